package io.variantmapper.runtime;

import io.variantmapper.runtime.packet.PacketDiagnosis;
import io.variantmapper.runtime.types.PacketAccess;
import java.util.Objects;

/**
 * A serializer that can also read a packet into an object that exists already.
 *
 * <p>Reading sets the fields that the packet contains. A field whose key is missing keeps its
 * value, even if {@link #read} would refuse the packet without the key. A nil sets a field to null
 * or to its default. If a primitive field has no default, reading refuses the nil. If the type of a
 * field also has a {@code ReadIntoSerializer}, and the field is not null, the value is read into
 * the object in that field. If the type only has a {@link ChangeSerializer}, the value is merged
 * into the value of the field. Otherwise, the new value replaces the old value of the field.
 *
 * <pre>{@code
 * @VariantDictionary(readInto = true)
 * class Settings {
 *   int volume = 7;
 *   String language = "en";
 * }
 *
 * Settings settings = new Settings();
 * SettingsVariantSerializer.INSTANCE.decodeInto(settings, packet);   // {"volume": 3}
 * // settings.volume == 3, settings.language == "en"
 * }</pre>
 *
 * @param <T> the Java type
 */
public interface ReadIntoSerializer<T> extends VariantSerializer<T> {
  /**
   * Reads exactly one value into an object.
   *
   * @param existing the object; if this method throws, some of its fields may have been set already
   * @throws MalformedPacketException if the bytes are not a Variant
   * @throws UnexpectedVariantException if the value has the wrong type, such as nil, or does not
   *     fit
   * @throws UnsupportedVariantException if a field has a type that the reader's format does not
   *     have
   */
  void readInto(T existing, VariantReader in);

  /** Reads a whole packet of Godot 4 into an object, as {@link #readInto} does. */
  default void decodeInto(T existing, byte[] packet) {
    decodeInto(existing, packet, VariantFormat.GODOT_4);
  }

  /**
   * Reads a whole packet in {@code format} into an object, as {@link #readInto} does. Bytes after
   * the value are ignored, unless the format's {@link Leniency} refuses them.
   *
   * @param existing the object; if this method throws, some of its fields may have been set already
   * @throws MalformedPacketException if the bytes are not a Variant of this format, or exceed the
   *     limits of the format
   * @throws UnexpectedVariantException if the value has the wrong type or does not fit, or if a
   *     setter or a serializer throws an exception. That exception is then the cause
   * @throws UnsupportedVariantException if a field has a type that the format does not have
   */
  default void decodeInto(T existing, byte[] packet, VariantFormat format) {
    Objects.requireNonNull(existing, "existing");
    VariantReader in = new VariantReader(packet, format);
    try {
      in.readInto(this, existing);
      PacketAccess.requireEnd(in);
    } catch (RuntimeException | StackOverflowError e) {
      throw PacketDiagnosis.refused(in, e);
    }
  }
}
