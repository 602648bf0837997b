package io.variantmapper.runtime.types;

import io.variantmapper.runtime.VariantFormat;
import java.util.Objects;

/** The bytes of a packet, the position, and the containers around the next value. */
public abstract class PacketState {
  /** Stands for no run: adding a length to it never gives a position in the packet. */
  static final int NO_RUN = Integer.MIN_VALUE;

  private static final long[] NO_CONTAINERS = {};

  protected final VariantFormat format;

  /** Copied from the format, because each run and each container needs this property. */
  final int generation;

  final int maxDepth;
  protected byte[] bytes;

  /** The index in {@link #bytes} where the next value begins. */
  protected int position;

  /** The number of containers around the next value. */
  protected int depth;

  /** The number of values that may still follow before a container must be closed. */
  protected long left;

  /** The number of containers in {@link #top} and {@link #outer}. */
  int height;

  /**
   * The container that {@link Nesting#push} opened last. The upper half is its start, complemented
   * if the container has keys. The lower half is the {@link #left} of the container around it.
   */
  long top;

  /** The containers around {@link #top}, each in the same form. */
  long[] outer = NO_CONTAINERS;

  /** Whether an exception was created because of a misplaced begin call, end call or value. */
  boolean isMisused;

  /** The start of the run that was read or written last. */
  int run = NO_RUN;

  PacketState(VariantFormat format, byte[] bytes, int position, long left) {
    this.format = Objects.requireNonNull(format, "format");
    generation = format.generation();
    maxDepth = format.limits().maxDepth();
    this.bytes = bytes;
    this.position = position;
    this.left = left;
  }

  protected abstract String pathToNext();
}
