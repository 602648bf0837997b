package io.variantmapper.runtime;

import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.ObjectId;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.runtime.value.Signal;
import io.variantmapper.runtime.value.StringName;
import io.variantmapper.runtime.wire.Header;
import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Padding;
import io.variantmapper.runtime.wire.Utf8;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes nil, bool, int, float, and the types made of text and ids. */
abstract sealed class ScalarWriter extends PacketBuffer permits ValueWriter {

  ScalarWriter(VariantFormat format, long expectedSize) {
    super(format, expectedSize);
  }

  /** Writes a nil: the header only. */
  public final void writeNil() {
    putHeader(VariantType.NIL, 0);
  }

  /** Writes a bool: a word, 0 or 1. */
  public final void writeBoolean(boolean value) {
    putHeader(VariantType.BOOL, LittleEndian.WORD);
    putWord(value ? 1 : 0);
  }

  /**
   * Writes an int in 4 bytes where it fits, else in 8, as the engine chooses; Godot 3.0 always
   * takes 8 (FORMAT.md 5.1).
   *
   * @throws UnsupportedVariantException in Godot 2 for a value beyond 32 bits
   */
  public final void writeInt(long value) {
    int id = id(VariantType.INT);
    if (value == (int) value && !format.hasWideIntsOnly()) {
      ensure(2 * LittleEndian.WORD);
      putWord(id);
      putWord((int) value);
    } else if (format.isGodot2()) {
      throw unsupported("GODOT_2 has ints of 32 bits, and " + value + " does not fit");
    } else {
      ensure(LittleEndian.WORD + LittleEndian.LONG);
      putWord(id | Header.FLAG_64);
      putLong(value);
    }
  }

  /**
   * Writes an int that fits 32 bits.
   *
   * @throws UnsupportedVariantException for a value beyond 32 bits
   */
  public final void writeInt32(long value) {
    writeInt(requireInt32(value));
  }

  final int requireInt32(long value) {
    if (value != (int) value) {
      throw unsupported("An int of 32 bits can't hold " + value);
    }
    return (int) value;
  }

  /**
   * Writes the 32-bit float nearest to {@code value}.
   *
   * @throws UnsupportedVariantException for a finite value too large for one
   */
  public final void writeFloat32(double value) {
    writeFloat(requireFloat32(value));
  }

  final float requireFloat32(double value) {
    if (Float.isInfinite((float) value) && !Double.isInfinite(value)) {
      throw unsupported("A float of 32 bits can't hold " + value);
    }
    return (float) value;
  }

  /**
   * Writes a float in 4 bytes where that loses nothing, else in 8, as the engine chooses. A NaN
   * takes 8 bytes and keeps its payload (FORMAT.md 5.1). Godot 2 has 4 bytes and rounds.
   */
  public final void writeFloat(double value) {
    int id = id(VariantType.FLOAT);
    float narrow = (float) value;
    // == and not Double.compare: a NaN must take the wide form.
    if (narrow == value || format.isGodot2()) {
      ensure(2 * LittleEndian.WORD);
      putWord(id);
      putWord(Float.floatToRawIntBits(narrow));
    } else {
      ensure(LittleEndian.WORD + LittleEndian.LONG);
      putWord(id | Header.FLAG_64);
      putLong(Double.doubleToRawLongBits(value));
    }
  }

  /**
   * Writes a String of one UTF-16 code unit.
   *
   * @throws UnsupportedVariantException for U+0000; for a surrogate, which only Godot 2 and 3 carry
   *     alone, as {@link #writeString} does
   */
  public final void writeChar(char value) {
    writeString(String.valueOf(value));
  }

  /**
   * Writes a String, or nil for null.
   *
   * <p>A leading U+FEFF is written, as the engine does, but lost when read: readers strip it.
   *
   * @throws UnsupportedVariantException if the text holds U+0000, where an engine would cut it, or
   *     in Godot 4 a lone surrogate, unless the format's {@link Leniency} says otherwise
   */
  public final void writeString(@Nullable String value) {
    writeText(VariantType.STRING, value);
  }

  /** Writes a StringName, or nil for null; the text as in {@link #writeString}. Since Godot 4. */
  public final void writeStringName(@Nullable StringName value) {
    writeText(VariantType.STRING_NAME, value == null ? null : value.value());
  }

  private void writeText(VariantType type, @Nullable String value) {
    if (value == null) {
      writeNil();
    } else {
      putHeader(type, 0);
      putString(value);
    }
  }

  /**
   * Writes a NodePath, or nil for null. Its pad bytes are zero; engines before 4.6.3 leave them
   * uninitialised (FORMAT.md 5.4). In Godot 2 the last subname is the property.
   */
  public final void writeNodePath(@Nullable NodePath value) {
    if (value == null) {
      writeNil();
      return;
    }
    putHeader(VariantType.NODE_PATH, 3 * LittleEndian.WORD);
    boolean property = format.isGodot2() && !value.subnames().isEmpty();
    putWord(value.names().size() | Header.NODE_PATH_NEW_FORMAT);
    putWord(value.subnames().size() - (property ? 1 : 0));
    putWord((value.absolute() ? Header.NODE_PATH_ABSOLUTE : 0)
        | (property ? Header.NODE_PATH_PROPERTY : 0));
    putStrings(value.names());
    putStrings(value.subnames());
  }

  /** Writes the id, or nil for null. Before Godot 4 the header only: the id is lost. */
  public final void writeRid(@Nullable Rid value) {
    if (value == null) {
      writeNil();
      return;
    }
    putHeader(VariantType.RID, LittleEndian.LONG);
    if (format.isGodot4()) {
      putLong(value.id());
    }
  }

  /** Writes an Object as its instance id, or nil for null. In Godot 2 the id is lost. */
  public final void writeObjectId(@Nullable ObjectId value) {
    if (value == null) {
      writeNil();
      return;
    }
    if (format.isGodot2()) {
      putHeader(VariantType.OBJECT, 0);
      return;
    }
    ensure(LittleEndian.WORD + LittleEndian.LONG);
    putWord(id(VariantType.OBJECT) | Header.FLAG_64);
    putLong(value.id());
  }

  /** Writes the name and the object's id, or nil for null. Since Godot 4. */
  public final void writeSignal(@Nullable Signal value) {
    if (value == null) {
      writeNil();
      return;
    }
    putHeader(VariantType.SIGNAL, 0);
    putString(value.name());
    ensure(LittleEndian.LONG);
    putLong(value.object().id());
  }

  /** Writes a Callable: the header only, which is all that engines send. Since Godot 4. */
  public final void writeCallable() {
    putHeader(VariantType.CALLABLE, 0);
  }

  /** Writes what a {@link Variant.Value} holds, but no String, in the same steps as it is read. */
  void writeContent(VariantType type, Object value) {
    if (type == VariantType.STRING_NAME) {
      writeStringName((StringName) value);
    } else if (type == VariantType.NODE_PATH) {
      writeNodePath((NodePath) value);
    } else if (type == VariantType.RID) {
      writeRid((Rid) value);
    } else if (type == VariantType.OBJECT) {
      writeObjectId((ObjectId) value);
    } else if (type == VariantType.SIGNAL) {
      writeSignal((Signal) value);
    } else {
      writeCallable();
    }
  }

  /**
   * What {@code value} is written as, or null if it is nothing that {@link #writeContent} takes;
   * each class tells its own types, and the class above the rest.
   */
  static @Nullable VariantType typeOf(Object value) {
    if (value instanceof StringName) {
      return VariantType.STRING_NAME;
    } else if (value instanceof NodePath) {
      return VariantType.NODE_PATH;
    } else if (value instanceof Rid) {
      return VariantType.RID;
    } else if (value instanceof ObjectId) {
      return VariantType.OBJECT;
    } else if (value instanceof Signal) {
      return VariantType.SIGNAL;
    }
    return value == VariantType.CALLABLE ? VariantType.CALLABLE : null;
  }

  private void putStrings(List<String> texts) {
    for (String text : texts) {
      putString(text);
    }
  }

  /** Appends a string block: length, UTF-8 bytes, padding. */
  final void putString(String text) {
    putText(text, 0);
  }

  /** Appends a string block whose length counts a closing NUL, as string arrays have them. */
  final void putTerminatedString(String text) {
    putText(text, 1);
  }

  /** Takes no more room than ASCII needs, so that a packet of known size fits its array. */
  private void putText(String text, int closing) {
    long room = LittleEndian.WORD + Padding.padded((long) text.length() + closing);
    ensure(room);
    int start = size + LittleEndian.WORD;
    int end = size + (int) room;
    // The padding comes first: a whole word of zeros, most of which the text replaces.
    LittleEndian.putInt(bytes, end - LittleEndian.WORD, 0);
    if (Utf8.encodeAscii(text, bytes, start)) {
      LittleEndian.putInt(bytes, size, text.length() + closing);
      size = end;
    } else {
      putAnyText(text, closing);
    }
  }

  private void putAnyText(String text, int closing) {
    long room = (long) text.length() * Utf8.MAX_BYTES_PER_CHAR + closing;
    ensure(LittleEndian.WORD + Padding.padded(room));
    int start = size + LittleEndian.WORD;
    int length = Utf8.encode(text, bytes, start, format.hasLoneSurrogates());
    if (length == Utf8.NUL) {
      throw unsupported("A String can't hold U+0000: the engine would cut it there");
    } else if (length == Utf8.LONE_SURROGATE) {
      putText(replaced(text), closing);
      return;
    }
    LittleEndian.putInt(bytes, size, length + closing);
    size = start + length;
    putZeros(closing + Padding.after(length + closing));
  }

  private String replaced(String text) {
    if (format.leniency().loneSurrogates() != Leniency.LoneSurrogates.REPLACE) {
      throw unsupported("A String with a lone surrogate has no UTF-8 form");
    }
    return Utf8.withoutLoneSurrogates(text);
  }
}
