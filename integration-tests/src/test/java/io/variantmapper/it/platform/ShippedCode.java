package io.variantmapper.it.platform;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Our code that users run: the runtime, and the code that the processor generates.
 *
 * @param root the jar or folder that contains the code
 * @param classes the classes that are checked
 */
record ShippedCode(String name, Path root, List<ClassFile> classes) {

  /** Returns the runtime's classes for all platforms. */
  static ShippedCode runtime() {
    Path jar = BuiltJar.runtime();
    List<ClassFile> portable =
        ClassFiles.of(jar).stream().filter(file -> !file.isVersioned()).toList();
    return new ShippedCode("runtime", jar, portable);
  }

  /** Returns the classes that a JVM loads instead of the portable classes. */
  static ShippedCode runtimeOfJvms() {
    Path jar = BuiltJar.runtime();
    List<ClassFile> versioned =
        ClassFiles.of(jar).stream().filter(ClassFile::isVersioned).toList();
    return new ShippedCode("runtime on JVMs", jar, versioned);
  }

  /** Returns the generated code of the sample and of each of the processor's golden sources. */
  static Stream<ShippedCode> generated() throws IOException {
    Stream<ShippedCode> goldens = GoldenCase.all().stream()
        .map(golden -> generatedIn("golden/" + golden, GoldenConsumer.classes(golden)));
    return Stream.concat(Stream.of(generatedIn("sample", BuiltJar.sample())), goldens);
  }

  /** Returns all code that must be portable. */
  static Stream<ShippedCode> portable() throws IOException {
    return Stream.concat(Stream.of(runtime()), generated());
  }

  /**
   * Returns a class of these tests as if it were shipped, after copying it to a separate folder.
   */
  static ShippedCode asIf(Class<?> type, Path folder) throws IOException {
    String path = type.getName().replace('.', '/') + ".class";
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    try (InputStream bytes = type.getClassLoader().getResourceAsStream(path)) {
      Files.copy(Objects.requireNonNull(bytes), file);
    }
    return new ShippedCode(type.getSimpleName(), folder, ClassFiles.of(folder));
  }

  private static ShippedCode generatedIn(String name, Path root) {
    List<ClassFile> classes =
        ClassFiles.of(root).stream().filter(ClassFile::isGenerated).toList();
    return new ShippedCode(name, root, classes);
  }

  @Override
  public String toString() {
    return name;
  }
}
