package io.variantmapper.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Writes values of one Java type as Variants and reads them back. The processor generates an
 * implementation for each annotated type. Write your own for other types:
 *
 * <pre>{@code
 * final class DurationSerializer implements VariantSerializer<Duration> {
 *   @Override
 *   public void write(VariantWriter out, @Nullable Duration value) {
 *     out.writeString(value == null ? null : value.toString());
 *   }
 *
 *   @Override
 *   public Duration read(VariantReader in) {
 *     return Duration.parse(in.readString());
 *   }
 * }
 * }</pre>
 *
 * <p>Implementations should have no state, so that all threads can share one instance.
 *
 * @param <T> the Java type
 */
public interface VariantSerializer<T> {
  /**
   * Writes exactly one value.
   *
   * @param value the value; a null is written as nil
   * @throws UnsupportedVariantException if the writer's format can't carry the value
   */
  void write(VariantWriter out, @Nullable T value);

  /**
   * Reads exactly one value; never returns null.
   *
   * @throws MalformedPacketException if the bytes are not a Variant
   * @throws UnexpectedVariantException if the value has the wrong type, such as nil, or does not
   *     fit the Java type
   * @throws UnsupportedVariantException if the reader's format does not have the type
   */
  T read(VariantReader in);

  /**
   * Returns whether {@link #read} accepts a nil, for example as an empty {@code Optional}.
   * Generated code calls this method on the serializers of type arguments. A class {@code Box<T>}
   * with a setter for a {@code T} ignores a nil unless the serializer of {@code T} accepts it.
   */
  default boolean readsNil() {
    return false;
  }

  /**
   * Returns the number of bytes that {@link #write} will write for Godot 4, as far as that is cheap
   * to compute. {@link #encode} starts with an array of this size. If the size is exact,
   * {@code encode} returns this array without a copy. A wrong size costs only time and memory.
   *
   * <p>Generated serializers call the accessors to compute the size, so {@code encode} calls each
   * accessor twice.
   *
   * @param depth how many levels of nested values may be visited; 0 or less means none. Pass it to
   *     {@link ExpectedSize#ofArray} and {@link ExpectedSize#ofDictionary} as it is. Pass {@code
   *     depth - n} to the serializers of n nested values
   * @return the size in bytes, including the header; {@link ExpectedSize#UNKNOWN} if it is not
   *     known
   */
  default long expectedSize(@Nullable T value, int depth) {
    if (value == null) {
      return VariantWriter.NIL_SIZE;
    }
    return fixedSize() > 0 ? fixedSize() : VariantWriter.UNKNOWN_SIZE;
  }

  /**
   * Returns the number of bytes that {@link #write} writes for Godot 4, if this number is the same
   * for every value except null. In that case, the size of a collection is computed without
   * visiting the elements.
   * Generated serializers count 4 bytes for a Java float, although a NaN takes 8.
   *
   * @return the size in bytes, including the header; 0 if the size differs between values or is
   *     not known
   */
  default long fixedSize() {
    return 0;
  }

  /**
   * Returns the value as a whole packet that {@code bytes_to_var} of Godot 4.4 and later can read.
   */
  default byte[] encode(@Nullable T value) {
    return encode(value, VariantFormat.GODOT_4);
  }

  /**
   * Returns the value as a whole packet in {@code format}.
   *
   * @throws UnsupportedVariantException if the format can't carry the value
   * @throws IllegalStateException if {@link #write} does not write exactly one value
   */
  default byte[] encode(@Nullable T value, VariantFormat format) {
    VariantWriter out = new VariantWriter(format, expectedSize(value, VariantWriter.SIZE_DEPTH));
    out.write(this, value);
    return out.release();
  }

  /** Returns the value of a whole packet that {@code var_to_bytes} of Godot 4 wrote. */
  default T decode(byte[] packet) {
    return decode(packet, VariantFormat.GODOT_4);
  }

  /**
   * Returns the value of a whole packet in {@code format}. Bytes after the value are ignored, as in
   * the engine, unless the format's {@link Leniency} refuses them.
   *
   * @throws MalformedPacketException if the bytes are not a Variant of {@code format}, or exceed
   *     its limits
   * @throws UnexpectedVariantException if a value has the wrong type or does not fit its Java type.
   *     Also thrown if a constructor, a setter or a serializer throws an exception that is not a
   *     {@link VariantException}; that exception is then the cause
   * @throws UnsupportedVariantException if a field has a type that the format does not have
   */
  default T decode(byte[] packet, VariantFormat format) {
    return new VariantReader(packet, format).readPacket(this);
  }
}
