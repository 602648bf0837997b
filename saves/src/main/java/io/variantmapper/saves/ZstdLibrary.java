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

  /** Returns the number of bytes that were decompressed: at most {@code length}. */
  int decompress(byte[] file, int start, int end, byte[] content, int at, int length)
      throws DamagedBlockException {
    try {
      return context.decompressByteArray(content, at, length, file, start, end - start);
    } catch (ZstdException e) {
      String message = e.getMessage();
      throw new DamagedBlockException(message == null ? "invalid data" : message);
    }
  }

  void close() {
    context.close();
  }
}
