package io.variantmapper.processor.model;

/** The direction of a property: written, read or both. */
public enum Direction {
  /** The property is written and read. */
  BOTH(true, true),
  /** The property is only written. */
  WRITTEN(true, false),
  /** The property is only read. */
  READ(false, true);

  private final boolean written;
  private final boolean read;

  Direction(boolean written, boolean read) {
    this.written = written;
    this.read = read;
  }

  /** Returns whether packets contain the property. */
  public boolean isWritten() {
    return written;
  }

  /** Returns whether reading a packet sets the property. */
  public boolean isRead() {
    return read;
  }
}
