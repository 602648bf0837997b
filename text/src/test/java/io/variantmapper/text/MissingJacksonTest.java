package io.variantmapper.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Runs the module in a class loader that does not have jackson-core. */
public class MissingJacksonTest {
  private static URL[] withoutJackson() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> !entry.contains("jackson-core"))
        .map(MissingJacksonTest::url)
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
  public static void useJsonAndText() {
    Variant value = Variant.of(7);
    assertThat(VariantText.write(value, VariantFormat.GODOT_4)).isEqualTo("7");
    assertMissing(() -> VariantJson.write(value, VariantFormat.GODOT_4));
    assertMissing(() -> VariantJson.parse("\"i:7\"", VariantFormat.GODOT_4));
  }

  private static void assertMissing(Runnable use) {
    assertThatThrownBy(use::run)
        .isInstanceOf(io.variantmapper.runtime.UnsupportedVariantException.class)
        .hasMessageContaining("needs tools.jackson.core:jackson-core");
  }

  @Test
  void textIsWrittenAndMessageForJsonNamesTheLibrary() throws Exception {
    try (URLClassLoader loader =
        new URLClassLoader(withoutJackson(), ClassLoader.getPlatformClassLoader())) {
      Method test =
          loader.loadClass(MissingJacksonTest.class.getName()).getMethod("useJsonAndText");
      test.invoke(null);
    } catch (InvocationTargetException e) {
      throw new AssertionError(e.getCause());
    }
  }
}
