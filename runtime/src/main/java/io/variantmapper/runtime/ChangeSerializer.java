package io.variantmapper.runtime;

import io.variantmapper.runtime.types.Nesting;
import org.jspecify.annotations.Nullable;

/**
 * A serializer that can also send what differs between two states of an object, and merge that.
 *
 * <p>The changes are a Dictionary of those fields alone whose values differ. A key that is absent
 * leaves a field as it is; nil sets it to null. A field whose own type has changes, too, carries
 * the changes of that type; arrays, lists and maps are sent as a whole. Two values are equal as
 * {@code equals} tells, arrays by their elements.
 *
 * <pre>{@code
 * @VariantDictionary(changes = true)
 * record Player(String name, int hp) {}
 *
 * Player before = new Player("Ada", 7);
 * Player after = new Player("Ada", 5);
 * byte[] packet = PlayerVariantSerializer.INSTANCE.encodeChanges(before, after);
 * // bytes_to_var(packet) == {"hp": 5}
 * Player merged = PlayerVariantSerializer.INSTANCE.decodeChanges(before, packet);   // equals after
 * }</pre>
 *
 * @param <T> the Java type
 */
public interface ChangeSerializer<T> extends VariantSerializer<T> {
  /**
   * Writes what differs, where {@code out} stands: an empty Dictionary if nothing does.
   *
   * @param before null writes {@code after} whole
   * @param after null writes a nil
   * @throws UnsupportedVariantException if the writer's format can't carry it
   */
  void writeChanges(VariantWriter out, @Nullable T before, @Nullable T after);

  /**
   * Reads changes where {@code in} stands and merges them.
   *
   * <p>A type of which every field can be set is changed in place, and {@code before} is returned.
   * Any other gets a new instance, made as if by {@link #read}; fields that are not mapped have
   * their defaults in it.
   *
   * @param before null reads a whole value
   * @throws MalformedPacketException if the bytes are no Variant
   * @throws UnexpectedVariantException if they are another Variant, nil among them. An object that
   *     is changed in place has some changes then, and others not
   * @throws UnsupportedVariantException if the reader's format has no such type
   */
  T applyChanges(@Nullable T before, VariantReader in);

  /** Returns the changes as a whole packet for Godot 4.4 and later. */
  default byte[] encodeChanges(@Nullable T before, @Nullable T after) {
    return encodeChanges(before, after, VariantFormat.GODOT_4);
  }

  /**
   * Returns the changes as a whole packet in {@code format}.
   *
   * @throws UnsupportedVariantException if the format can't carry them
   */
  default byte[] encodeChanges(@Nullable T before, @Nullable T after, VariantFormat format) {
    VariantWriter out = new VariantWriter(format);
    writeChanges(out, before, after);
    return out.release();
  }

  /** Merges the changes of a whole packet of Godot 4, as {@link #applyChanges} does. */
  default T decodeChanges(@Nullable T before, byte[] packet) {
    return decodeChanges(before, packet, VariantFormat.GODOT_4);
  }

  /**
   * Merges the changes of a whole packet in {@code format}, as {@link #applyChanges} does.
   *
   * @throws MalformedPacketException if the bytes are no Variant of this format
   * @throws UnexpectedVariantException if they are another Variant, or if the mapped type's own
   *     constructor or setter, or a serializer, refused what was read; then that exception is the
   *     cause
   * @throws UnsupportedVariantException if a field has a type that the format has not
   */
  default T decodeChanges(@Nullable T before, byte[] packet, VariantFormat format) {
    VariantReader in = new VariantReader(packet, format);
    try {
      long balance = Nesting.balance(in);
      T value = applyChanges(before, in);
      Nesting.requireOne(in, balance, this, "read");
      in.endPacket();
      return value;
    } catch (RuntimeException | StackOverflowError e) {
      throw in.refusedException(e);
    }
  }
}
