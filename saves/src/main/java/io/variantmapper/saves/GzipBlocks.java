package io.variantmapper.saves;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.CRC32;

/**
 * Each block is a gzip member. {@code GZIPInputStream} is not used, because it accepts bytes after
 * the member.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc1952">RFC 1952</a>
 */
final class GzipBlocks implements BlockCodec {
  /**
   * The header that engines write: magic, Deflate as the method, no flags, no time, no extra flags,
   * and Unix as the operating system.
   */
  private static final byte[] HEADER = {0x1F, (byte) 0x8B, 8, 0, 0, 0, 0, 0, 0, 3};

  private static final int FLAGS = 3;
  private static final int TRAILER = 8;

  private static final int HAS_HEADER_CHECKSUM = 2;
  private static final int HAS_EXTRA = 4;
  private static final int HAS_NAME = 8;
  private static final int HAS_COMMENT = 16;
  private static final int RESERVED_FLAGS = 0xE0;

  @Override
  public int maxExpansion() {
    return Inflating.MAX_EXPANSION;
  }

  @Override
  public byte[] compress(byte[] content, int start, int length) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(HEADER, 0, HEADER.length);
    Inflating.deflate(true, content, start, length, out);
    byte[] trailer = ByteBuffer.allocate(TRAILER)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putInt((int) checksum(content, start, length))
        .putInt(length)
        .array();
    out.write(trailer, 0, trailer.length);
    return out.toByteArray();
  }

  @Override
  public void decompress(byte[] file, int start, int end, GrowingContent content, int length)
      throws DamagedBlockException {
    int data = headerEnd(file, start, end);
    int left = Inflating.inflate(true, file, data, end, content, length);
    if (left < TRAILER) {
      throw DamagedBlockException.cutOff();
    }
    if (left > TRAILER) {
      throw DamagedBlockException.trailing(left - TRAILER);
    }
    ByteBuffer trailer =
        ByteBuffer.wrap(file, end - TRAILER, TRAILER).order(ByteOrder.LITTLE_ENDIAN);
    long checksum = checksum(content.array(), content.size() - length, length);
    if (trailer.getInt() != (int) checksum || trailer.getInt() != length) {
      throw new DamagedBlockException("its checksum or its length is wrong");
    }
  }

  private static int headerEnd(byte[] file, int start, int end) throws DamagedBlockException {
    if (end - start < HEADER.length) {
      throw DamagedBlockException.cutOff();
    }
    for (int i = 0; i < FLAGS; i++) {
      if (file[start + i] != HEADER[i]) {
        throw new DamagedBlockException("it does not begin with a gzip header");
      }
    }
    int flags = file[start + FLAGS];
    if ((flags & RESERVED_FLAGS) != 0) {
      throw new DamagedBlockException("its gzip header has unknown flags");
    }
    int at = start + HEADER.length;
    if ((flags & HAS_EXTRA) != 0) {
      at = after(at, 2, end);
      at = after(at, word(file, at - 2), end);
    }
    if ((flags & HAS_NAME) != 0) {
      at = afterText(file, at, end);
    }
    if ((flags & HAS_COMMENT) != 0) {
      at = afterText(file, at, end);
    }
    return (flags & HAS_HEADER_CHECKSUM) == 0 ? at : afterChecksum(file, start, at, end);
  }

  private static int after(int at, int count, int end) throws DamagedBlockException {
    if (count > end - at) {
      throw DamagedBlockException.cutOff();
    }
    return at + count;
  }

  private static int afterText(byte[] file, int start, int end) throws DamagedBlockException {
    int at = start;
    while (at < end && file[at] != 0) {
      at++;
    }
    return after(at, 1, end);
  }

  private static int afterChecksum(byte[] file, int start, int at, int end)
      throws DamagedBlockException {
    int next = after(at, 2, end);
    if (word(file, at) != (int) (checksum(file, start, at - start) & 0xFFFF)) {
      throw new DamagedBlockException("the checksum of its header is wrong");
    }
    return next;
  }

  private static int word(byte[] file, int at) {
    return (file[at] & 0xFF) | (file[at + 1] & 0xFF) << 8;
  }

  private static long checksum(byte[] bytes, int start, int length) {
    CRC32 sum = new CRC32();
    sum.update(bytes, start, length);
    return sum.getValue();
  }
}
