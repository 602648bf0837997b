package io.variantmapper.enet.compression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import org.junit.jupiter.api.Test;

class MissingZstdTest {
  @Test
  void creationNamesTheMissingLibrary() throws Exception {
    URL module = DatagramCodecs.class.getProtectionDomain().getCodeSource().getLocation();
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {module}, ClassLoader.getPlatformClassLoader())) {
      Class<?> codecs = loader.loadClass(DatagramCodecs.class.getName());
      Throwable thrown = catchThrowable(() -> codecs.getMethod("zstd").invoke(null));
      assertThat(thrown)
          .isInstanceOf(InvocationTargetException.class)
          .cause()
          .isInstanceOf(UnsupportedOperationException.class)
          .hasMessageContaining("com.github.luben:zstd-jni");
    }
  }
}
