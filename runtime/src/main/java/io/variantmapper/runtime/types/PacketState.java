package io.variantmapper.runtime.types;

import io.variantmapper.runtime.VariantFormat;

/** The bytes of a packet, the place in them, and the containers around it for {@link Nesting}. */
public abstract class PacketState {
  /** Where a run begins if there is none: the end of none is the position. */
  static final int NO_RUN = Integer.MIN_VALUE;

  private static final long[] NO_CONTAINERS = {};

  protected final VariantFormat format;

  /** Of {@link #format}, as near as the bytes: they are read for each run and each container. */
  final int generation;

  final int maxDepth;
  protected byte[] bytes;

  /** Where in {@link #bytes} the next value begins. */
  protected int position;

  /** How many containers are around the next value. */
  protected int depth;

  /** How many values may still come before a container must be closed. */
  protected long left;

  /** How many containers {@link #top} and {@link #outer} have: those that were not nested. */
  int height;

  /**
   * The container opened last, except by {@link Nesting#nest}: where it begins, complemented if it
   * has keys, and in the lower half what was left around it.
   */
  long top;

  /** The same for each container around that one. */
  long[] outer = NO_CONTAINERS;

  /** Whether a begin, an end or a value was refused, because it came in the wrong place. */
  boolean isMisused;

  /** Where the run begins that was read or written last. */
  int run = NO_RUN;

  PacketState(VariantFormat format, byte[] bytes, int position, long left) {
    this.format = format;
    generation = format.generation();
    maxDepth = format.limits().maxDepth();
    this.bytes = bytes;
    this.position = position;
    this.left = left;
  }

  /** Returns the path to the next value. */
  protected abstract String pathToNext();
}
