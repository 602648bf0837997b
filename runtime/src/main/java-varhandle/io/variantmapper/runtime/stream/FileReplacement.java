package io.variantmapper.runtime.stream;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Set;

/** The atomic rename of {@code java.nio.file}. */
final class FileReplacement {
  private FileReplacement() {}

  /** Gives {@code source} the permissions of {@code target}, if that file exists. */
  static void copyPermissions(File target, File source) throws IOException {
    // Windows has no POSIX permissions. Some file systems can't change them, and need not.
    if (target.exists() && File.separatorChar == '/') {
      Set<PosixFilePermission> old = Files.getPosixFilePermissions(target.toPath());
      if (!old.equals(Files.getPosixFilePermissions(source.toPath()))) {
        Files.setPosixFilePermissions(source.toPath(), old);
      }
    }
  }

  static void move(File source, File target) throws IOException {
    Files.move(
        source.toPath(),
        target.toPath(),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }
}
