package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.Leniency;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.runtime.value.Vector3;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Generated serializers read packets that they did not write, and write nulls. */
class GeneratedSerializerTest {
  @Test
  void dictionaryTypeIsReadFromAnArray() throws ReflectiveOperationException {
    byte[] packet = packet(out -> {
      out.beginArray(3);
      out.writeString("Ada");
      out.writeInt(7);
      out.writeVector3(new Vector3(1, 2, 3));
      out.endArray();
    });
    assertThat(serializer("record", "game.PlayerState").decode(packet))
        .asString()
        .startsWith("PlayerState[name=Ada, hp=7, position=Vector3[");
  }

  @Test
  void arrayTypeIsReadFromADictionary() throws ReflectiveOperationException {
    byte[] packet = dictionary("kind", "WATER", "row", 4, "column", 3);
    assertThat(serializer("array", "game.Tile").decode(packet))
        .hasToString("Tile[column=3, row=4, kind=WATER, cached=null]");
  }

  @Test
  void messageNamesTheMissingElementOfAShortArray() throws ReflectiveOperationException {
    byte[] packet = packet(out -> {
      out.beginArray(1);
      out.writeInt(3);
      out.endArray();
    });
    assertThatThrownBy(() -> serializer("array", "game.Tile").decode(packet))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("Missing element 1 for \"row\"");
  }

  @Test
  void unknownKeyIsSkipped() throws ReflectiveOperationException {
    byte[] packet = dictionary("kind", "GRASS", "colour", "red", "row", 4, "column", 3);
    assertThat(serializer("array", "game.Tile").decode(packet))
        .hasToString("Tile[column=3, row=4, kind=GRASS, cached=null]");
  }

  @Test
  void messageNamesTheMissingKeyOfAReferenceField() throws ReflectiveOperationException {
    assertMissing(dictionary("hp", 7), "display_name");
  }

  @Test
  void messageNamesTheMissingKeyOfAPrimitiveField() throws ReflectiveOperationException {
    assertMissing(dictionary("display_name", "Ada"), "hp");
  }

  private static void assertMissing(byte[] packet, String key) throws ReflectiveOperationException {
    VariantSerializer<Object> serializer = serializer("record", "game.PlayerState");
    assertThatThrownBy(() -> serializer.decode(packet))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("Missing key \"" + key + "\" of PlayerState at");
  }

  @Test
  void nilForANonNullFieldIsRefusedWithItsPath() throws ReflectiveOperationException {
    byte[] packet = packet(out -> {
      out.beginDictionary(1);
      out.writeString("display_name");
      out.writeNil();
      out.endDictionary();
    });
    assertThatThrownBy(() -> serializer("record", "game.PlayerState").decode(packet))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("$.display_name");
  }

  @Test
  void nilElementIsRefusedWithItsPath() throws ReflectiveOperationException {
    byte[] packet = packet(out -> {
      out.beginDictionary(1);
      out.writeString("bag");
      out.beginArray(1);
      out.writeNil();
      out.endArray();
      out.endDictionary();
    });
    assertThatThrownBy(() -> serializer("bean", "game.Bean").decode(packet))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("$.bag[0]");
  }

  @Test
  void missingKeysAreReadAsEmptyOrDefault() throws ReflectiveOperationException {
    byte[] packet = packet(out -> {
      out.beginDictionary(3);
      out.writeString("required");
      out.writeString("a");
      out.writeString("names");
      out.writePackedStringArray(new String[0]);
      out.writeString("limits");
      out.beginDictionary(0);
      out.endDictionary();
      out.endDictionary();
    });
    assertThat(serializer("nulls", "game.Nulls").decode(packet))
        .asString()
        .contains("label=null, level=null, written=null, title=Optional.empty")
        .contains("rank=OptionalInt.empty, score=0, note=null, lines=null");
  }

  @Test
  void missingKeyAndNilKeepTheInitialValueOfABuilder() throws ReflectiveOperationException {
    byte[] packet = packet(out -> {
      out.beginDictionary(1);
      out.writeString("owner");
      out.writeNil();
      out.endDictionary();
    });
    assertThat(serializer("builder", "game.Account").decode(packet))
        .hasFieldOrPropertyWithValue("owner", "nobody")
        .hasFieldOrPropertyWithValue("coins", 10)
        .hasFieldOrPropertyWithValue("isOpen", true);
  }

  @Test
  void omittedNullHasNoEntry() throws ReflectiveOperationException {
    Compiled compiled = Golden.named("nulls").compiled();
    Object value = compiled.examples().get(0);
    byte[] packet = Compiled.serializer(value.getClass()).encode(value);
    assertThat(Variant.decode(packet, VariantFormat.GODOT_4))
        .hasToString("{\"required\": \"a\", \"written\": null, \"score\": 0, \"names\": [], "
            + "\"limits\": {}}");
  }

  @Test
  void missingKeyAndNilKeepTheValueThatTheConstructorSets() throws ReflectiveOperationException {
    byte[] packet = packet(out -> {
      out.beginDictionary(2);
      out.writeString("name");
      out.writeNil();
      out.writeString("score");
      out.writeInt(5);
      out.endDictionary();
    });
    Object bean = serializer("bean", "game.Bean").decode(packet);
    assertThat(bean)
        .hasFieldOrPropertyWithValue("name", "nobody")
        .hasFieldOrPropertyWithValue("alive", true)
        .hasFieldOrPropertyWithValue("score", 5);
  }

  @Test
  void nullObjectIsWrittenAsNil() throws ReflectiveOperationException {
    byte[] packet = packet(out -> out.writeNil());
    assertThat(serializer("record", "game.PlayerState").encode(null)).isEqualTo(packet);
  }

  static List<Leniency> leniencies() {
    return List.of(Leniency.ENGINE, Leniency.NONE);
  }

  @ParameterizedTest
  @MethodSource("leniencies")
  void lastOfTwoEqualKeysWinsWithAnyLeniency(Leniency leniency)
      throws ReflectiveOperationException {
    byte[] packet = dictionary("column", 1, "kind", "GRASS", "row", 4, "column", 3);
    VariantFormat format = VariantFormat.GODOT_4.withLeniency(leniency);
    assertThat(serializer("array", "game.Tile").decode(packet, format))
        .hasToString("Tile[column=3, row=4, kind=GRASS, cached=null]");
  }

  private static VariantSerializer<Object> serializer(String golden, String type)
      throws ReflectiveOperationException {
    return Golden.named(golden).compiled().serializer(type);
  }

  /**
   * Returns a packet with a Dictionary. The arguments are the keys, each followed by its value,
   * which is a String or an int.
   */
  private static byte[] dictionary(Object... keysAndValues) {
    return packet(out -> {
      out.beginDictionary(keysAndValues.length / 2);
      for (Object part : keysAndValues) {
        if (part instanceof Integer number) {
          out.writeInt(number);
        } else {
          out.writeString((String) part);
        }
      }
      out.endDictionary();
    });
  }

  private static byte[] packet(Consumer<VariantWriter> values) {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    values.accept(out);
    return out.toByteArray();
  }
}
