package io.variantmapper.it.platform;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Finds the class files in a jar, or in a folder and its subfolders. */
final class ClassFiles {
  private ClassFiles() {}

  static List<ClassFile> of(Path root) {
    if (Files.isDirectory(root)) {
      return below(root);
    }
    try (FileSystem jar = FileSystems.newFileSystem(root)) {
      return below(jar.getPath("/"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<ClassFile> below(Path root) {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(file -> file.toString().endsWith(".class"))
          .filter(file -> !file.endsWith("module-info.class"))
          .map(file -> read(root, file))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ClassFile read(Path root, Path file) {
    try {
      String path = root.relativize(file).toString().replace('\\', '/');
      return new ClassFile(path, Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
