package io.variantmapper.saves;

import io.variantmapper.runtime.UnsupportedVariantException;
import org.jspecify.annotations.Nullable;

/** Each block is a Zstandard frame. The library for Zstandard is optional. */
final class ZstdBlocks implements BlockCodec {
  private static final String MISSING =
      "Compression with Zstandard needs com.github.luben:zstd-jni on the class path or the module"
          + " path";

  /**
   * The maximum number of bytes per compressed byte: a repeated byte takes 4 bytes and expands to
   * up to 128 KiB.
   */
  private static final int MAX_EXPANSION = 1 << 15;

  private @Nullable ZstdLibrary library;

  @Override
  public int maxExpansion() {
    return MAX_EXPANSION;
  }

  @Override
  public byte[] compress(byte[] content, int start, int length) {
    try {
      return ZstdLibrary.compress(content, start, length);
    } catch (LinkageError e) {
      throw missing(e);
    }
  }

  @Override
  public void decompress(byte[] file, int start, int end, GrowingContent content, int length)
      throws DamagedBlockException {
    if (start == end) {
      throw DamagedBlockException.cutOff();
    }
    try {
      int found = library().decompress(file, start, end, content, length);
      if (found < length) {
        throw DamagedBlockException.tooShort(length, found);
      }
    } catch (LinkageError e) {
      throw missing(e);
    }
  }

  /**
   * Creates the library's context once for all blocks, because creating it takes longer than
   * compressing a block.
   */
  private ZstdLibrary library() {
    if (library == null) {
      library = new ZstdLibrary();
    }
    return library;
  }

  @Override
  public void close() {
    if (library != null) {
      library.close();
    }
  }

  private static UnsupportedVariantException missing(LinkageError error) {
    UnsupportedVariantException e = new UnsupportedVariantException(MISSING, 0);
    e.addSuppressed(error);
    return e;
  }
}
