package io.variantmapper.runtime.stream;

import java.io.File;
import java.io.IOException;

/**
 * The atomic rename, with what Android has. On a JVM the jar's {@code META-INF/versions} puts one
 * with {@code java.nio.file} in its place, which replaces files on Windows too.
 */
final class FileReplacement {
  private FileReplacement() {}

  /** Android keeps an app's files from others. */
  static void copyPermissions(File target, File source) throws IOException {}

  static void move(File source, File target) throws IOException {
    if (!source.renameTo(target)) {
      throw new IOException("Could not rename " + source + " to " + target);
    }
  }
}
