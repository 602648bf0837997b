package io.variantmapper.runtime.stream;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;

/** The atomic rename of {@code java.nio.file}. */
final class FileReplacement {
  private FileReplacement() {}

  static void move(File source, File target) throws IOException {
    Files.move(
        source.toPath(),
        target.toPath(),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }
}
