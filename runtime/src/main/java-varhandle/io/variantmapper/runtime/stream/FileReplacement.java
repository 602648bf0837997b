package io.variantmapper.runtime.stream;

import java.io.File;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Objects;
import java.util.Set;

/** Replaces files on a JVM by an atomic rename, with {@code java.nio.file}. */
final class FileReplacement {
  /** The suffix of each new file's name. */
  static final String SUFFIX = ".tmp";

  private FileReplacement() {}

  /** Creates an empty file that other users can neither read nor write. */
  static File create(String prefix, File folder) throws IOException {
    return Files.createTempFile(folder.toPath(), prefix, SUFFIX).toFile();
  }

  /** Gives {@code source} the permissions of {@code target}, if {@code target} exists. */
  static void copyPermissions(File target, File source) throws IOException {
    // Windows has no POSIX permissions. Some file systems can't change permissions, so this method
    // changes them only if the permissions of the two files differ.
    if (target.exists() && isPosix()) {
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

  /**
   * Writes the new name of the file to the disk. Does nothing on Windows, where a folder can't be
   * opened, and does nothing if the folder is not readable. If the thread is interrupted, the name
   * is still written, and the thread stays interrupted.
   */
  static void syncFolder(File target) throws IOException {
    Path folder = Objects.requireNonNull(target.toPath().toAbsolutePath().getParent());
    if (!isPosix() || !Files.isReadable(folder)) {
      return;
    }
    boolean isInterrupted = false;
    try {
      while (!isSynced(folder)) {
        isInterrupted |= Thread.interrupted();
      }
    } finally {
      if (isInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /**
   * Writes the names of the files in the folder to the disk. Returns false if the thread is
   * interrupted, because an interrupted thread can't use a channel.
   */
  private static boolean isSynced(Path folder) throws IOException {
    try (FileChannel names = FileChannel.open(folder, StandardOpenOption.READ)) {
      names.force(true);
      return true;
    } catch (ClosedByInterruptException e) {
      return false;
    }
  }

  private static boolean isPosix() {
    return File.separatorChar == '/';
  }
}
