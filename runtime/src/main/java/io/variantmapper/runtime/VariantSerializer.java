package io.variantmapper.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Turns one Java type into Variants and back. The processor generates one for each annotated
 * type. Write your own in the same way.
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
 * <p>Implementations have no state, so that one instance serves all threads.
 *
 * @param <T> the Java type
 */
public interface VariantSerializer<T> {
  /**
   * Writes exactly one value.
   *
   * @param value null writes a nil
   * @throws UnsupportedVariantException if the writer's format can't carry it
   */
  void write(VariantWriter out, @Nullable T value);

  /**
   * Reads exactly one value; never returns null.
   *
   * @throws MalformedPacketException if the bytes are no Variant
   * @throws UnexpectedVariantException if it is another Variant, nil among them
   * @throws UnsupportedVariantException if the reader's format has no such type
   */
  T read(VariantReader in);

  /**
   * Returns whether {@link #read} takes a nil for a value, as for an empty {@code Optional}.
   * Generated code calls this for the serializers of type arguments; if it is false, a nil leaves a
   * field as it is.
   */
  default boolean readsNil() {
    return false;
  }

  /**
   * How many bytes {@link #write} will take in Godot 4, as far as that is cheap to tell; {@link
   * #encode} makes an array of this size, and needs no other if it is exact. A wrong size costs
   * time and memory, nothing else.
   *
   * <p>Generated serializers call the accessors for this, so that {@code encode} calls each twice.
   *
   * @param depth how deep to look into nested values; 0 or below means not at all. Pass {@code
   *     depth - 1 - floor(log2(n))} to each of n nested values
   * @return {@link ExpectedSize#UNKNOWN} if nothing is known
   */
  default long expectedSize(@Nullable T value, int depth) {
    if (value == null) {
      return VariantWriter.NIL_SIZE;
    }
    return fixedSize() > 0 ? fixedSize() : VariantWriter.UNKNOWN_SIZE;
  }

  /**
   * How many bytes {@link #write} takes in Godot 4 for each value but null, if all take as many;
   * then collections of them are not looked into. Generated serializers count 4 bytes for a float,
   * of which a NaN takes 8.
   *
   * @return 0 if values differ, or if nothing is known
   */
  default long fixedSize() {
    return 0;
  }

  /** Returns a whole packet for Godot 4.4 and later: what {@code bytes_to_var} takes. */
  default byte[] encode(@Nullable T value) {
    return encode(value, VariantFormat.GODOT_4);
  }

  /**
   * Returns a whole packet in {@code format}.
   *
   * @throws UnsupportedVariantException if the format can't carry the value
   * @throws IllegalStateException if {@link #write} does not write exactly one value
   */
  default byte[] encode(@Nullable T value, VariantFormat format) {
    VariantWriter out = new VariantWriter(format, expectedSize(value, VariantWriter.SIZE_DEPTH));
    out.write(this, value);
    return out.release();
  }

  /** Returns the value of a whole packet of Godot 4: what {@code var_to_bytes} made. */
  default T decode(byte[] packet) {
    return decode(packet, VariantFormat.GODOT_4);
  }

  /**
   * Returns the value of a whole packet in {@code format}. Bytes after the value are ignored, as in
   * the engine, unless the format's {@link Leniency} refuses them.
   *
   * @throws MalformedPacketException if the bytes are no Variant of this format, or are refused
   * @throws UnexpectedVariantException if they are another Variant, or if the mapped type's own
   *     constructor or setter, or a serializer, refused what was read; then that exception is the
   *     cause
   * @throws UnsupportedVariantException if a field has a type that the format does not have
   */
  default T decode(byte[] packet, VariantFormat format) {
    VariantReader in = new VariantReader(packet, format);
    try {
      T value = in.read(this);
      in.endPacket();
      return value;
    } catch (RuntimeException | StackOverflowError e) {
      throw in.refusedException(e);
    }
  }
}
