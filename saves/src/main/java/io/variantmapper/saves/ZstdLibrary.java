package io.variantmapper.saves;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdDecompressCtx;
import com.github.luben.zstd.ZstdException;
import java.util.Arrays;

/**
 * Calls zstd-jni. Only this class uses the library, so that the JVM links it only when a file needs
 * it.
 */
final class ZstdLibrary {
  /** Zstandard's own default, which engines also use. */
  private static final int LEVEL = 3;

  private final ZstdDecompressCtx context = new ZstdDecompressCtx();

  static byte[] compress(byte[] content, int start, int length) {
    byte[] frame = new byte[Math.toIntExact(Zstd.compressBound(length))];
    long size =
        Zstd.compressByteArray(frame, 0, frame.length, content, start, length, LEVEL, false);
    return Arrays.copyOf(frame, Math.toIntExact(size));
  }

  /**
   * Adds decompressed bytes to a content, and returns their number: at most {@code length}. The
   * library fills the array in one call. While the array is too small, it grows, and the call is
   * repeated. So a damaged block makes the array at most twice as large as its sound beginning.
   */
  int decompress(byte[] file, int start, int end, GrowingContent content, int length)
      throws DamagedBlockException {
    int room = 0;
    while (true) {
      room = Math.min(length, content.room(Math.min(length, room + 1)));
      try {
        int found = context.decompressByteArray(
            content.array(), content.size(), room, file, start, end - start);
        content.advance(found);
        return found;
      } catch (ZstdException e) {
        if (room == length || e.getErrorCode() != Zstd.errDstSizeTooSmall()) {
          String message = e.getMessage();
          throw new DamagedBlockException(message == null ? "invalid data" : message);
        }
      }
    }
  }

  void close() {
    context.close();
  }
}
