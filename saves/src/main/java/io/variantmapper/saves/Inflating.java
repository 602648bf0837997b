package io.variantmapper.saves;

import java.io.ByteArrayOutputStream;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Runs the JDK's inflater and deflater over one block. */
final class Inflating {
  /**
   * The maximum number of bytes to which Deflate expands one byte: 258 bytes take at least 2 bits.
   */
  static final int MAX_EXPANSION = 1032;

  private Inflating() {}

  /**
   * Inflates exactly {@code length} bytes, and returns the number of bytes that are left in the
   * input.
   */
  static int inflate(
      boolean raw, byte[] file, int start, int end, GrowingContent content, int length)
      throws DamagedBlockException {
    Inflater inflater = new Inflater(raw);
    try {
      inflater.setInput(file, start, end - start);
      int found = inflate(inflater, content, length);
      if (found < length) {
        throw DamagedBlockException.tooShort(length, found);
      }
      return inflater.getRemaining();
    } catch (DataFormatException e) {
      throw new DamagedBlockException(e.getMessage() == null ? "invalid data" : e.getMessage());
    } finally {
      inflater.end();
    }
  }

  private static int inflate(Inflater inflater, GrowingContent content, int length)
      throws DataFormatException, DamagedBlockException {
    byte[] tooMuch = new byte[1];
    int found = 0;
    while (!inflater.finished()) {
      boolean isFull = found == length;
      int room = isFull ? 0 : Math.min(content.room(1), length - found);
      int inflated = isFull
          ? inflater.inflate(tooMuch)
          : inflater.inflate(content.array(), content.size(), room);
      if (inflated > 0 && isFull) {
        throw DamagedBlockException.tooLong(length);
      }
      if (inflater.needsDictionary()) {
        throw new DamagedBlockException("it needs a dictionary");
      }
      if (inflated == 0 && !inflater.finished()) {
        throw DamagedBlockException.cutOff();
      }
      content.advance(inflated);
      found += inflated;
    }
    return found;
  }

  static void deflate(
      boolean raw, byte[] content, int start, int length, ByteArrayOutputStream out) {
    Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, raw);
    try {
      deflater.setInput(content, start, length);
      deflater.finish();
      byte[] chunk = new byte[4096];
      while (!deflater.finished()) {
        out.write(chunk, 0, deflater.deflate(chunk));
      }
    } finally {
      deflater.end();
    }
  }
}
