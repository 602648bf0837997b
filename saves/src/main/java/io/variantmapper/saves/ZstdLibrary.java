package io.variantmapper.saves;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdDecompressCtx;
import com.github.luben.zstd.ZstdException;
import com.github.luben.zstd.ZstdInputStreamNoFinalizer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;

/**
 * Calls zstd-jni. Only this class uses the library, so that the JVM links it only when a file needs
 * it.
 */
final class ZstdLibrary {
  /** Zstandard's own default, which engines also use. */
  private static final int LEVEL = 3;

  /** The maximum number of bytes of a block inside a frame of Zstandard. */
  private static final int MAX_FRAME_BLOCK = 1 << 17;

  /** The binary logarithm of the largest window that the library accepts by default: 128 MiB. */
  private static final int DEFAULT_LONG_MAX = 27;

  private final ZstdDecompressCtx context = new ZstdDecompressCtx();

  static byte[] compress(byte[] content, int start, int length) {
    byte[] frame = new byte[Math.toIntExact(Zstd.compressBound(length))];
    long size =
        Zstd.compressByteArray(frame, 0, frame.length, content, start, length, LEVEL, false);
    return Arrays.copyOf(frame, Math.toIntExact(size));
  }

  /** Adds decompressed bytes to a content, and returns their number: at most {@code length}. */
  int decompress(byte[] file, int start, int end, GrowingContent content, int length)
      throws DamagedBlockException {
    try {
      return content.room(Math.min(length, MAX_FRAME_BLOCK)) >= length
          ? decompressAtOnce(file, start, end, content, length)
          : decompressInSteps(file, start, end, content, length);
    } catch (ZstdException | IOException e) {
      String message = e.getMessage();
      throw new DamagedBlockException(message == null ? "invalid data" : message);
    }
  }

  private int decompressAtOnce(
      byte[] file, int start, int end, GrowingContent content, int length) {
    int found = context.decompressByteArray(
        content.array(), content.size(), length, file, start, end - start);
    content.advance(found);
    return found;
  }

  /** Decompresses a block for which there is no room before its bytes have arrived. */
  private static int decompressInSteps(
      byte[] file, int start, int end, GrowingContent content, int length)
      throws DamagedBlockException, IOException {
    try (ZstdInputStreamNoFinalizer in =
        new ZstdInputStreamNoFinalizer(new ByteArrayInputStream(file, start, end - start))) {
      // The window of an honest frame may be as large as its content.
      in.setLongMax(
          Math.max(DEFAULT_LONG_MAX, Integer.SIZE - Integer.numberOfLeadingZeros(length)));
      int found = 0;
      int read = 0;
      while (found < length && read >= 0) {
        int room = Math.min(content.room(1), length - found);
        read = in.read(content.array(), content.size(), room);
        content.advance(Math.max(read, 0));
        found += Math.max(read, 0);
      }
      if (read >= 0 && in.read() >= 0) {
        throw DamagedBlockException.tooLong(length);
      }
      return found;
    }
  }

  void close() {
    context.close();
  }
}
