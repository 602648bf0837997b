package io.variantmapper.runtime;

import io.variantmapper.runtime.value.Image;
import io.variantmapper.runtime.value.InputEvent;
import io.variantmapper.runtime.wire.LittleEndian;
import org.jspecify.annotations.Nullable;

/** Writes the two types that only Godot 2 has. */
abstract sealed class Godot2Writer extends ValueWriter permits PackedArrayWriter {
  Godot2Writer(VariantFormat format) {
    super(format);
  }

  /** Writes an Image, or nil for null. Godot 2 only. */
  public final void writeImage(@Nullable Image value) {
    if (value == null) {
      writeNil();
      return;
    }
    byte[] data = value.data();
    putHeader(VariantType.IMAGE, 6L * LittleEndian.WORD + data.length);
    putWord(value.format());
    putWord(value.mipmaps());
    putWord(value.width());
    putWord(value.height());
    putWord(data.length);
    putBytes(data);
    putPadding(data.length);
  }

  /** Writes an InputEvent, or nil for null. Godot 2 only. */
  public final void writeInputEvent(@Nullable InputEvent value) {
    if (value == null) {
      writeNil();
      return;
    }
    int start = size + LittleEndian.WORD;
    putHeader(VariantType.INPUT_EVENT, 5 * LittleEndian.WORD);
    putWord(value.type());
    putWord(value.device());
    putWord(0);
    putEventBody(value);
    LittleEndian.putInt(bytes, start + 2 * LittleEndian.WORD, size - start);
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

  private void putEventBody(InputEvent value) {
    if (value instanceof InputEvent.Key key) {
      putWord(key.modifiers());
      putWord(key.scancode());
    } else if (value instanceof InputEvent.Indexed indexed) {
      putWord(indexed.index());
    } else if (value instanceof InputEvent.JoystickMotion motion) {
      putWord(motion.axis());
      Float axisValue = motion.value();
      if (axisValue != null) {
        putWord(Float.floatToRawIntBits(axisValue));
      }
    } else if (value instanceof InputEvent.Other other) {
      ensure(other.body().length);
      putBytes(other.body());
    }
  }

  /** Appends bytes as they are; there must be room. */
  final void putBytes(byte[] values) {
    System.arraycopy(values, 0, bytes, size, values.length);
    size += values.length;
  }
}
