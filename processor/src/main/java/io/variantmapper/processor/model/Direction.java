package io.variantmapper.processor.model;

/**
 * Which way a property goes.
 *
 * <pre>{@code
 * field.options().direction().isRead()   // taken from packets
 * }</pre>
 */
public enum Direction {
  /** Into packets and out of them. */
  BOTH(true, true),
  /** Into packets. */
  WRITTEN(true, false),
  /** Out of packets. */
  READ(false, true);

  private final boolean written;
  private final boolean read;

  Direction(boolean written, boolean read) {
    this.written = written;
    this.read = read;
  }

  /** Whether packets are given the property. */
  public boolean isWritten() {
    return written;
  }

  /** Whether the property is taken from packets. */
  public boolean isRead() {
    return read;
  }
}
