package io.variantmapper.enet.compression;

import static io.variantmapper.enet.compression.ContextModel.ROOT;

/** ENet's own compression. Writes the same bytes as libenet. */
final class RangeCoderCodec implements DatagramCodec {
  private static final int END = -1;
  private static final int DAMAGED = -2;

  private final ContextModel model = new ContextModel();
  private final RangeEncoder encoder = new RangeEncoder();
  private final RangeDecoder decoder = new RangeDecoder();

  @Override
  public int compress(
      byte[] source, int offset, int length, byte[] target, int targetOffset, int room) {
    model.reset();
    encoder.begin(target, targetOffset, room);
    for (int at = offset; at < offset + length && !encoder.isFull(); at++) {
      write(source[at] & 0xFF);
    }
    return encoder.finish();
  }

  private void write(int value) {
    model.begin();
    int context = model.current();
    while (context != ROOT) {
      int escapes = model.escapes(context);
      int total = model.total(context);
      model.add(context, value);
      if (model.count() > 0) {
        encoder.put(escapes + model.under(), model.count(), total);
        model.finish();
        return;
      }
      if (escapes > 0 && escapes < total) {
        encoder.put(0, escapes, total);
      }
      context = model.shorter(context);
    }
    int escapes = model.escapes(ROOT);
    int total = model.total(ROOT);
    model.addToRoot(value);
    encoder.put(escapes + model.under(), model.count(), total);
    model.finish();
  }

  @Override
  public int decompress(
      byte[] source, int offset, int length, byte[] target, int targetOffset, int room) {
    if (length == 0) {
      return 0;
    }
    model.reset();
    decoder.begin(source, offset, length);
    int size = 0;
    for (int value = read(); value != END; value = read()) {
      if (value == DAMAGED || size == room) {
        return 0;
      }
      target[targetOffset + size++] = (byte) value;
    }
    return size;
  }

  /** Returns the next byte, or {@link #END} or {@link #DAMAGED}. */
  private int read() {
    int context = model.current();
    while (context != ROOT) {
      if (model.hasEscape(context)) {
        int total = model.total(context);
        int number = decoder.read(total);
        if (Integer.compareUnsigned(number, total) >= 0) {
          return DAMAGED;
        }
        int escapes = model.escapes(context);
        if (number >= escapes) {
          int value = model.byteAt(context, number - escapes);
          decoder.take(escapes + model.under(), model.count());
          update(value, context);
          return value;
        }
        decoder.take(0, escapes);
      }
      context = model.shorter(context);
    }
    return readFromRoot();
  }

  private int readFromRoot() {
    int total = model.total(ROOT);
    int number = decoder.read(total);
    if (Integer.compareUnsigned(number, total) >= 0) {
      return DAMAGED;
    }
    int escapes = model.escapes(ROOT);
    if (number < escapes) {
      return END;
    }
    int value = model.rootByteAt(number - escapes);
    decoder.take(escapes + model.under(), model.count());
    update(value, ROOT);
    return value;
  }

  /** Counts a byte in the contexts from the longest to the one that knew it. */
  private void update(int value, int known) {
    model.begin();
    int context = model.current();
    while (context != known) {
      model.add(context, value);
      context = model.shorter(context);
    }
    if (known == ROOT) {
      model.addToRoot(value);
    } else {
      model.add(known, value);
    }
    model.finish();
  }
}
