package io.variantmapper.enet.compression;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdCompressCtx;
import com.github.luben.zstd.ZstdDecompressCtx;
import com.github.luben.zstd.ZstdException;

/**
 * Each datagram is a frame of Zstandard. Only this class uses zstd-jni, so that the JVM links the
 * library only for hosts that need it.
 */
final class ZstdCodec implements DatagramCodec {
  /** Zstandard's own default, which engines also use. */
  private static final int LEVEL = 3;

  private final ZstdCompressCtx compressing = new ZstdCompressCtx().setLevel(LEVEL);
  private final ZstdDecompressCtx decompressing = new ZstdDecompressCtx();

  /** Has room for any frame, because the library throws an exception if the room is too small. */
  private byte[] frame = {};

  @Override
  public int compress(
      byte[] source, int offset, int length, byte[] target, int targetOffset, int room) {
    int maxSize = Math.toIntExact(Zstd.compressBound(length));
    if (maxSize > frame.length) {
      frame = new byte[maxSize];
    }
    int size = compressing.compressByteArray(frame, 0, maxSize, source, offset, length);
    if (size > room) {
      return 0;
    }
    System.arraycopy(frame, 0, target, targetOffset, size);
    return size;
  }

  @Override
  public int decompress(
      byte[] source, int offset, int length, byte[] target, int targetOffset, int room) {
    try {
      return decompressing.decompressByteArray(target, targetOffset, room, source, offset, length);
    } catch (ZstdException e) {
      return 0;
    }
  }

  @Override
  public void close() {
    compressing.close();
    decompressing.close();
  }
}
