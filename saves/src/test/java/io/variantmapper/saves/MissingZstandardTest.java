package io.variantmapper.saves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.VariantFormat;
import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Runs the module in a class loader that does not have zstd-jni. */
public class MissingZstandardTest {
  private static URL[] withoutZstandard() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> !entry.contains("zstd-jni"))
        .map(MissingZstandardTest::url)
        .toArray(URL[]::new);
  }

  private static URL url(String entry) {
    try {
      return new File(entry).toURI().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** Runs in the other class loader. */
  public static void readAndWriteZstandard() {
    byte[] other = GodotFile.compressed(Compression.GZIP).pack(new byte[5], VariantFormat.GODOT_4);
    assertThat(GodotFile.plain().unpack(other, VariantFormat.GODOT_4)).hasSize(5);
    byte[] file = other.clone();
    file[4] = (byte) Compression.ZSTD.mode();
    assertMissing(() -> GodotFile.plain().unpack(file, VariantFormat.GODOT_4));
    assertMissing(
        () -> GodotFile.compressed(Compression.ZSTD).pack(new byte[5], VariantFormat.GODOT_4));
  }

  private static void assertMissing(Runnable use) {
    assertThatThrownBy(use::run)
        .isInstanceOf(io.variantmapper.runtime.UnsupportedVariantException.class)
        .hasMessageContaining("needs com.github.luben:zstd-jni");
  }

  @Test
  void otherFilesAreReadAndMessageForZstandardNamesTheLibrary() throws Exception {
    try (URLClassLoader loader =
        new URLClassLoader(withoutZstandard(), ClassLoader.getPlatformClassLoader())) {
      Method test =
          loader.loadClass(MissingZstandardTest.class.getName()).getMethod("readAndWriteZstandard");
      test.invoke(null);
    } catch (InvocationTargetException e) {
      throw new AssertionError(e.getCause());
    }
  }
}
