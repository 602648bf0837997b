package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.Leniency;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects and packets of sealed types, and of types that list their subtypes. */
class HierarchyTest {
  private static final String MESSAGE = "game.ClientMessage";
  private static final String WEAPON = "game.Weapon";
  private static final VariantFormat STRICT = VariantFormat.GODOT_4.withLeniency(Leniency.NONE);

  private static VariantSerializer<Object> serializer(String type)
      throws ReflectiveOperationException {
    return Golden.named("sealed").compiled().serializer(type);
  }

  private static byte[] packet(Object value) {
    return Variant.of(value).encode(VariantFormat.GODOT_4);
  }

  private static Object read(String type, Object value) throws ReflectiveOperationException {
    return serializer(type).decode(packet(value));
  }

  /** Reads an object from a value, and returns the written form of the object. */
  private static String again(String type, Object value) throws ReflectiveOperationException {
    VariantSerializer<Object> serializer = serializer(type);
    byte[] packet = serializer.encode(serializer.decode(packet(value)));
    return Variant.decode(packet, VariantFormat.GODOT_4).toString();
  }

  @Test
  void tagSelectsTheSubtype() throws ReflectiveOperationException {
    assertThat(read(MESSAGE, Map.of("kind", "Move", "x", 3, "y", 4))).hasToString("Move[x=3, y=4]");
  }

  @Test
  void tagMayFollowTheFields() throws ReflectiveOperationException {
    Map<String, Object> entries = new TreeMap<>(Map.of("a", 3, "text", "hi", "to", List.of()));
    entries.put("zone", List.of(1, 2));
    Map<String, Object> tagged = new LinkedHashMap<>(entries);
    tagged.put("kind", "say");
    assertThat(read(MESSAGE, tagged)).hasToString("Chat[text=hi, to=[]]");
  }

  @Test
  void tagIsTheFirstElementOfAnArray() throws ReflectiveOperationException {
    assertThat(read(MESSAGE, List.of("Move", 3, 4))).hasToString("Move[x=3, y=4]");
  }

  @Test
  void subtypeOfASubtypeIsRead() throws ReflectiveOperationException {
    assertThat(read(MESSAGE, Map.of("kind", "Offer", "item", "bow", "price", 7)))
        .hasToString("Offer[item=bow, price=7]");
  }

  @Test
  void subtypeIsWrittenWithItsTagFirst() throws ReflectiveOperationException {
    assertThat(again(MESSAGE, List.of("Move", 3, 4)))
        .isEqualTo("{\"kind\": \"Move\", \"x\": 3, \"y\": 4}");
  }

  @Test
  void subtypeIsWrittenByItsOwnSerializerWithItsTag() throws ReflectiveOperationException {
    assertThat(again("game.ClientMessage$Move", Map.of("x", 3, "y", 4)))
        .isEqualTo("{\"kind\": \"Move\", \"x\": 3, \"y\": 4}");
  }

  @Test
  void subtypesOwnSerializerNeedsNoTag() throws ReflectiveOperationException {
    assertThat(read("game.ClientMessage$Move", Map.of("x", 3, "y", 4)))
        .hasToString("Move[x=3, y=4]");
  }

  @Test
  void subtypesOwnSerializerRefusesAnotherTag() {
    assertThatThrownBy(
            () -> read("game.ClientMessage$Move", Map.of("kind", "Walk", "x", 3, "y", 4)))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith("Expected \"Move\" but found")
        .hasMessageEndingWith("($.kind)");
  }

  @Test
  void messageForAnUnknownTagListsTheKnownTags() {
    assertThatThrownBy(() -> read("game.ClientMessage$Trade", Map.of("kind", "Gift")))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith("Expected one of \"Offer\", \"Batch\" but found")
        .hasMessageContaining("Gift");
  }

  @Test
  void unknownTagIsReadAsTheFallback() throws ReflectiveOperationException {
    assertThat(read(MESSAGE, Map.of("kind", "jump", "height", 3)))
        .hasToString("Unknown[kind=jump]");
  }

  @Test
  void unknownNumericTagIsReadAsTheFallback() throws ReflectiveOperationException {
    assertThat(read(WEAPON, Map.of("type", 300, "damage", 3)))
        .extracting("damage")
        .isEqualTo(3);
  }

  /** Reads a message with two tags and with {@code x} and {@code y}. */
  private static Object readTags(String first, String second) throws ReflectiveOperationException {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    out.beginDictionary(4);
    out.writeString("kind");
    out.writeString(first);
    for (String coordinate : List.of("x", "y")) {
      out.writeString(coordinate);
      out.writeInt(1);
    }
    out.writeString("kind");
    out.writeString(second);
    out.endDictionary();
    return serializer(MESSAGE).decode(out.toByteArray());
  }

  @Test
  void sameTagMayAppearTwice() throws ReflectiveOperationException {
    assertThat(readTags("Move", "Move")).hasToString("Move[x=1, y=1]");
  }

  @Test
  void secondTagThatDiffersIsRefused() {
    assertThatThrownBy(() -> readTags("Move", "say"))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith("Expected \"Move\" but found String \"say\"");
  }

  @Test
  void secondTagAfterAnUnknownTagIsRefused() {
    assertThatThrownBy(() -> readTags("jump", "Move"))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith("Expected no other tag after the first but found String \"Move\"");
  }

  @Test
  void messageNamesTheKeyOfAMissingTag() {
    assertThatThrownBy(() -> read(MESSAGE, Map.of("x", 3)))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith("Missing key \"kind\" of the subtypes tagged \"Move\"");
  }

  @Test
  void missingTagIsNotReadAsTheFallback() {
    assertThatThrownBy(() -> read(WEAPON, List.of()))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith("Missing element 0 for \"type\"");
  }

  @Test
  void numericTagIsWrittenAsTheFirstElementOfAnArray() throws ReflectiveOperationException {
    assertThat(again(WEAPON, List.of(7, 3, true))).isEqualTo("[7, 3, true]");
  }

  @Test
  void eachSubtypeKeepsItsShape() throws ReflectiveOperationException {
    assertThat(again(WEAPON, List.of(0, 3))).isEqualTo("{\"type\": 0, \"damage\": 3}");
  }

  @Test
  void fallbackIsWrittenWithTheTagInItsField() throws ReflectiveOperationException {
    assertThat(again(MESSAGE, Map.of("kind", "jump"))).isEqualTo("{\"kind\": \"jump\"}");
  }

  /** The packet's tag is not kept: writing takes the tag from the field of the object. */
  @Test
  void fallbackWithAWriteOnlyTagReadsAnyTag() throws ReflectiveOperationException {
    JavaFileObject source = JavaFileObjects.forSourceString("game.Shape", """
        package game;
        import io.variantmapper.annotations.*;
        @VariantDictionary
        public sealed interface Shape {
          @VariantDictionary(unknownKeys = UnknownKeys.FAIL)
          @VariantSubtype(fallback = true)
          final class Other implements Shape {
            public int size;
            @VariantField(access = FieldAccess.WRITE_ONLY) public String type = "other";
          }
        }
        """);
    VariantSerializer<Object> shapes = Compiled.of(source).serializer("game.Shape");
    byte[] packet = shapes.encode(shapes.decode(packet(Map.of("type", "box", "size", 3))));
    assertThat(Variant.decode(packet, VariantFormat.GODOT_4))
        .isEqualTo(Variant.of(Map.of("size", 3, "type", "other")));
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 0})
  void numericTagIsReadBackFromGodot30(int tag) throws ReflectiveOperationException {
    VariantSerializer<Object> serializer = serializer(WEAPON);
    Object weapon = serializer.decode(packet(Map.of("type", tag, "damage", 3)));
    byte[] packet = serializer.encode(weapon, VariantFormat.GODOT_3_0);
    assertThat(serializer.decode(packet, VariantFormat.GODOT_3_0))
        .usingRecursiveComparison()
        .isEqualTo(weapon);
  }

  /** Returns the serializer of a hierarchy whose fallback keeps unknown entries. */
  private static VariantSerializer<Object> events() throws ReflectiveOperationException {
    return Compiled.of(JavaFileObjects.forSourceString("game.Event", """
            package game;
            import io.variantmapper.annotations.*;
            import io.variantmapper.runtime.Variant;
            import java.util.Map;
            @VariantDictionary
            @VariantTag("kind")
            public sealed interface Event {
              @VariantDictionary
              @VariantSubtype("grant")
              record Grant(String item) implements Event {}
              @VariantDictionary(unknownKeys = UnknownKeys.KEEP)
              @VariantSubtype(fallback = true)
              record Newer(@VariantExtras Map<String, Variant> rest) implements Event {}
            }
            """)).serializer("game.Event");
  }

  @Test
  void secondTagIsNotKeptInTheExtrasOfAFallback() throws ReflectiveOperationException {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    out.beginDictionary(3);
    for (String text : List.of("kind", "newer", "kind", "grant", "item", "sword")) {
      out.writeString(text);
    }
    out.endDictionary();
    VariantSerializer<Object> events = events();
    assertThatThrownBy(() -> events.decode(out.toByteArray(), STRICT))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith("Expected no other tag after the first but found String \"grant\"")
        .hasMessageEndingWith("($.kind)");
    Object read = events.decode(packet(new TreeMap<>(Map.of("kind", "newer", "item", "bow"))));
    assertThat(Variant.decode(events.encode(read), VariantFormat.GODOT_4))
        .hasToString("{\"kind\": \"Newer\", \"item\": \"bow\"}");
  }
}
