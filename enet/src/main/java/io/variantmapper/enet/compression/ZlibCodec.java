package io.variantmapper.enet.compression;

import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Each datagram is a zlib stream. */
final class ZlibCodec implements DatagramCodec {
  private final Deflater deflater = new Deflater();
  private final Inflater inflater = new Inflater();

  @Override
  public int compress(
      byte[] source, int offset, int length, byte[] target, int targetOffset, int room) {
    deflater.reset();
    deflater.setInput(source, offset, length);
    deflater.finish();
    int size = deflater.deflate(target, targetOffset, room);
    return deflater.finished() ? size : 0;
  }

  @Override
  public int decompress(
      byte[] source, int offset, int length, byte[] target, int targetOffset, int room) {
    inflater.reset();
    inflater.setInput(source, offset, length);
    try {
      int size = inflater.inflate(target, targetOffset, room);
      return inflater.finished() ? size : 0;
    } catch (DataFormatException e) {
      return 0;
    }
  }

  @Override
  public void close() {
    deflater.end();
    inflater.end();
  }
}
