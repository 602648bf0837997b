package io.variantmapper.runtime.stream;

import java.io.File;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Replaces a file as a whole. Writes the bytes to a new file in the same folder. {@link #commit}
 * gives the new file the target's name; until then, the old file does not change.
 *
 * <p>If the process is killed, the new file remains. The next replacement of the same target
 * removes this file, if it is then at least an hour old.
 *
 * <p>On a JVM, except on Windows, the new file gets the permissions of the old file. If there is no
 * old file, only the user who runs the process can read or write the new file. The owner of the new
 * file is always the user who runs the process. If the target is a symbolic link, the link itself
 * is replaced. To replace the linked file, pass the result of {@link File#getCanonicalFile}.
 *
 * <pre>{@code
 * try (AtomicFileOutputStream file = new AtomicFileOutputStream(save)) {
 *   PacketOutputStream out = new PacketOutputStream(file, VariantFormat.GODOT_4);
 *   out.send(WorldVariantSerializer.INSTANCE, world);
 *   file.commit();
 * }
 * }</pre>
 */
public final class AtomicFileOutputStream extends OutputStream {
  /**
   * An unfinished file that is older than this is assumed to come from a process that was killed.
   */
  private static final long LEFTOVER_MILLIS = 60L * 60 * 1000;

  private final File target;
  private final File unfinished;
  private final FileOutputStream out;
  private boolean open = true;

  /** Whether a write failed, so that bytes are missing. */
  private boolean isIncomplete;

  /**
   * Creates the new file in the folder of {@code target}, because a rename works only within one
   * file system.
   *
   * @throws IOException if the folder does not exist or is not writable
   */
  public AtomicFileOutputStream(File target) throws IOException {
    this.target = Objects.requireNonNull(target, "target");
    File folder = target.getAbsoluteFile().getParentFile();
    if (folder == null) {
      throw new IOException(
          "Found " + target + ", which is the root of a file system. Give a file");
    } else if (!folder.isDirectory()) {
      throw new FileNotFoundException("Can't write " + target + ", because the folder " + folder
          + " does not exist. Create it");
    }
    // The prefix contains a hash in place of the target's name, because the whole name with a
    // suffix could be too long for the file system.
    String prefix = "new" + Integer.toHexString(target.getName().hashCode()) + "-";
    removeLeftovers(folder, prefix);
    this.unfinished = FileReplacement.create(prefix, folder);
    this.out = open(unfinished, target);
  }

  /**
   * Opens the new file and gives it the permissions of the old file. If this fails, removes the new
   * file.
   */
  private static FileOutputStream open(File unfinished, File target) throws IOException {
    FileOutputStream out = null;
    try {
      out = new FileOutputStream(unfinished);
      FileReplacement.copyPermissions(target, unfinished);
      return out;
    } catch (Throwable e) {
      try {
        discard(out, unfinished);
      } catch (IOException suppressed) {
        e.addSuppressed(suppressed);
      }
      throw e;
    }
  }

  /** Closes and removes the new file; removes it even if it can't be closed. */
  private static void discard(@Nullable FileOutputStream out, File unfinished) throws IOException {
    try {
      if (out != null) {
        out.close();
      }
    } finally {
      remove(unfinished);
    }
  }

  private static void remove(File unfinished) throws IOException {
    if (!unfinished.delete()) {
      throw new IOException("Could not remove " + unfinished);
    }
  }

  /** Removes unfinished files of processes that were killed. */
  private static void removeLeftovers(File folder, String prefix) {
    String[] names = folder.list();
    long old = System.currentTimeMillis() - LEFTOVER_MILLIS;
    for (String name : names == null ? new String[0] : names) {
      File file = new File(folder, name);
      boolean isOurs = name.startsWith(prefix) && name.endsWith(FileReplacement.SUFFIX);
      if (isOurs && file.lastModified() < old && !file.delete()) {
        // Another process has removed the file, or the next replacement tries again.
        return;
      }
    }
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, bytes.length);
    boolean isWritten = false;
    try {
      out.write(bytes, offset, length);
      isWritten = true;
    } finally {
      isIncomplete |= !isWritten;
    }
  }

  /**
   * Writes all bytes to the disk and replaces the target with the new file. On a JVM, except on
   * Windows, also writes the changed folder to the disk.
   *
   * @throws IOException if one of these steps fails; the target is then either the whole old file
   *     or the whole new file. The exception is also thrown if an earlier write failed, even if the
   *     failure was hidden, for example by a {@code PrintStream}; then the old file is unchanged
   */
  public void commit() throws IOException {
    if (isIncomplete) {
      throw new IOException(
          "Could not replace " + target + ", because a write failed and bytes are missing.");
    }
    out.getFD().sync();
    out.close();
    FileReplacement.move(unfinished, target);
    open = false;
    FileReplacement.syncFolder(target);
  }

  /** Closes the stream, and deletes the new file unless it was committed. */
  @Override
  public void close() throws IOException {
    if (open) {
      open = false;
      discard(out, unfinished);
    }
  }
}
