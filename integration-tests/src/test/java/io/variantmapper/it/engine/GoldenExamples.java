package io.variantmapper.it.engine;

import io.variantmapper.it.mapping.MappedObject;
import io.variantmapper.runtime.VariantSerializer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A golden case of the processor, with its generated GDScript and with examples of its objects.
 *
 * @param name the name of the golden case
 * @param classes the folder of the compiled classes
 */
record GoldenExamples(String name, Path classes) {
  private static final Path GOLDEN = Path.of("../processor/src/test/resources/golden");

  /**
   * The golden cases that can have changes, because they contain no hierarchies and keep no unknown
   * keys.
   */
  private static final List<String> WITH_CHANGES = List.of(
      "bean",
      "builder",
      "changes",
      "containers",
      "defaults",
      "empty",
      "enums",
      "fluent",
      "foreign",
      "generic",
      "keys",
      "mixin",
      "nested",
      "nulls",
      "own",
      "printed",
      "record",
      "scalars",
      "times",
      "types",
      "values");

  /** Compiles all golden cases into a folder, with additional options for the processor. */
  static List<GoldenExamples> compile(Path folder, String... more) throws IOException {
    try (Stream<Path> goldens = Files.list(GOLDEN)) {
      return goldens.sorted().map(golden -> compile(golden, folder, more)).toList();
    }
  }

  /**
   * Compiles the golden cases in {@link #WITH_CHANGES}. In them, each Dictionary type gets {@code
   * changes = true}, unless the type sets this option itself.
   */
  static List<GoldenExamples> compileWithChanges(Path folder) throws IOException {
    List<GoldenExamples> examples = new ArrayList<>();
    for (String name : WITH_CHANGES) {
      Path sources = Files.createDirectories(folder.resolve("sources").resolve(name));
      try (Stream<Path> files = Files.list(GOLDEN.resolve(name))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Files.writeString(
              sources.resolve(file.getFileName().toString()), withChanges(Files.readString(file)));
        }
      }
      examples.add(compile(sources, folder));
    }
    return examples;
  }

  private static String withChanges(String source) {
    String mark = "@VariantDictionary";
    return source
        .replaceAll(mark + "\\((?!changes)", mark + "(changes = true, ")
        .replaceAll(mark + "(?=\n(?!.*sealed))", mark + "(changes = true)");
  }

  private static GoldenExamples compile(Path golden, Path folder, String... more) {
    String name = golden.getFileName().toString();
    // The classes of all golden cases are in one Godot project, where their names are global.
    String prefix = "-Avariant.gdscript.prefix=Golden"
        + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    try (Stream<Path> sources = Files.list(golden)) {
      Path classes = Files.createDirectories(folder.resolve(name));
      Compilation.run(
          sources.filter(Files::isRegularFile).toList(),
          classes,
          Stream.concat(Stream.of(prefix), Stream.of(more)).toArray(String[]::new));
      return new GoldenExamples(name, classes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the examples of the golden case. */
  List<MappedObject> objects() throws ReflectiveOperationException, IOException {
    // The loader stays open, because the serializers load classes when they run.
    ClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()});
    var values = loader.loadClass("game.Examples").getDeclaredMethod("values");
    values.setAccessible(true);
    List<?> examples = (List<?>) values.invoke(null);
    return examples.stream()
        .map(value -> object(value.getClass(), value, loader))
        .toList();
  }

  /**
   * Returns the object with the serializer of its class. If the class does not have a serializer,
   * the object gets the serializer of a type that the class extends or implements.
   */
  @SuppressWarnings("unchecked") // The serializer was generated for this type.
  private static MappedObject object(Class<?> type, Object value, ClassLoader loader) {
    try {
      String serializer = type.getName().replace('$', '_') + "VariantSerializer";
      var instance = loader.loadClass(serializer).getDeclaredField("INSTANCE");
      instance.setAccessible(true);
      return new MappedObject(type, (VariantSerializer<Object>) instance.get(null), value);
    } catch (ClassNotFoundException e) {
      return Stream.concat(Stream.ofNullable(type.getSuperclass()), Stream.of(type.getInterfaces()))
          .filter(above -> above.getName().startsWith("game."))
          .map(above -> object(above, value, loader))
          .findFirst()
          .orElseThrow();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
