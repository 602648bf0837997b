package io.variantmapper.text;

import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.text.base.TextFault;
import io.variantmapper.text.json.TypedJsonReader;
import io.variantmapper.text.json.TypedJsonWriter;
import java.util.Objects;

/**
 * Writes and reads values as JSON that keeps their types, like {@code JSON.from_native} and {@code
 * JSON.to_native} of Godot 4.4.
 *
 * <pre>{@code
 * Variant value = Variant.of(List.of(7, "Ada", new Vector2(1, 0.5)));
 * String json = VariantJson.write(value, VariantFormat.GODOT_4);
 * // ["i:7","s:Ada",{"type":"Vector2","args":[1.0,0.5]}]
 * VariantJson.parse(json, VariantFormat.GODOT_4).equals(value);   // true
 * }</pre>
 *
 * <p>No value is lost. If the engine's JSON would lose something, this class adds members that the
 * engine ignores, such as the {@code id} of an RID. It writes only two kinds of values in a form
 * that the engine does not read: a float that is a special NaN, and a NodePath whose text would be
 * parsed as another path.
 *
 * <p>To read JSON, this class needs {@code tools.jackson.core:jackson-core}, which is an optional
 * dependency. To write, it needs no library.
 *
 * @see <a href="https://docs.godotengine.org/en/stable/classes/class_json.html">JSON</a>
 */
public final class VariantJson {
  private static final String MISSING =
      "Reading JSON needs tools.jackson.core:jackson-core on the class path or the module path";

  private VariantJson() {}

  /**
   * Returns the JSON of a value, in one line.
   *
   * @param format a format that has all types of the value
   * @throws UnsupportedVariantException if the format lacks a type of the value
   */
  public static String write(Variant value, VariantFormat format) {
    Objects.requireNonNull(value, "value");
    return TypedJsonWriter.write(value, format);
  }

  /**
   * Returns the JSON of the value that a serializer writes.
   *
   * @param value the object; may be null if the serializer can write null
   * @throws io.variantmapper.runtime.VariantException if the value can't be written
   */
  public static <T> String write(T value, VariantSerializer<T> serializer, VariantFormat format) {
    return write(Variant.decode(serializer.encode(value, format), format), format);
  }

  /**
   * Returns the value of a JSON text.
   *
   * @param format a format that has all types of the value. In its limits, {@code maxBytes} counts
   *     the bytes of the text in UTF-8
   * @throws VariantTextException if the text is not JSON, has something that {@code to_native}
   *     reports as an error, or is over a limit
   * @throws UnsupportedVariantException if the format lacks a type of the value, or if Jackson is
   *     missing
   */
  public static Variant parse(String json, VariantFormat format) {
    try {
      return TypedJsonReader.parse(json, format);
    } catch (TextFault e) {
      throw VariantTextException.of(e, json);
    } catch (NoClassDefFoundError e) {
      throw new UnsupportedVariantException(MISSING, 0);
    }
  }

  /**
   * Returns the object that a serializer reads from the value of a JSON text.
   *
   * @throws io.variantmapper.runtime.VariantException if the text has no value, the value does not
   *     fit, or Jackson is missing
   */
  public static <T> T parse(String json, VariantSerializer<T> serializer, VariantFormat format) {
    return serializer.decode(parse(json, format).encode(format), format);
  }
}
