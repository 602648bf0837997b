package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.annotation.processing.Processor;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProcessorPathTest {
  private static final JavaFileObject RECORD = JavaFileObjects.forSourceString("game.Unit", """
      package game;

      @io.variantmapper.annotations.VariantDictionary
      record Unit(int hp) {}
      """);

  /** The first class represents auto-common. The second class represents Guava. */
  @ParameterizedTest
  @ValueSource(
      strings = {"com.google.auto.common.SuperficialValidation", "com.google.common.base.Optional"})
  void oldLibraryIsReportedOnce(String missing) throws Exception {
    try (URLClassLoader path = new PathWithout(missing)) {
      Compiled compiled = Compiled.of(
          List.of(RECORD),
          List.of(),
          processor(path, TemplateProcessor.class),
          processor(path, VariantProcessor.class));
      assertThat(compiled.messages())
          .singleElement()
          .asString()
          .startsWith("[VariantProcessorPath] The processor path lacks a library of Variant Mapper,"
              + " or has one that is too old: java.lang.NoClassDefFoundError: ")
          .contains("The path has auto-common-", "guava-");
    }
  }

  /** The missing class is first needed while a type is processed. */
  @Test
  void oldLibraryIsReportedIfOnlyHouseStylesAreUsed() throws Exception {
    JavaFileObject style = JavaFileObjects.forSourceString("game.Saved", """
        package game;

        @io.variantmapper.annotations.VariantDictionary.Template
        @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE)
        public @interface Saved {}
        """);
    Path jar = Compiled.of(style).directory();
    JavaFileObject unit =
        JavaFileObjects.forSourceString("game.Unit", "package game; @Saved record Unit(int hp) {}");
    try (URLClassLoader path = new PathWithout("com.google.auto.common.SuperficialValidation")) {
      Compiled compiled = Compiled.of(
          List.of(unit),
          List.of("-cp", Compiled.classPath(jar)),
          processor(path, TemplateProcessor.class),
          processor(path, VariantProcessor.class));
      assertThat(compiled.messages())
          .singleElement()
          .asString()
          .startsWith("[VariantProcessorPath] ");
    }
  }

  @Test
  void messageNamesAMissingLibrary() throws Exception {
    List<URL> jars = PathWithout.urls().stream()
        .filter(jar -> !jar.getPath().contains("auto-common"))
        .toList();
    try (URLClassLoader path = new PathWithout("", jars)) {
      Compiled compiled =
          Compiled.of(List.of(RECORD), List.of(), processor(path, VariantProcessor.class));
      assertThat(compiled.messages())
          .singleElement()
          .asString()
          .contains("The path has no auto-common, guava-");
    }
  }

  private static Processor processor(ClassLoader path, Class<?> type) throws Exception {
    return (Processor) path.loadClass(type.getName()).getDeclaredConstructor().newInstance();
  }

  /** Loads the classes of this test's class path again, except for one class. */
  private static final class PathWithout extends URLClassLoader {
    private final String missing;

    PathWithout(String missing) throws Exception {
      this(missing, urls());
    }

    PathWithout(String missing, List<URL> urls) {
      super(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
      this.missing = missing;
    }

    static List<URL> urls() throws Exception {
      List<URL> urls = new ArrayList<>();
      for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
        urls.add(Path.of(entry).toUri().toURL());
      }
      return urls;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (name.equals(missing)) {
        throw new ClassNotFoundException(name);
      }
      return super.findClass(name);
    }
  }
}
