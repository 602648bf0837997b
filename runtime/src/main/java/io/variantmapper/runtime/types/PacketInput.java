package io.variantmapper.runtime.types;

import io.variantmapper.runtime.VariantFormat;
import java.util.Map;

/** The state of a packet that is read. See {@link Steps}. */
public abstract class PacketInput extends PacketState {
  /** Values outside of all containers are not counted; so many never come. */
  private static final long UNCOUNTED = 1L << 31;

  protected final int start;
  protected final int end;
  final int maxValues;

  /** Where the value begins that was read last. */
  protected int valueStart;

  /** The header that elements of a packed array, whose bodies are the same, would have; or 0. */
  protected int elementHeader;

  /** Whether those elements are the ints of a PackedByteArray, whose bodies are one byte each. */
  protected boolean inBytes;

  /** Whether more bytes will follow, so that a count may be more than the bytes can hold. */
  protected boolean isUnfinished;

  /** How many values all containers so far have. */
  int values;

  /** How deep reading may recurse before {@link Nesting#requireStack} looks at the stack. */
  int safeDepth = Nesting.LEVELS_AT_ONCE;

  /** For how many elements room was reserved in collections. */
  int reserved;

  /** Where large containers end that were looked past, by where they begin. */
  Map<Integer, Integer> ends = Map.of();

  /** A packet of {@code length} bytes from {@code offset}, which are in the array. */
  protected PacketInput(byte[] bytes, int offset, int length, VariantFormat format) {
    super(format, bytes, offset, UNCOUNTED);
    start = offset;
    end = offset + length;
    maxValues = format.limits().maxValues();
    valueStart = offset;
  }

  /** Returns an exception about the bytes at the position. */
  protected abstract RuntimeException malformed(String what);

  /** Returns an exception that says that the value read last is not what was expected. */
  protected abstract RuntimeException unexpected(String expected);

  /** Returns the path to the value that begins at {@code at}. */
  protected abstract String pathTo(int at);

  @Override
  protected final String pathToNext() {
    return pathTo(position);
  }
}
