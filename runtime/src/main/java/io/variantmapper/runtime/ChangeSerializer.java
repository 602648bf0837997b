package io.variantmapper.runtime;

import io.variantmapper.runtime.packet.PacketDiagnosis;
import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.types.PacketAccess;
import org.jspecify.annotations.Nullable;

/**
 * A serializer that can also write the differences between two states of an object, and merge such
 * differences into a state.
 *
 * <p>The changes are a Dictionary that contains only the fields whose values differ. A field whose
 * key is absent keeps its value. A nil sets the field to null. If the type of a field also has a
 * {@code ChangeSerializer}, the value of the field is compared field by field, and only its changes
 * are sent. If an array, a list or a map differs, it is sent as a whole. Arrays are compared by
 * their elements, and other values with {@code equals}.
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
   * Writes the changes from {@code before} to {@code after} as one value. If nothing differs, this
   * value is an empty Dictionary.
   *
   * @param before the state that the receiver has; if null, {@code after} is written as a whole
   * @param after the new state; if null, nil is written
   * @throws UnsupportedVariantException if the writer's format can't carry the changes
   */
  void writeChanges(VariantWriter out, @Nullable T before, @Nullable T after);

  /**
   * Reads the changes, which are the next value of {@code in}, and merges them into {@code before}.
   *
   * <p>If every field of the type can be set, {@code before} is changed in place and returned.
   * Otherwise, this method creates a new instance, as {@link #read} does. In the new instance, a
   * field with {@code @VariantIgnore} keeps its value if the creator takes the field and generated
   * code can read the old value. Other unmapped fields get their defaults.
   *
   * @param before the state to merge into; if null, a whole value is read
   * @throws MalformedPacketException if the bytes are not a Variant
   * @throws UnexpectedVariantException if the value has the wrong type, such as nil, or does not
   *     fit; if {@code before} is changed in place, some changes may have been merged already
   * @throws UnsupportedVariantException if a field has a type that the reader's format does not
   *     have
   */
  T applyChanges(@Nullable T before, VariantReader in);

  /** Returns the changes as a whole packet for Godot 4.4 and later. */
  default byte[] encodeChanges(@Nullable T before, @Nullable T after) {
    return encodeChanges(before, after, VariantFormat.GODOT_4);
  }

  /**
   * Returns the changes as a whole packet in {@code format}.
   *
   * @throws UnsupportedVariantException if the format can't carry the changes
   */
  default byte[] encodeChanges(@Nullable T before, @Nullable T after, VariantFormat format) {
    VariantWriter out = new VariantWriter(format);
    writeChanges(out, before, after);
    return out.release();
  }

  /** Merges the changes in a packet of Godot 4.4 and later, as {@link #applyChanges} does. */
  default T decodeChanges(@Nullable T before, byte[] packet) {
    return decodeChanges(before, packet, VariantFormat.GODOT_4);
  }

  /**
   * Merges the changes in a packet of {@code format}, as {@link #applyChanges} does.
   *
   * @throws MalformedPacketException if the bytes are not a Variant of this format, or exceed the
   *     limits of the format
   * @throws UnexpectedVariantException if the value has the wrong type or does not fit, or if a
   *     constructor, a setter or a serializer throws an exception. That exception is then the cause
   * @throws UnsupportedVariantException if a field has a type that the format does not have
   */
  default T decodeChanges(@Nullable T before, byte[] packet, VariantFormat format) {
    VariantReader in = new VariantReader(packet, format);
    try {
      long balance = Nesting.balance(in);
      T value = applyChanges(before, in);
      Nesting.requireOne(in, balance, this, "read");
      PacketAccess.requireEnd(in);
      return value;
    } catch (RuntimeException | StackOverflowError e) {
      throw PacketDiagnosis.refused(in, e);
    }
  }
}
