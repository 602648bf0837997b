package io.variantmapper.runtime.misuse;

import static io.variantmapper.runtime.misuse.MisuseAssertions.assertMisuse;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.Packets;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.runtime.mapping.FieldChanges;
import io.variantmapper.runtime.mapping.FieldCursor;
import io.variantmapper.runtime.mapping.FieldKeys;
import io.variantmapper.runtime.mapping.FieldReader;
import io.variantmapper.runtime.mapping.FieldRun;
import io.variantmapper.runtime.mapping.FieldWriter;
import io.variantmapper.runtime.mapping.Hole;
import io.variantmapper.runtime.value.Vector3;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class FieldMisuseTest {
  private static final FieldKeys KEYS = FieldKeys.of("hp", "name");
  private static final FieldRun RUN =
      FieldRun.ofDictionary(KEYS, 2, VariantType.INT, VariantType.STRING);
  private static final Hole<Long> HP_AT = RUN.hole(0);
  private static final String NO_RUN =
      "The bytes read or written last are not the run of this hole.";

  private final VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
  private final VariantReader player = reader(Map.of("hp", 7, "name", "Ada"));

  @Test
  void fillingAHoleBeforeItsRunIsMisuse() {
    out.beginArray(1);
    assertMisuse(() -> FieldWriter.putInt(out, HP_AT, 7), NO_RUN);
    out.writeNil();
    assertMisuse(() -> FieldWriter.putInt(out, HP_AT, 7), NO_RUN);
    out.endArray();
    assertThat(Packets.hex(out)).isEqualTo("1c000000 01000000 00000000");
  }

  @Test
  void fillingAHoleAfterAnotherValueIsMisuse() {
    FieldWriter.beginFields(out, RUN);
    FieldWriter.writeText(out, "Ada");
    assertMisuse(() -> FieldWriter.putInt(out, HP_AT, 7), NO_RUN);
  }

  @Test
  void fillingAHoleAfterAResetIsMisuse() {
    FieldWriter.beginFields(out, RUN);
    out.reset();
    assertMisuse(() -> FieldWriter.putInt(out, HP_AT, 7), NO_RUN);
  }

  @Test
  void readingAHoleBeforeItsRunIsMisuse() {
    assertMisuse(() -> FieldReader.getInt(player, HP_AT), NO_RUN);
    player.skip();
    assertMisuse(() -> FieldReader.getInt(player, HP_AT), NO_RUN);
  }

  @Test
  void fillingAHoleWithAValueOfAnotherTypeIsRefused() {
    FieldWriter.beginFields(out, RUN);
    Hole<Vector3> wrong = RUN.hole(0);
    Hole<Boolean> flag = RUN.hole(0);
    assertArgument(
        () -> FieldWriter.put(out, wrong, new Vector3(1, 2, 3)),
        "The hole has a value of type int: use the methods for that type");
    assertArgument(
        () -> FieldWriter.putBoolean(out, flag, true),
        "The hole has a value of type int, not bool");
  }

  @Test
  void fieldWithoutAHoleIsRefused() {
    for (int field : new int[] {-1, 1, 2, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      assertArgument(
          () -> RUN.hole(field),
          "The run from field 0 (inclusive) to field 2 (exclusive) has no hole for field " + field);
    }
  }

  @Test
  void runOfUnknownFieldsIsRefused() {
    assertArgument(() -> FieldRun.ofEntries(KEYS, -1, 1, VariantType.INT), "A run can't go");
    assertArgument(() -> FieldRun.ofEntries(KEYS, 1, 3, VariantType.INT), "A run can't go");
    assertArgument(
        () -> FieldRun.ofEntries(KEYS, 2, 1),
        "A run can't go from field 2 (inclusive) to field 1 (exclusive).");
    assertArgument(() -> FieldRun.ofElements(KEYS, 0, Integer.MAX_VALUE), "A run can't go");
    assertArgument(
        () -> FieldRun.ofEntries(KEYS, 0, 1, VariantType.ARRAY),
        "A run has no hole for a value of type Array: end it before the field \"hp\"");
  }

  @Test
  void runWithoutItsTagIsRefused() {
    assertArgument(() -> FieldRun.ofArray(KEYS.tagged(7), 1), "The tag \"hp\" is part of the run");
  }

  @Test
  void nullTextWithoutTheHeaderOfAStringIsMisuse() {
    assertMisuse(() -> FieldWriter.writeText(out, null), "The bytes written last are not a run");
    out.beginArray(1);
    assertMisuse(() -> FieldWriter.writeText(out, null), "The bytes written last are not a run");
    out.reset();
    FieldWriter.beginFields(out, FieldRun.ofDictionary(KEYS, 1, VariantType.INT));
    assertMisuse(() -> FieldWriter.writeText(out, null), "The bytes written last are not a run");
  }

  @Test
  void closedChangesRefuseCalls() {
    FieldChanges changes = FieldChanges.begin(out, KEYS);
    changes.end();
    assertMisuse(changes::end, "These changes have been closed.");
    assertMisuse(() -> changes.writeKey(0), "These changes have been closed.");
    assertThat(Packets.hex(out)).isEqualTo("1b000000 00000000");
  }

  @Test
  void changeOfAnUnknownFieldIsRefused() {
    FieldChanges changes = FieldChanges.begin(out, KEYS);
    assertArgument(
        () -> changes.writeKey(2),
        "No field has the index 2. Number of fields: 2. Keys: \"hp\", \"name\"");
    assertArgument(() -> changes.writeKey(-1), "No field has the index -1.");
  }

  @Test
  void moreChangesThanFieldsAreMisuse() {
    FieldChanges changes = FieldChanges.begin(out, FieldKeys.of("hp"));
    changes.writeKey(0);
    out.writeInt(1);
    assertMisuse(() -> changes.writeKey(0), "All fields have been written: \"hp\". Write each");
  }

  @Test
  void changeWithoutAValueIsMisuse() {
    FieldChanges changes = FieldChanges.begin(out, KEYS);
    changes.writeKey(0);
    assertMisuse(() -> changes.writeKey(1), "writeKey() does not fit. Keys written so far: 1.");
    assertMisuse(changes::end, "end() does not fit. Keys written so far: 1.");
  }

  @Test
  void endingChangesWhileAContainerIsOpenIsMisuse() {
    FieldChanges changes = FieldChanges.begin(out, KEYS);
    changes.writeKey(0);
    out.beginArray(0);
    assertMisuse(changes::end, "end() does not fit. Keys written so far: 1.");
  }

  @Test
  void cursorRefusesUnknownFields() {
    FieldCursor cursor = FieldCursor.begin(player, KEYS);
    for (int field : new int[] {-1, 2, 64, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      String message = "No field has the index " + field + ". Number of fields: 2.";
      assertArgument(() -> cursor.next(field), message);
      assertArgument(() -> cursor.require(field, "Unit"), message);
    }
  }

  @Test
  void cursorStaysAtTheEnd() {
    FieldCursor cursor = FieldCursor.begin(reader(Map.of()), KEYS);
    assertThat(cursor.next()).isFalse();
    assertThat(cursor.next()).isFalse();
    assertThat(cursor.next(0)).isFalse();
    assertThat(cursor.next(RUN)).isFalse();
    FieldReader.endFields(player(cursor));
  }

  private VariantReader player(FieldCursor cursor) {
    assertThat(cursor.index()).isEqualTo(FieldCursor.UNKNOWN);
    FieldCursor.begin(player, KEYS);
    return player;
  }

  @Test
  void cursorRefusesAWrongNumberOfReadFields() {
    assertMisuse(
        () -> FieldCursor.after(player, KEYS, RUN, 1),
        "The number of fields read is 1, but no mapped type is open. Call beginFields() first.");
    assertArgument(
        () -> FieldCursor.after(player, KEYS, RUN, 3),
        "The number of fields read must be from 0 to 2, not 3");
    assertArgument(
        () -> FieldCursor.after(player, KEYS, RUN, -1),
        "The number of fields read must be from 0 to 2, not -1");
  }

  @Test
  void typeWithoutFieldsHasNoMissingField() {
    assertThatCode(() -> FieldCursor.begin(reader(Map.of()), FieldKeys.of()).requireAll("Unit"))
        .doesNotThrowAnyException();
    assertThatCode(() -> FieldCursor.begin(reader(List.of(1)), FieldKeys.of()).requireAll("Unit"))
        .doesNotThrowAnyException();
  }

  @Test
  void beginningFieldsAfterTheLastElementIsRefused() {
    VariantReader empty = reader(new byte[0]);
    empty.beginArray();
    assertThatThrownBy(() -> FieldCursor.begin(empty, KEYS))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith("Expected Dictionary or Array but found int at offset 8");
  }

  @Test
  void packedArrayWithANullIsRefused() {
    assertArgument(
        () -> new Variant.Packed(VariantType.PACKED_STRING_ARRAY, new String[] {"a", null}),
        "A Packed of PackedStringArray can't hold String[] with a null in it");
  }

  private static VariantReader reader(Object value) {
    return new VariantReader(
        Variant.of(value).encode(VariantFormat.GODOT_4), VariantFormat.GODOT_4);
  }

  private static void assertArgument(ThrowingCallable call, String message) {
    assertThatThrownBy(call)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(message);
  }
}
