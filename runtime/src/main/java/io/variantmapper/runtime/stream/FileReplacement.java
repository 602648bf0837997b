package io.variantmapper.runtime.stream;

import java.io.File;
import java.io.IOException;

/**
 * Renames files atomically, with methods that Android has. On a JVM, a class in
 * {@code META-INF/versions} of the jar takes the place of this class. That class uses
 * {@code java.nio.file}, which can also replace files on Windows.
 */
final class FileReplacement {
  /** The suffix of the names of new files. */
  static final String SUFFIX = ".tmp";

  private FileReplacement() {}

  /** Creates an empty file. */
  static File create(String prefix, File folder) throws IOException {
    return File.createTempFile(prefix, SUFFIX, folder);
  }

  /** Does nothing, because Android protects the files of an app from other apps. */
  static void copyPermissions(File target, File source) throws IOException {}

  static void move(File source, File target) throws IOException {
    if (!source.renameTo(target)) {
      throw new IOException("Could not rename " + source + " to " + target);
    }
  }

  /** Does nothing, because Android offers no way to write the folder to the disk. */
  static void syncFolder(File target) throws IOException {}
}
