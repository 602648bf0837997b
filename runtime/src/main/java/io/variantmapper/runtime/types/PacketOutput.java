package io.variantmapper.runtime.types;

import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.wire.Layout;

/** The state of a packet that is written: one value with all that it holds. See {@link Steps}. */
public abstract class PacketOutput extends PacketState {
  /** Room that is made if the size is not known. */
  private static final int INITIAL_SIZE = 512;

  /** Of {@link #format}, as near as the bytes: it is read for each int in a run. */
  final boolean hasNarrowInts;

  /** An empty output with room for {@code expectedSize} bytes; 0 if the size is not known. */
  protected PacketOutput(VariantFormat format, long expectedSize) {
    super(format, new byte[room(expectedSize)], 0, 1);
    hasNarrowInts = format.hasNarrowInts();
  }

  private static int room(long expectedSize) {
    boolean isKnown = expectedSize > 0 && expectedSize <= Layout.MAX_LENGTH;
    return isKnown ? (int) expectedSize : INITIAL_SIZE;
  }

  /** Returns an exception that says what can't be written, about the value that would come next. */
  protected abstract UnsupportedVariantException unsupported(String what);

  /** Returns the path to the next value, an element of the packed array that was begun. */
  protected abstract String pathToElement();
}
