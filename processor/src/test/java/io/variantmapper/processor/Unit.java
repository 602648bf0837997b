package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.ChangeSerializer;
import io.variantmapper.runtime.ReadIntoSerializer;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.util.List;
import java.util.function.Function;
import javax.tools.JavaFileObject;

/**
 * A compiled mapped type, and the results of its serializer in the formats of Godot 3 and Godot 4.
 *
 * <pre>{@code
 * new Unit("@VariantDictionary record Unit(int hp) {}").read(Map.of("hp", 7))   // "Unit[hp=7]"
 * }</pre>
 */
final class Unit {
  private static final List<VariantFormat> FORMATS =
      List.of(VariantFormat.GODOT_4, VariantFormat.GODOT_3);

  private final VariantSerializer<Object> serializer;

  Unit(String source) {
    JavaFileObject file = JavaFileObjects.forSourceString(
        "game.Unit", "package game; import io.variantmapper.annotations.*; " + source);
    // No processor claims annotations that the source declares.
    Compiled compiled = Compiled.of(List.of(file), List.of("-Xlint:all,-processing", "-Werror"));
    assertThat(compiled.messages()).isEmpty();
    try {
      serializer = compiled.serializer("game.Unit");
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Reads an object from a value, and returns it as text, which must be equal in all formats. */
  String read(Object value) {
    return same(format -> decode(value, format).toString());
  }

  /**
   * Reads an object from a value, and writes the object. Returns the written value, which must be
   * equal in all formats.
   */
  String written(Object value) {
    return same(format ->
        Variant.decode(serializer.encode(decode(value, format), format), format).toString());
  }

  /** Reads two objects from values, and returns the changes between them as text. */
  String changes(Object before, Object after) {
    ChangeSerializer<Object> changing = (ChangeSerializer<Object>) serializer;
    return same(format -> {
      byte[] packet = changing.encodeChanges(decode(before, format), decode(after, format), format);
      return Variant.decode(packet, format).toString();
    });
  }

  /** Reads an object from a value, merges changes into it, and returns the result as text. */
  String merged(Object before, Object changes) {
    ChangeSerializer<Object> changing = (ChangeSerializer<Object>) serializer;
    return same(format -> {
      byte[] packet = Variant.of(changes).encode(format);
      return changing.decodeChanges(decode(before, format), packet, format).toString();
    });
  }

  /**
   * Reads an object from a value, reads a packet into the object, and returns the object as text.
   */
  String readInto(Object existing, Object packet) {
    return same(format -> {
      Object object = decode(existing, format);
      readInto(object, packet, format);
      return object.toString();
    });
  }

  /** Reads a packet into an object. */
  void readInto(Object existing, Object packet, VariantFormat format) {
    ((ReadIntoSerializer<Object>) serializer)
        .decodeInto(existing, Variant.of(packet).encode(format), format);
  }

  Object decode(Object value, VariantFormat format) {
    return serializer.decode(Variant.of(value).encode(format), format);
  }

  private static String same(Function<VariantFormat, String> text) {
    List<String> texts = FORMATS.stream().map(text).distinct().toList();
    assertThat(texts).hasSize(1);
    return texts.get(0);
  }
}
