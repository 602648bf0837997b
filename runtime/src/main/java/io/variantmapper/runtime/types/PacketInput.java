package io.variantmapper.runtime.types;

import io.variantmapper.runtime.VariantFormat;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The state of a packet while it is read; {@link Steps} has the operations. */
public abstract class PacketInput extends PacketState {
  /** The initial value of {@link #left}. No packet has that many values outside of containers. */
  static final long UNCOUNTED = 1L << 31;

  private static final byte[] NO_BYTES = {};

  protected int start;
  protected int end;
  final int maxValues;

  /** The start of the value that was read last. */
  protected int valueStart;

  /** The header that elements of the open packed array would have; 0 outside of packed arrays. */
  protected int elementHeader;

  /** Whether the next value is an element of a PackedByteArray; such an element has 1 byte. */
  protected boolean inBytes;

  /** Whether the packet is unfinished, so that a count may exceed the bytes left. */
  protected boolean isUnfinished;

  /** The number of values in all containers that have been opened so far. */
  int values;

  /** The depth up to which {@link Nesting#requireStack} need not check the stack. */
  int safeDepth = Nesting.LEVELS_AT_ONCE;

  /** The total capacity that has been reserved for collections. */
  int reserved;

  /** The starts and ends of large containers that {@link Containers#lookPast} has skipped. */
  Map<Integer, Integer> ends = Map.of();

  /** The comparisons of keys; null before the first key that is checked. */
  @Nullable
  KeyComparisons comparisons;

  /** Creates the state of a reader; {@link Steps#begin} gives it a packet. */
  protected PacketInput(VariantFormat format) {
    super(format, NO_BYTES, 0, UNCOUNTED);
    maxValues = format.limits().maxValues();
  }

  /** Returns an exception about malformed bytes at the position. */
  protected abstract RuntimeException malformed(String what);

  /** Returns an exception: the value read last is not what {@code expected} describes. */
  protected abstract RuntimeException unexpected(String expected);

  /** Returns the path to the value that begins at index {@code at}. */
  protected abstract String pathTo(int at);

  @Override
  protected final String pathToNext() {
    return pathTo(position);
  }
}
