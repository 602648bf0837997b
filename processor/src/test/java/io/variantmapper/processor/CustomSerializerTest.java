package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** Handwritten serializers next to generated ones. */
class CustomSerializerTest {
  /** A serializer that writes ints as hexadecimal Strings. */
  private static final JavaFileObject HEX = source(
      "Hex",
      "public class Hex extends Base<Integer> {",
      "  public void write(VariantWriter out, Integer value) {",
      "    out.writeString(value == null ? null : Integer.toHexString(value));",
      "  }",
      "  public Integer read(VariantReader in) {",
      "    return Integer.valueOf(in.readString(), 16);",
      "  }",
      "}",
      "abstract class Base<N> implements VariantSerializer<N> {}");

  private static JavaFileObject source(String name, String... lines) {
    String head = """
        package game;
        import io.variantmapper.annotations.*;
        import io.variantmapper.runtime.*;
        import java.util.*;
        """;
    return JavaFileObjects.forSourceString("game." + name, head + String.join("\n", lines));
  }

  /** Reads {@code values} as a record with these fields, and returns the record as text. */
  private static String read(String fields, Object... values) throws ReflectiveOperationException {
    byte[] packet = Variant.of(List.of(values)).encode(VariantFormat.GODOT_4);
    return box(fields).serializer("game.Box").decode(packet).toString();
  }

  private static Compiled box(String fields) {
    Compiled compiled =
        Compiled.of(HEX, source("Box", "@VariantDictionary record Box(" + fields + ") {}"));
    assertThat(compiled.messages()).isEmpty();
    return compiled;
  }

  @Test
  void typeArgumentMayComeFromTheSuperclassOfASerializer() throws ReflectiveOperationException {
    assertThat(read("@VariantField(using = Hex.class) int tint", "ff")).isEqualTo("Box[tint=255]");
  }

  @Test
  void optionalHoldsTheValueThatItsSerializerReads() throws ReflectiveOperationException {
    assertThat(read("@VariantField(using = Hex.class) OptionalInt tint", "ff"))
        .isEqualTo("Box[tint=OptionalInt[255]]");
  }

  @Test
  void messageNamesTheMissingKeyOfAFieldWithASerializer() {
    byte[] packet = Variant.of(Map.of()).encode(VariantFormat.GODOT_4);
    assertThatThrownBy(() -> box("@VariantField(using = Hex.class) Integer tint")
            .serializer("game.Box")
            .decode(packet))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("tint");
  }

  @Test
  void nilIsReadAsNullIfTheFieldIsNotRequired() throws ReflectiveOperationException {
    byte[] nil = Variant.of(Collections.singletonMap("tint", null)).encode(VariantFormat.GODOT_4);
    String field = "@VariantField(using = Hex.class, required = false) Integer tint";
    assertThat(box(field).serializer("game.Box").decode(nil)).hasToString("Box[tint=null]");
  }

  @Test
  void javadocNamesACustomSerializerWhoseNameLooksGenerated() throws IOException {
    JavaFileObject cents =
        source("CentsVariantSerializer", "public class CentsVariantSerializer extends Hex {}");
    JavaFileObject box = source(
        "Box",
        "@VariantDictionary record Box(",
        "    @VariantField(using = CentsVariantSerializer.class) int price) {}");
    assertThat(Compiled.of(HEX, cents, box).generated().get("BoxVariantSerializer.java"))
        .contains("\"price\": Variant of CentsVariantSerializer,");
  }

  @Test
  void interfaceWithItsOwnSerializerNeedsNoCreator() throws ReflectiveOperationException {
    JavaFileObject types = source(
        "Types",
        "public class Types {",
        "  @VariantUsing(Codec.class) interface Color { int rgb(); }",
        "  static class Codec implements VariantSerializer<Color> {",
        "    public void write(VariantWriter out, Color value) { out.writeInt(value.rgb()); }",
        "    public Color read(VariantReader in) { int rgb = in.readInt(); return () -> rgb; }",
        "  }",
        "  @VariantArray record Palette(List<Color> colors, Map<Color, Color[]> mixed) {}",
        "}");
    assertThat(Compiled.of(types).messages()).isEmpty();
  }

  @Test
  void elementSerializerAppliesToATypeArgument() throws ReflectiveOperationException {
    JavaFileObject types = source("Page", "@VariantArray public record Page<T>(List<T> rows) {}");
    JavaFileObject box = source(
        "Box",
        "@VariantArray record Box(",
        "    @VariantField(elementUsing = Hex.class) Page<Integer> page) {}");
    Compiled compiled = Compiled.of(HEX, types, box);
    assertThat(compiled.messages()).isEmpty();
    byte[] packet = Variant.of(List.of(List.of(List.of("ff", "10")))).encode(VariantFormat.GODOT_4);
    assertThat(compiled.serializer("game.Box").decode(packet))
        .hasToString("Box[page=Page[rows=[255, 16]]]");
  }

  @Test
  void instanceConstantThatGeneratedCodeCannotUseIsIgnored() {
    Unit unit = new Unit("@VariantDictionary record Unit("
        + "@VariantField(using = Unit.Own.class) int hp,"
        + "@VariantField(using = Unit.Other.class) int mp) {"
        + " static class Own extends Base { private static final Own INSTANCE = null; }"
        + " static class Other extends Base { static final int INSTANCE = 0; }"
        + " abstract static class Base"
        + "     implements io.variantmapper.runtime.VariantSerializer<Integer> {"
        + "   public void write(io.variantmapper.runtime.VariantWriter out, Integer value) {}"
        + "   public Integer read(io.variantmapper.runtime.VariantReader in) {"
        + "     return in.readInt(); } } }");
    assertThat(unit.read(Map.of("hp", 7, "mp", 8))).isEqualTo("Unit[hp=7, mp=8]");
  }
}
