package io.variantmapper.runtime;

import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.wire.Layout;
import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Utf8;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Computes the number of bytes that values take in a packet, headers included. Generated
 * serializers add these sizes up.
 *
 * <p>The size of a text is an estimate, because counting its bytes would take time. If the first
 * character is ASCII, the estimate is 1 byte for each character, otherwise 3 bytes for each
 * character. Other sizes, except the sizes of Arrays and Dictionaries, are exact for a
 * {@link VariantWriter} that writes for Godot 4 with single precision.
 *
 * <p>Only the methods for packed arrays are overloaded. The other methods have different names,
 * because resolving overloads in the long sums of generated code would slow the compiler down.
 *
 * <pre>{@code
 * long size = ExpectedSize.ofString("hello") + ExpectedSize.ofInt(7);   // 16 + 8
 * }</pre>
 */
public final class ExpectedSize {
  /** The size of a nil, which is only a header: 4. */
  public static final long NIL = VariantWriter.NIL_SIZE;

  /**
   * Stands for an unknown size. This number can't be a real size, because sizes are multiples of 4.
   * In a sum, an unknown size counts as 31 bytes.
   */
  public static final long UNKNOWN = VariantWriter.UNKNOWN_SIZE;

  /** The size of a container without its elements: a header and a count. */
  private static final long CONTAINER = 2L * LittleEndian.WORD;

  private static final int ASCII_END = 0x80;

  private ExpectedSize() {}

  /**
   * Returns the size of a String without its header; 0 for null, which is only a header. Generated
   * code calls this method for a field whose header is already counted together with other fields.
   */
  public static long ofText(@Nullable String text) {
    if (text == null) {
      return 0;
    }
    long length = text.length();
    // codePointAt rather than charAt, for the reason given in Utf8.encodeAscii.
    if (length > 0 && text.codePointAt(0) >= ASCII_END) {
      length *= Utf8.MAX_BYTES_PER_CHAR;
    }
    return LittleEndian.WORD + Layout.padded(length);
  }

  /** Returns the size of a String. */
  public static long ofString(@Nullable String text) {
    return text == null ? NIL : NIL + ofText(text);
  }

  /** Returns the size of an int. */
  public static long ofInt(long value) {
    return NIL + (value == (int) value ? LittleEndian.WORD : LittleEndian.LONG);
  }

  /** Returns the size of a float. */
  public static long ofFloat(double value) {
    return NIL + (value == (float) value ? LittleEndian.WORD : LittleEndian.LONG);
  }

  /** Returns the size of an int or a float. */
  public static long ofNumber(@Nullable Number value) {
    if (value == null) {
      return NIL;
    }
    return value instanceof Double || value instanceof Float
        ? ofFloat(value.doubleValue())
        : ofInt(value.longValue());
  }

  /** Returns the size of a PackedByteArray. */
  public static long ofPackedArray(byte @Nullable [] elements) {
    return elements == null ? NIL : packed(elements.length, 1);
  }

  /** Returns the size of a PackedInt32Array. */
  public static long ofPackedArray(int @Nullable [] elements) {
    return elements == null ? NIL : packed(elements.length, LittleEndian.WORD);
  }

  /** Returns the size of a PackedInt64Array. */
  public static long ofPackedArray(long @Nullable [] elements) {
    return elements == null ? NIL : packed(elements.length, LittleEndian.LONG);
  }

  /** Returns the size of a PackedFloat32Array. */
  public static long ofPackedArray(float @Nullable [] elements) {
    return elements == null ? NIL : packed(elements.length, LittleEndian.WORD);
  }

  /** Returns the size of a PackedFloat64Array. */
  public static long ofPackedArray(double @Nullable [] elements) {
    return elements == null ? NIL : packed(elements.length, LittleEndian.LONG);
  }

  private static long packed(int count, long bytes) {
    return CONTAINER + Layout.padded(count * bytes);
  }

  /**
   * Returns the size of an Array. Elements of a fixed size are counted as if none were null. Other
   * elements are visited if {@code depth} is large enough: 1 for one element, 2 for up to 3
   * elements, 3 for up to 7, and so on. So all nested values together are visited at most
   * 2<sup>depth</sup> times.
   */
  public static <T> long ofArray(
      @Nullable Collection<? extends T> elements, VariantSerializer<T> serializer, int depth) {
    Objects.requireNonNull(serializer, "serializer");
    if (elements == null) {
      return NIL;
    }
    long fixed = serializer.fixedSize();
    if (fixed > 0) {
      return CONTAINER + elements.size() * fixed;
    }
    int inside = Nesting.sizeDepthInside(depth, elements.size());
    long size = CONTAINER;
    if (inside >= 0) {
      for (T element : elements) {
        size += serializer.expectedSize(element, inside);
      }
    }
    return size;
  }

  /**
   * Returns the size of a Dictionary. The keys and the values are counted in the same way as the
   * elements in {@link #ofArray}, but with {@code depth - 1}.
   */
  public static <K, V> long ofDictionary(
      @Nullable Map<? extends K, ? extends V> entries,
      VariantSerializer<K> keys,
      VariantSerializer<V> values,
      int depth) {
    Objects.requireNonNull(keys, "keys");
    Objects.requireNonNull(values, "values");
    return entries == null
        ? NIL
        : ofArray(entries.keySet(), keys, depth - 1)
            + ofArray(entries.values(), values, depth - 1)
            - CONTAINER;
  }
}
