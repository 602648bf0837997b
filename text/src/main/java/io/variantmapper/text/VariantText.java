package io.variantmapper.text;

import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.text.base.TextFault;
import io.variantmapper.text.godot.TextParser;
import io.variantmapper.text.godot.TextWriter;
import java.util.Objects;

/**
 * Writes and reads values as text, as Godot's {@code var_to_str} and {@code str_to_var} do; in
 * Godot 3, {@code var2str} and {@code str2var}.
 *
 * <pre>{@code
 * Variant value = Variant.of(Map.of("hp", 7, "position", new Vector2(1, 0.5)));
 * String text = VariantText.write(value, VariantFormat.GODOT_4);
 * // {
 * // "hp": 7,
 * // "position": Vector2(1, 0.5)
 * // }
 * VariantText.parse(text, VariantFormat.GODOT_4).equals(value);   // true
 * }</pre>
 *
 * <p>The text loses the same things as the engine's text: the order of keys, the sign of zero, the
 * content of Signals and Callables, and in Godot 3 all but six digits of a number.
 *
 * @see <a href="https://docs.godotengine.org/en/stable/classes/class_@globalscope.html">
 *     var_to_str</a>
 */
public final class VariantText {
  private VariantText() {}

  /**
   * Returns the text that the engine writes for a value.
   *
   * @param format the engine: {@code GODOT_3} or {@code GODOT_4}, or a format of the same
   *     generation
   * @throws UnsupportedVariantException if the engine lacks a type of the value, if the value has
   *     the id of an Object or a String with U+0000, or if containers are nested more deeply than
   *     the limit of the format, or more than 100 levels deep for Godot 4
   * @throws IllegalArgumentException if the format is {@code GODOT_2}
   */
  public static String write(Variant value, VariantFormat format) {
    requireGeneration(format);
    return TextWriter.write(Objects.requireNonNull(value, "value"), format);
  }

  /**
   * Returns the text of the value that a serializer writes.
   *
   * @param value the object; may be null if the serializer can write null
   * @throws io.variantmapper.runtime.VariantException if the value can't be written
   * @throws IllegalArgumentException if the format is {@code GODOT_2}
   */
  public static <T> String write(T value, VariantSerializer<T> serializer, VariantFormat format) {
    requireGeneration(format);
    return write(Variant.decode(serializer.encode(value, format), format), format);
  }

  /**
   * Returns the first value of a text. The rest of the text is not read.
   *
   * <p>An {@code Object(…)} is read as a {@link Variant.FullObject}, which is only data. A
   * {@code Resource("res://item.tres")} is read as such an Object of the class {@code Resource},
   * with the property {@code resource_path}. The file is not loaded.
   *
   * @param format the engine and the limits. {@code maxBytes} limits the bytes of the whole text in
   *     UTF-8
   * @throws VariantTextException if the text does not begin with a value, or is over a limit
   * @throws IllegalArgumentException if the format is {@code GODOT_2}
   */
  public static Variant parse(String text, VariantFormat format) {
    requireGeneration(format);
    try {
      return TextParser.parse(text, format);
    } catch (TextFault e) {
      throw VariantTextException.of(e, text);
    }
  }

  /**
   * Returns the object that a serializer reads from the value of a text.
   *
   * @throws io.variantmapper.runtime.VariantException if the text has no value, or the value does
   *     not fit
   * @throws IllegalArgumentException if the format is {@code GODOT_2}
   */
  public static <T> T parse(String text, VariantSerializer<T> serializer, VariantFormat format) {
    return serializer.decode(parse(text, format).encode(format), format);
  }

  static void requireGeneration(VariantFormat format) {
    if (format.generation() < 3) {
      throw new IllegalArgumentException(
          "Text of " + format + " is not supported. Use GODOT_3 or GODOT_4.");
    }
  }
}
