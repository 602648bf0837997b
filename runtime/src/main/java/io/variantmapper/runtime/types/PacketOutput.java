package io.variantmapper.runtime.types;

import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.wire.Layout;

/** The state of a packet while it is written; {@link Steps} has the operations. */
public abstract class PacketOutput extends PacketState {
  /** The initial size of the buffer if the size of the packet is not known. */
  private static final int INITIAL_SIZE = 512;

  /** Copied from the format, because writing a run needs this property for each int. */
  final boolean hasNarrowInts;

  /** Creates an output with a buffer of {@code expectedSize} bytes; pass 0 for an unknown size. */
  protected PacketOutput(VariantFormat format, long expectedSize) {
    super(format, new byte[room(expectedSize)], 0, 1);
    hasNarrowInts = format.hasNarrowInts();
  }

  private static int room(long expectedSize) {
    boolean isKnown = expectedSize > 0 && expectedSize <= Layout.MAX_LENGTH;
    return isKnown ? (int) expectedSize : INITIAL_SIZE;
  }

  /** Returns an exception about the next value, which can't be written. */
  protected abstract UnsupportedVariantException unsupported(String what);

  /** Returns the path to the next element of the current packed array. */
  protected abstract String pathToElement();
}
