package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.nio.CharBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Fields that accept values of any type. The mapped types are in a golden case. */
class DynamicFieldTest {
  private static VariantSerializer<Object> serializer(String name)
      throws ReflectiveOperationException {
    return Golden.named("dynamic").compiled().serializer(name);
  }

  private static Object note(@Nullable Object any) throws ReflectiveOperationException {
    return Golden.named("dynamic")
        .compiled()
        .type("game.Note")
        .getDeclaredConstructors()[0]
        .newInstance(any, null, List.of(), Map.of(), Variant.Nil.INSTANCE);
  }

  private static Object again(Object note) throws ReflectiveOperationException {
    VariantSerializer<Object> notes = Compiled.serializer(note.getClass());
    return notes.decode(notes.encode(note));
  }

  @Test
  void rawValueIsWrittenUnchanged() throws ReflectiveOperationException {
    // The packet has a duplicate key, and a float in 8 bytes that would fit in 4.
    byte[] packet = HexFormat.of()
        .parseHex("1c00000002000000"
            + "0200000007000000"
            + "1b00000002000000"
            + "0200000001000000" + "03000100000000000000e03f"
            + "0200000001000000" + "00000000");
    VariantSerializer<Object> envelopes = serializer("game.Envelope");
    assertThat(envelopes.encode(envelopes.decode(packet))).isEqualTo(packet);
  }

  @Test
  void rawValueIsRefusedByAnIncompatibleFormat() throws ReflectiveOperationException {
    VariantSerializer<Object> envelopes = serializer("game.Envelope");
    Object envelope = envelopes.decode(Variant.of(List.of(7, "a")).encode(VariantFormat.GODOT_4));
    assertThatThrownBy(() -> envelopes.encode(envelope, VariantFormat.GODOT_3))
        .isInstanceOf(UnsupportedVariantException.class);
  }

  @Test
  void numbersAreReadAsLongAndDouble() throws ReflectiveOperationException {
    assertThat(again(note(List.of((byte) 1, 2.5f)))).extracting("any").isEqualTo(List.of(1L, 2.5));
  }

  @Test
  void nilIsReadAsNullInAnObjectField() throws ReflectiveOperationException {
    assertThat(again(note(null))).extracting("any").isNull();
  }

  @Test
  void nilReplacesTheInitialValueOfADynamicField() {
    Map<String, Object> nils = new HashMap<>();
    nils.put("any", null);
    nils.put("tree", null);
    Unit unit = new Unit("@VariantDictionary(changes = true) class Unit {"
        + " Object any = 1; io.variantmapper.runtime.Variant tree;"
        + " @Override public String toString() { return any + \" \" + (tree != null); } }");
    assertThat(unit.read(nils)).isEqualTo("null true");
    assertThat(unit.merged(Map.of("any", 2, "tree", 3), nils)).isEqualTo("null true");
  }

  @Test
  void nilReplacesAnInitialValueAfterTheConstructorCall() {
    Unit unit = new Unit("@VariantArray class Unit { final int hp; Object any = 1;"
        + " Unit(int hp) { this.hp = hp; }"
        + " @Override public String toString() { return hp + \" \" + any; } }");
    assertThat(unit.read(Arrays.asList(7, null))).isEqualTo("7 null");
    assertThat(unit.read(List.of(7))).isEqualTo("7 1");
  }

  @Test
  void nilOfAVariantFieldIsReadAsVariantNilEvenIfTheFieldIsNotRequired() {
    Unit unit = new Unit("@VariantArray record Unit("
        + "@VariantField(required = false) io.variantmapper.runtime.Variant tree) {"
        + " @Override public String toString() { return String.valueOf(tree != null); } }");
    assertThat(unit.read(Arrays.asList((Object) null))).isEqualTo("true");
    assertThat(unit.read(List.of())).isEqualTo("false");
  }

  @Test
  void nilIsReadAsTheDefaultOfAnObjectField() {
    Unit unit = new Unit("@VariantDictionary record Unit("
        + "@VariantField(defaultFrom = \"D\") Object any) { static final String D = \"d\"; }");
    assertThat(unit.read(Collections.singletonMap("any", null))).isEqualTo("Unit[any=d]");
  }

  @Test
  void nullOfARequiredFieldIsWrittenEvenIfNullsAreOmitted() {
    Unit unit = new Unit("@VariantDictionary(nulls = NullPolicy.OMIT) record Unit("
        + "Object any, @VariantField(required = false) Object some) {}");
    Map<String, Object> nil = Collections.singletonMap("any", null);
    assertThat(unit.written(nil)).isEqualTo("{\"any\": null}");
    assertThat(unit.read(nil)).isEqualTo("Unit[any=null, some=null]");
  }

  @Test
  void valueWithoutAVariantTypeIsReportedWithItsPath() throws ReflectiveOperationException {
    Object note = note(List.of(1, Map.of("at", Thread.State.NEW, "by", CharBuffer.wrap("x"))));
    Object broken = note(List.of(1, new Object()));
    assertThat(again(note)).isNotNull();
    assertThatThrownBy(() -> again(broken))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageContaining("Object has no Variant type")
        .hasMessageContaining("$.any[1]");
  }

  @Test
  void listThatContainsItselfIsRefused() throws ReflectiveOperationException {
    List<Object> circle = new ArrayList<>();
    circle.add(circle);
    Object note = note(circle);
    assertThatThrownBy(() -> again(note))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageContaining("a cycle");
  }

  @Test
  void nullInATypedDictionaryOfVariantsIsWrittenAsNil() throws ReflectiveOperationException {
    Compiled compiled = Compiled.of(JavaFileObjects.forSourceString("game.Note", """
        package game;
        import io.variantmapper.annotations.*;
        import java.util.Map;
        @VariantDictionary
        record Note(@VariantField(type = WireType.TYPED_DICTIONARY) Map<String, Object> facts) {}
        """));
    VariantSerializer<Object> notes = compiled.serializer("game.Note");
    byte[] packet = Variant.of(Map.of("facts", Collections.singletonMap("a", null)))
        .encode(VariantFormat.GODOT_4);
    assertThat(Variant.decode(notes.encode(notes.decode(packet)), VariantFormat.GODOT_4))
        .hasToString("{\"facts\": Dictionary[String, Variant]({\"a\": null})}");
  }
}
