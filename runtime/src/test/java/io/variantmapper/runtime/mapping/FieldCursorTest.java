package io.variantmapper.runtime.mapping;

import static io.variantmapper.runtime.Packets.reader;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.types.Nesting;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FieldCursorTest {
  private static final FieldKeys KEYS = FieldKeys.of("name", "hp");
  private static final String NAME = "04000000 04000000 6e616d65 ";
  private static final String HP = "04000000 02000000 68700000 ";
  private static final String ADA = "04000000 03000000 41646100 ";
  private static final String SEVEN = "02000000 07000000 ";

  @Test
  void fieldsAreFoundByKeyInAnyOrder() {
    assertThat(indices("1b000000 02000000" + HP + SEVEN + NAME + ADA)).containsExactly(1, 0);
  }

  @Test
  void fieldsOfAnArrayAreFoundByPosition() {
    assertThat(indices("1c000000 02000000" + ADA + SEVEN)).containsExactly(0, 1);
  }

  @Test
  void fieldsOfATypedDictionaryAreFoundByKey() {
    assertThat(indices("1b000500 04000000 02000000 01000000" + HP + SEVEN)).containsExactly(1);
  }

  @Test
  void elementAfterTheLastFieldIsUnknown() {
    assertThat(indices("1c000000 03000000" + ADA + SEVEN + SEVEN))
        .containsExactly(0, 1, FieldCursor.UNKNOWN);
  }

  @Test
  void stringNameKeyIsFound() {
    assertThat(indices("1b000000 01000000 15000000 02000000 68700000" + SEVEN)).containsExactly(1);
  }

  @Test
  void keyThatIsNotATextIsUnknown() {
    assertThat(indices("1b000000 01000000" + SEVEN + ADA)).containsExactly(FieldCursor.UNKNOWN);
  }

  @Test
  void messageNamesAMissingKey() {
    VariantReader in = reader("1c000000 01000000 1b000000 00000000");
    in.beginArray();
    FieldCursor fields = FieldCursor.begin(in, KEYS.optional(0));

    assertThat(fields.next()).isFalse();
    assertThatThrownBy(() -> fields.requireAll("Welcome"))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessage("Missing key \"hp\" of Welcome at offset 8 ($[0])");
  }

  @Test
  void messageNamesAMissingElement() {
    FieldCursor fields = FieldCursor.begin(reader("1c000000 00000000"), KEYS);

    assertThatThrownBy(() -> fields.requireAll("Welcome"))
        .hasMessage("Missing element 0 for \"name\" of Welcome at offset 0 ($)");
  }

  @Test
  void messageSuggestsAKeyWithADifferentSpelling() {
    byte[] packet = Variant.of(Map.of("lobby_name", "Ada")).encode(VariantFormat.GODOT_4);
    VariantReader in = new VariantReader(packet, VariantFormat.GODOT_4);
    FieldCursor fields = FieldCursor.begin(in, FieldKeys.of("lobbyName"));
    fields.next();
    in.skip();

    assertThatThrownBy(() -> fields.requireAll("Welcome"))
        .hasMessage(
            "Missing key \"lobbyName\" of Welcome at offset 0 ($). The packet has \"lobby_name\": "
                + "give the field this key or alias, or set a naming on the mapped type.");
  }

  @Test
  void messageShowsTheFirstKeysIfNoneIsSimilar() {
    Map<Object, Object> values = new LinkedHashMap<>();
    for (String key : List.of("title", "a", "b", "c", "d", "e", "f")) {
      values.put(key, 1);
    }
    values.put(7, 1);
    byte[] packet = Variant.of(values).encode(VariantFormat.GODOT_4);
    VariantReader in = new VariantReader(packet, VariantFormat.GODOT_4);
    FieldCursor fields = FieldCursor.begin(in, FieldKeys.of("hp"));
    while (fields.next()) {
      in.skip();
    }

    assertThatThrownBy(() -> fields.requireAll("Welcome"))
        .hasMessage(
            "Missing key \"hp\" of Welcome at offset 0 ($). The packet has \"title\", \"a\","
                + " \"b\", \"c\", \"d\" and 2 more.");
  }

  @Test
  void messageNamesAMissingKeyAfterTheFirst64() {
    String[] names = IntStream.range(0, 130).mapToObj(i -> "key_" + i).toArray(String[]::new);
    int[] allButOne = IntStream.range(0, 130).filter(i -> i != 129).toArray();
    FieldKeys keys = FieldKeys.of(names).optional(allButOne);

    FieldCursor fields = FieldCursor.begin(reader("1b000000 00000000"), keys);
    assertThatThrownBy(() -> fields.requireAll("Welcome"))
        .hasMessage("Missing key \"key_129\" of Welcome at offset 0 ($)");
  }

  @Test
  void messageOfAMissingKeyOfAViewNamesTheView() {
    byte[] packet = Variant.of(Map.of("gold", 1)).encode(VariantFormat.GODOT_4);
    VariantReader in = new VariantReader(packet, VariantFormat.GODOT_4.withView("server"));
    FieldCursor fields = FieldCursor.begin(in, KEYS.optional(0, 1));

    assertThatThrownBy(() -> fields.require(1, "Welcome"))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessage("Missing key \"hp\" of Welcome at offset 0 ($). The packet has \"gold\"."
            + " Packets have this field in GODOT_4 (view \"server\"): read a packet with the view with"
            + " which it was written.");
  }

  @Test
  void messageNamesARequiredKeyAfterTheFirst64() {
    String[] names = IntStream.range(0, 130).mapToObj(i -> "key_" + i).toArray(String[]::new);
    FieldCursor fields = FieldCursor.begin(reader("1b000000 00000000"), FieldKeys.of(names));

    assertThatThrownBy(() -> fields.require(129, "Welcome"))
        .hasMessageStartingWith("Missing key \"key_129\" of Welcome at offset 0 ($)");
  }

  @Test
  void presentKeyIsNotReportedAsMissing() {
    VariantReader in = reader("1b000000 01000000" + HP + SEVEN);
    FieldCursor fields = FieldCursor.begin(in, KEYS.optional(0, 1));

    assertThat(fields.next()).isTrue();
    fields.require(1, "Welcome");
  }

  @Test
  void presentKeysAreNotReportedAsMissing() {
    VariantReader in = reader("1b000000 02000000" + HP + SEVEN + NAME + ADA);
    FieldCursor fields = FieldCursor.begin(in, KEYS);
    skipAll(in, fields);
    fields.requireAll("Welcome");
  }

  @ParameterizedTest
  @CsvSource({"0, 64", "64, 0", "63, 127", "127, 63", "128, 64", "64, 128"})
  void keysWhoseIndicesDifferBy64AreDistinguished(int there, int missing) {
    String[] names = IntStream.range(0, 129).mapToObj(i -> "key_" + i).toArray(String[]::new);
    byte[] packet = Variant.of(Map.of("key_" + there, 7)).encode(VariantFormat.GODOT_4);
    VariantReader in = new VariantReader(packet, VariantFormat.GODOT_4);
    FieldCursor fields = FieldCursor.begin(in, FieldKeys.of(names));
    skipAll(in, fields);
    fields.require(there, "Welcome");
    assertThatThrownBy(() -> fields.require(missing, "Welcome"))
        .hasMessageStartingWith("Missing key \"key_" + missing + "\" of Welcome");
  }

  @Test
  void unknownKeyDoesNotCountAsThe64thField() {
    String[] names = IntStream.range(0, 64).mapToObj(i -> "key_" + i).toArray(String[]::new);
    VariantReader in = reader("1b000000 01000000" + HP + SEVEN);
    FieldCursor fields = FieldCursor.begin(in, FieldKeys.of(names));
    skipAll(in, fields);
    assertThatThrownBy(() -> fields.require(63, "Welcome"))
        .hasMessageStartingWith("Missing key \"key_63\" of Welcome");
  }

  @Test
  void missingElementOfAPackedArrayIsReportedAtThePathOfTheArray() {
    FieldCursor fields = FieldCursor.begin(reader("1e000000 00000000"), KEYS);
    assertThatThrownBy(() -> fields.requireAll("Welcome"))
        .hasMessage("Missing element 0 for \"name\" of Welcome at offset 0 ($)");
  }

  @Test
  void messageNamesTheUnknownAndTheKnownKeys() {
    FieldCursor fields = FieldCursor.begin(reader("1b000000 01000000" + ADA + SEVEN), KEYS);
    fields.next();
    assertThat(fields.unknownFieldException())
        .hasMessage("Expected one of the keys \"name\", \"hp\" but found String \"Ada\""
            + " at offset 8 ($)");
  }

  @Test
  void messageForAnExtraElementNamesTheNumberOfFields() {
    VariantReader in = reader("1c000000 03000000" + ADA + SEVEN + SEVEN);
    FieldCursor fields = FieldCursor.begin(in, KEYS);
    while (fields.next() && fields.index() >= 0) {
      in.skip();
    }
    assertThat(fields.unknownFieldException())
        .hasMessage("Expected no more than 2 elements but found int 7 at offset 28 ($[2])");
  }

  @Test
  void keepStoresOnlyEntriesWithTextKeys() {
    Map<String, Variant> extras = new HashMap<>();
    VariantReader in = reader("1b000000 02000000" + ADA + SEVEN + SEVEN + HP);
    FieldCursor fields = FieldCursor.begin(in, KEYS);
    while (fields.next()) {
      fields.keep(extras);
    }
    assertThat(extras).isEqualTo(Map.of("Ada", Variant.of(7)));
  }

  @Test
  void keepAnyStoresEntriesWithAnyKey() {
    Map<Variant, Variant> extras = new HashMap<>();
    VariantReader in = reader("1b000000 02000000" + ADA + SEVEN + SEVEN + HP);
    FieldCursor fields = FieldCursor.begin(in, KEYS);
    while (fields.next()) {
      fields.keepAny(extras);
    }
    assertThat(extras)
        .isEqualTo(Map.of(Variant.of("Ada"), Variant.of(7), Variant.of(7), Variant.of("hp")));
  }

  @Test
  void elementsOfAnArrayAreNotKept() {
    Map<String, Variant> named = new HashMap<>();
    Map<Variant, Variant> extras = new HashMap<>();
    VariantReader in = reader("1c000000 03000000" + ADA + ADA + SEVEN);
    FieldCursor fields = FieldCursor.begin(in, KEYS);
    fields.next();
    fields.keep(named);
    fields.next();
    fields.keepAny(extras);
    fields.next();
    assertThat(in.readInt()).isEqualTo(7);
    assertThat(named).isEmpty();
    assertThat(extras).isEmpty();
  }

  @Test
  void fieldsOfAnEarlierRunAreNotReportedAsMissing() {
    VariantReader in = reader("1b000000 02000000" + NAME + ADA + HP + SEVEN);
    FieldRun run = FieldRun.ofDictionary(KEYS, 1, VariantType.STRING);
    FieldReader.beginFields(in, run);
    FieldReader.readText(in);
    FieldCursor fields = FieldCursor.after(in, KEYS, run, 1);

    assertThat(fields.next()).isTrue();
    assertThat(fields.index()).isEqualTo(1);
    fields.requireAll("Welcome");
  }

  @Test
  void scalarIsNotReadAsAMappedType() {
    assertThatThrownBy(() -> FieldCursor.begin(reader(SEVEN), KEYS))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessage("Expected Dictionary or Array but found int 7 at offset 0 ($)");
  }

  @Test
  void closedFieldsDoNotCountTowardTheDepth() {
    VariantFormat flat = VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxDepth(2));
    String entry = "1b000000 01000000" + HP + SEVEN;
    VariantReader in = reader("1c000000 02000000" + entry + entry, flat);
    in.beginArray();
    for (int i = 0; i < 2; i++) {
      skipAll(in, FieldCursor.begin(in, KEYS));
      FieldReader.endFields(in);
    }
    assertThat(Nesting.depth(in)).isEqualTo(1);
  }

  @Test
  void valueAfterFieldsInAPackedArrayIsRead() {
    VariantReader in = reader("1c000000 02000000 1e000000 01000000 05000000" + SEVEN);
    in.beginArray();
    skipAll(in, FieldCursor.begin(in, KEYS));
    FieldReader.endFields(in);
    assertThat(in.readInt()).isEqualTo(7);
  }

  private static void skipAll(VariantReader in, FieldCursor fields) {
    while (fields.next()) {
      in.skip();
    }
  }

  /** Skips the values of all fields and returns the indices of the fields. */
  private static List<Integer> indices(String packet) {
    VariantReader in = reader(packet);
    FieldCursor fields = FieldCursor.begin(in, KEYS);
    List<Integer> indices = new ArrayList<>();
    while (fields.next()) {
      indices.add(fields.index());
      in.skip();
    }
    return indices;
  }
}
