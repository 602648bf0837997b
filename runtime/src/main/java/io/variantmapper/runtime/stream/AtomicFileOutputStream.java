package io.variantmapper.runtime.stream;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Objects;

/**
 * Replaces a file as a whole: the bytes go to a new file beside it, which takes its name on {@link
 * #commit}. Whatever happens before that, the old file stays as it was. If the process is killed,
 * the new file is left, until the same file is written again an hour later or more.
 *
 * <p>On a JVM, except on Windows, the new file gets the permissions of the old one; its owner is
 * the user who writes. If the target is a symbolic link, the link itself is replaced; to replace
 * the file that it leads to, pass {@link File#getCanonicalFile}.
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
  /** An unfinished file of this age is of a process that was killed. */
  private static final long LEFTOVER_MILLIS = 60L * 60 * 1000;

  private final File target;
  private final File unfinished;
  private final FileOutputStream out;
  private boolean open = true;

  /**
   * Makes the new file in the folder of {@code target}, for a rename works within one file system
   * only.
   *
   * @throws IOException if the folder is not there or not writable
   */
  public AtomicFileOutputStream(File target) throws IOException {
    this.target = Objects.requireNonNull(target, "target");
    File folder = target.getAbsoluteFile().getParentFile();
    // Not the target's name: with more behind it, a long one is longer than file systems take.
    String prefix = "new" + Integer.toHexString(target.getName().hashCode()) + "-";
    this.unfinished = File.createTempFile(prefix, ".tmp", folder);
    removeLeftovers(folder, prefix);
    this.out = new FileOutputStream(unfinished);
    try {
      FileReplacement.copyPermissions(target, unfinished);
    } catch (IOException e) {
      close();
      throw e;
    }
  }

  /** Removes what is left of a process that was killed before it had written all. */
  private static void removeLeftovers(File folder, String prefix) {
    String[] names = folder.list();
    long old = System.currentTimeMillis() - LEFTOVER_MILLIS;
    for (String name : names == null ? new String[0] : names) {
      File file = new File(folder, name);
      if (name.startsWith(prefix) && file.lastModified() < old && !file.delete()) {
        // Another process was faster, or the next save tries again.
        return;
      }
    }
  }

  @Override
  public void write(int b) throws IOException {
    out.write(b);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, bytes.length);
    out.write(bytes, offset, length);
  }

  /**
   * Brings the bytes to the disk and lets them take the target's place.
   *
   * @throws IOException if that fails; the old file is still there then
   */
  public void commit() throws IOException {
    out.getFD().sync();
    out.close();
    FileReplacement.move(unfinished, target);
    open = false;
  }

  /** Throws away what was written, unless it was committed. */
  @Override
  public void close() throws IOException {
    if (open) {
      open = false;
      out.close();
      if (!unfinished.delete()) {
        throw new IOException("Could not remove " + unfinished);
      }
    }
  }
}
