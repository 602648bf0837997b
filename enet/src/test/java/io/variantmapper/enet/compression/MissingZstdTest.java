package io.variantmapper.enet.compression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.variantmapper.enet.CompressionMode;
import io.variantmapper.enet.HostOptions;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import org.junit.jupiter.api.Test;

class MissingZstdTest {
  private static final URL MODULE =
      HostOptions.class.getProtectionDomain().getCodeSource().getLocation();

  /** Expects that a call on classes without the library names the library. */
  private static void assertNamesLibrary(Call call) throws Exception {
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {MODULE}, ClassLoader.getPlatformClassLoader())) {
      Throwable thrown = catchThrowable(() -> call.run(loader));
      assertThat(thrown)
          .isInstanceOf(InvocationTargetException.class)
          .cause()
          .isInstanceOf(UnsupportedOperationException.class)
          .hasMessageContaining("com.github.luben:zstd-jni");
    }
  }

  private interface Call {
    void run(ClassLoader loader) throws Exception;
  }

  @Test
  void creationNamesTheMissingLibrary() throws Exception {
    assertNamesLibrary(loader ->
        loader.loadClass(DatagramCodecs.class.getName()).getMethod("zstd").invoke(null));
  }

  @Test
  void optionNamesTheMissingLibrary() throws Exception {
    assertNamesLibrary(loader -> {
      Class<?> mode = loader.loadClass(CompressionMode.class.getName());
      Object zstd = mode.getMethod("valueOf", String.class).invoke(null, "ZSTD");
      Object builder =
          loader.loadClass(HostOptions.class.getName()).getMethod("client").invoke(null);
      builder.getClass().getMethod("compression", mode).invoke(builder, zstd);
    });
  }
}
