package io.variantmapper.runtime;

import io.variantmapper.runtime.value.Image;
import io.variantmapper.runtime.value.InputEvent;
import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Padding;
import org.jspecify.annotations.Nullable;

/** Writes the two types that only Godot 2 has. */
abstract sealed class Godot2Writer extends ValueWriter permits PackedArrayWriter {
  Godot2Writer(VariantFormat format, long expectedSize) {
    super(format, expectedSize);
  }

  /** Writes an Image, or nil for null. Godot 2 only. */
  public final void writeImage(@Nullable Image value) {
    if (value == null) {
      writeNil();
      return;
    }
    byte[] data = value.data();
    putHeader(VariantType.IMAGE, 6L * LittleEndian.WORD + Padding.padded(data.length));
    putWord(value.format());
    putWord(value.mipmaps());
    putWord(value.width());
    putWord(value.height());
    putWord(data.length);
    putPaddedBytes(data);
  }

  /** Writes an InputEvent, or nil for null. Godot 2 only. */
  public final void writeInputEvent(@Nullable InputEvent value) {
    if (value == null) {
      writeNil();
      return;
    }
    byte[] body = value.body();
    putHeader(VariantType.INPUT_EVENT, 4L * LittleEndian.WORD + Padding.padded(body.length));
    putWord(value.type());
    putWord(value.device());
    putWord(3 * LittleEndian.WORD + body.length);
    putPaddedBytes(body);
  }

  @Override
  void writeContent(VariantType type, Object value) {
    if (type == VariantType.IMAGE) {
      writeImage((Image) value);
    } else if (type == VariantType.INPUT_EVENT) {
      writeInputEvent((InputEvent) value);
    } else {
      super.writeContent(type, value);
    }
  }

  static @Nullable VariantType typeOf(Object value) {
    if (value instanceof Image) {
      return VariantType.IMAGE;
    } else if (value instanceof InputEvent) {
      return VariantType.INPUT_EVENT;
    }
    return ValueWriter.typeOf(value);
  }
}
