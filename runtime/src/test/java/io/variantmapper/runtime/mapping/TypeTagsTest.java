package io.variantmapper.runtime.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.VariantWriter;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TypeTagsTest {
  private static final TypeTags NAMES = TypeTags.ofNames("type", "move", "chat");
  private static final TypeTags NUMBERS = TypeTags.ofNumbers("type", 7, -1, 300);

  private static VariantReader reader(Object value) {
    return new VariantReader(
        Variant.of(value).encode(VariantFormat.GODOT_4), VariantFormat.GODOT_4);
  }

  private static VariantReader dictionary(String firstKey, Object first, String key, Object value) {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    out.beginDictionary(2);
    out.writeString(firstKey);
    out.writeVariant(Variant.of(first));
    out.writeString(key);
    out.writeVariant(Variant.of(value));
    out.endDictionary();
    return new VariantReader(out.toByteArray(), VariantFormat.GODOT_4);
  }

  @Test
  void tagIsFoundInTheFirstEntry() {
    assertThat(NAMES.find(dictionary("type", "chat", "text", "hi"))).isEqualTo(1);
  }

  @Test
  void tagIsFoundAfterOtherEntries() {
    assertThat(NAMES.find(dictionary("path", List.of(1, List.of("type")), "type", "move")))
        .isZero();
  }

  @Test
  void tagIsFoundInTheFirstElement() {
    assertThat(NAMES.find(reader(List.of("chat", 3)))).isEqualTo(1);
  }

  @Test
  void numberIsFoundAsATag() {
    assertThat(NUMBERS.find(reader(Map.of("type", -1)))).isEqualTo(1);
  }

  @Test
  void integralFloatIsFoundAsANumber() {
    assertThat(NUMBERS.find(reader(Map.of("type", 300.0)))).isEqualTo(2);
  }

  @Test
  void numberIsFoundInAPackedArray() {
    assertThat(NUMBERS.find(reader(new int[] {7, 1, 2}))).isZero();
  }

  @Test
  void valueAfterASearchedPackedArrayIsRead() {
    VariantReader in = reader(List.of(new byte[] {7}, 300));
    in.beginArray();
    NUMBERS.find(in);
    in.skip();
    assertThat(in.readInt()).isEqualTo(300);
  }

  @Test
  void stringNameIsFoundAsAName() {
    assertThat(NAMES.find(
            reader(Map.of("type", new io.variantmapper.runtime.value.StringName("move")))))
        .isZero();
  }

  @Test
  void unknownTagHasNoIndex() {
    assertThat(NAMES.find(reader(Map.of("type", "jump")))).isEqualTo(FieldCursor.UNKNOWN);
  }

  @Test
  void unknownTagMayBeRepeated() {
    assertThat(NAMES.find(dictionary("type", "jump", "type", "jump")))
        .isEqualTo(FieldCursor.UNKNOWN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"move", "hop"})
  void differentTagAfterAnUnknownTagIsRefused(String other) {
    assertThatThrownBy(() -> NAMES.find(dictionary("type", "jump", "type", other)))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith("Expected no other tag after the first but found String")
        .hasMessageEndingWith("($.type)");
  }

  @Test
  void unknownNumberHasNoIndex() {
    assertThat(NUMBERS.find(reader(Map.of("type", 8)))).isEqualTo(FieldCursor.UNKNOWN);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void findingATagDoesNotMoveTheReader(boolean first) {
    VariantReader in = first
        ? dictionary("type", "move", "x", new int[] {3})
        : dictionary("x", new int[] {3}, "type", "move");
    NAMES.find(in);
    assertThat(in.offset()).isZero();
    assertThat(in.readVariant().type()).isEqualTo(VariantType.DICTIONARY);
  }

  @Test
  void messageNamesTheUnknownAndTheKnownTags() {
    assertThatThrownBy(() -> {
          throw NAMES.unknownTagException(reader(Map.of("type", "jump")));
        })
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith("Expected one of \"move\", \"chat\" but found")
        .hasMessageContaining("jump")
        .hasMessageEndingWith("($.type)");
  }

  @Test
  void messageNamesAMissingTag() {
    assertThatThrownBy(() -> NAMES.find(reader(Map.of("x", 3))))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith(
            "Missing key \"type\" of the subtypes tagged \"move\", \"chat\"" + " at offset 0");
  }

  @Test
  void nameInPlaceOfANumberIsRefused() {
    assertThatThrownBy(() -> NUMBERS.find(reader(Map.of("type", "7"))))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith("Expected one of 7, -1, 300 but found");
  }

  @Test
  void numberInPlaceOfANameIsRefused() {
    assertThatThrownBy(() -> NAMES.find(reader(Map.of("type", 7))))
        .isInstanceOf(UnexpectedVariantException.class);
  }

  @Test
  void valueWithoutFieldsIsRefused() {
    assertThatThrownBy(() -> NAMES.find(reader("move")))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith("Expected Dictionary or Array but found");
  }

  @Test
  void messageNamesAnUnlistedSubtype() {
    assertThat(NUMBERS.unlistedTypeException(List.class))
        .hasMessage("java.lang.Class is not one of the subtypes tagged 7, -1, 300. List it as"
            + " a subtype, or write an object of a listed subtype.");
  }

  @Test
  void messageNamesAtMostTwelveTags() {
    int[] twelve = IntStream.range(10, 22).toArray();
    assertThat(TypeTags.ofNumbers("type", twelve).unlistedTypeException(this))
        .hasMessageContaining("20, 21.");
    int[] more = IntStream.range(10, 23).toArray();
    assertThat(TypeTags.ofNumbers("type", more).unlistedTypeException(this))
        .hasMessageContaining("20, 21, ….");
  }

  @ParameterizedTest
  @ValueSource(strings = {"GODOT_2", "GODOT_3_0", "GODOT_3", "GODOT_4"})
  void tagIsPartOfARun(String name) {
    VariantFormat format = name.equals("GODOT_2")
        ? VariantFormat.GODOT_2
        : name.equals("GODOT_3_0")
            ? VariantFormat.GODOT_3_0
            : name.equals("GODOT_3") ? VariantFormat.GODOT_3 : VariantFormat.GODOT_4;
    FieldKeys keys = FieldKeys.of("type", "x").tagged(7);
    FieldRun run = FieldRun.ofDictionary(keys, 2, VariantType.INT, VariantType.INT);
    VariantWriter out = new VariantWriter(format);
    FieldWriter.beginFields(out, run);
    FieldWriter.putInt(out, run.hole(0), 7);
    FieldWriter.putInt(out, run.hole(1), 3);
    FieldWriter.endFields(out);
    assertThat(Variant.decode(out.toByteArray(), format)).hasToString("{\"type\": 7, \"x\": 3}");
  }

  @Test
  void runWithADifferentTagIsNotRead() {
    FieldKeys keys = FieldKeys.of("type", "x").tagged("move");
    FieldRun run = FieldRun.ofDictionary(keys, 2, VariantType.STRING, VariantType.INT);
    assertThat(FieldReader.beginFields(dictionary("type", "move", "x", 3), run)).isTrue();
    assertThat(FieldReader.beginFields(dictionary("type", "mova", "x", 3), run)).isFalse();
  }

  @Test
  void runMayEndAfterATag() {
    FieldRun run = FieldRun.ofArray(FieldKeys.of("type").tagged("move"), 1, VariantType.STRING);
    assertThat(FieldReader.beginFields(reader(List.of("move")), run)).isTrue();
    assertThat(FieldReader.beginFields(reader(List.of("mova")), run)).isFalse();
  }

  @Test
  void fieldInALaterRunIsNotReadAsATag() {
    FieldKeys keys = FieldKeys.of("type", "x", "y").tagged(7);
    FieldRun run = FieldRun.ofElements(keys, 1, 3, VariantType.INT, VariantType.INT);
    VariantReader in = reader(List.of(7, 3, 4));
    in.beginArray();
    in.skip();
    assertThat(FieldReader.readRun(in, run)).isTrue();
    assertThat(FieldReader.getInt(in, run.hole(2))).isEqualTo(4);
  }

  @Test
  void differentTagIsRefusedWhenReadByKey() {
    VariantReader in = dictionary("x", 3, "type", "mova");
    FieldCursor fields = FieldCursor.begin(in, FieldKeys.of("type").tagged("move"));
    fields.next();
    in.skip();
    fields.next();
    assertThatThrownBy(fields::checkTag)
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith("Expected \"move\" but found");
  }
}
