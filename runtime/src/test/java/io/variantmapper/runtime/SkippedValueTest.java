package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.mapping.FieldCursor;
import io.variantmapper.runtime.mapping.FieldKeys;
import io.variantmapper.runtime.mapping.TypeTags;
import io.variantmapper.runtime.value.Image;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Skipped values count toward the limits in the same way as values that are read. */
class SkippedValueTest {
  private static final FieldKeys KEYS = FieldKeys.of("hp");

  @Test
  void skippedValuesCountTowardTheLimit() {
    List<Object> four = List.of(List.of(1, 2), Map.of());
    assertThatCode(() -> skip(four, ReadLimits.DEFAULT.withMaxValues(4)))
        .doesNotThrowAnyException();
    assertRefused(
        () -> skip(four, ReadLimits.DEFAULT.withMaxValues(3)),
        "More than 3 values, the limit at offset 16 ($[0][0])");
  }

  @Test
  void skippedEntryCountsAsTwoValues() {
    assertThatCode(() -> skip(Map.of(1, 2), ReadLimits.DEFAULT.withMaxValues(2)))
        .doesNotThrowAnyException();
    assertRefused(
        () -> skip(Map.of(1, 2), ReadLimits.DEFAULT.withMaxValues(1)), "More than 1 values");
  }

  @Test
  void skippedPropertyCountsAsTwoValues() {
    Variant object =
        new Variant.FullObject("Node", List.of(new Variant.Property("name", Variant.Nil.INSTANCE)));
    assertThatCode(() -> skip(object, ReadLimits.DEFAULT.withMaxValues(2)))
        .doesNotThrowAnyException();
    assertRefused(() -> skip(object, ReadLimits.DEFAULT.withMaxValues(1)), "More than 1 values");
  }

  @Test
  void skippedContainersDeeperThanTheLimitAreMalformed() {
    List<Object> nested = List.of(List.of(1));
    assertThatCode(() -> skip(nested, ReadLimits.DEFAULT.withMaxDepth(2)))
        .doesNotThrowAnyException();
    assertRefused(
        () -> skip(nested, ReadLimits.DEFAULT.withMaxDepth(1)), "Deeper than 1 containers");
  }

  /** The packets have unknown type ids, an old NodePath, negative counts or truncated values. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "63000000",
        "1c000100 63000000 00000000",
        "1b000100 63000000 00000000",
        "1b000400 63000000 00000000",
        "1c000000 01000000 0200",
        "16000000 01000000 61000000 00000000",
        "16000000 01000080 00000000",
        "16000000 01000080 00000000 00000000",
        "04000000 05000000 00000000",
        "18000000 09000000 00000000",
        "1d000000 05000000 00000000",
        "1e000000",
        "1e000000 ffffffff",
        "22000000 01000000",
      })
  void malformedValueIsNotSkipped(String packet) {
    assertThatThrownBy(() -> Packets.reader(packet).readVariant())
        .isInstanceOf(MalformedPacketException.class);
    assertThatThrownBy(() -> Packets.reader(packet).skip())
        .isInstanceOf(MalformedPacketException.class);
  }

  @Test
  void skippedAndReadValuesAreCountedTogether() {
    VariantReader in = reader(List.of(List.of(1, 2), List.of(3)), limits(4));
    in.beginArray();
    in.skip();
    assertRefused(in::beginArray, "More than 4 values");
  }

  @Test
  void findingATagCountsNoValues() {
    TypeTags tags = TypeTags.ofNames("type", "move");
    VariantReader in = reader(Map.of("type", "move"), limits(2));
    assertThat(tags.find(in)).isZero();
    assertThat(tags.find(in)).isZero();
    assertThatCode(in::skip).doesNotThrowAnyException();
  }

  @Test
  void keptKeyIsCountedOnce() {
    VariantReader in = reader(Map.of(List.of(1, 2), 3), limits(4));
    FieldCursor fields = FieldCursor.begin(in, KEYS);
    fields.next();
    Map<Variant, Variant> extras = new HashMap<>();
    fields.keepAny(extras);
    assertThat(extras).hasSize(1);
  }

  @Test
  void skippedTextLongerThanTheLimitIsMalformed() {
    assertThatCode(() -> skip(List.of("Ada"), ReadLimits.DEFAULT.withMaxStringBytes(3)))
        .doesNotThrowAnyException();
    assertRefused(
        () -> skip(List.of("Ada"), ReadLimits.DEFAULT.withMaxStringBytes(2)),
        "Text of 3 bytes is over the limit of 2 at offset 16 ($[0])");
  }

  @Test
  void skippedPackedTextLongerThanTheLimitIsMalformed() {
    VariantReader in = reader(new String[] {"", "Ada"}, ReadLimits.DEFAULT.withMaxStringBytes(2));
    in.beginArray();
    in.skip();
    assertRefused(in::skip, "Text of 4 bytes is over the limit of 2");
  }

  @Test
  void unknownKeyLongerThanTheLimitIsMalformed() {
    ReadLimits brief = ReadLimits.DEFAULT.withMaxStringBytes(1);
    FieldCursor known = FieldCursor.begin(reader(Map.of("hp", 3), brief), KEYS);
    assertThat(known.next()).isTrue();
    FieldCursor unknown = FieldCursor.begin(reader(Map.of("mp", 3), brief), KEYS);
    assertRefused(unknown::next, "Text of 2 bytes is over the limit of 1");
  }

  @Test
  void limitsDoNotTruncateThePathOfAnError() {
    VariantReader in = reader(
        Map.of("display_name", List.of(List.of())), ReadLimits.DEFAULT.withMaxStringBytes(11));
    FieldCursor fields = FieldCursor.begin(in, FieldKeys.of("display_name"));
    fields.next();
    in.beginArray();
    assertThatThrownBy(in::readInt).hasMessageEndingWith("($.display_name[0])");
  }

  private static ReadLimits limits(int values) {
    return ReadLimits.DEFAULT.withMaxValues(values);
  }

  private static void skip(Object value, ReadLimits limits) {
    reader(value, limits).skip();
  }

  private static VariantReader reader(Object value, ReadLimits limits) {
    byte[] packet = Variant.of(value).encode(VariantFormat.GODOT_4);
    return new VariantReader(packet, VariantFormat.GODOT_4.withLimits(limits));
  }

  @Test
  void nulAtTheEndOfAPackedTextIsNotCounted() {
    String[] texts = {"Ada"};
    ReadLimits three = ReadLimits.DEFAULT.withMaxStringBytes(3);
    assertThat(reader(texts, three).readPackedStringArray()).containsExactly("Ada");
    assertThatCode(() -> skip(texts, three)).doesNotThrowAnyException();
    ReadLimits two = ReadLimits.DEFAULT.withMaxStringBytes(2);
    assertRefused(() -> reader(texts, two).readPackedStringArray(), "Text of 4 bytes is over");
    assertRefused(() -> skip(texts, two), "Text of 4 bytes is over the limit of 2");
  }

  @Test
  void skippedTextMayBeInvalidUtf8() {
    VariantReader in = Packets.reader("04000000 02000000 c3280000 02000000 07000000");
    in.skip();
    assertThat(in.readInt()).isEqualTo(7);
  }

  @Test
  void packedArrayCountsAsOneValue() {
    VariantReader in = reader(List.of(new int[] {1, 2, 3}), limits(1));
    in.beginArray();
    assertThat(in.readPackedInt32Array()).containsExactly(1, 2, 3);
  }

  private static void assertRefused(ThrowingCallable reading, String message) {
    assertThatThrownBy(reading)
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith(message);
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 1, 21, 22, 23, 24, Integer.MAX_VALUE})
  void imageIsSkippedIfItsFormatIsReadable(int format) {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_2);
    out.writeImage(new Image(0, 0, 1, 1, new byte[5]));
    byte[] packet = out.toByteArray();
    LittleEndian.putInt(packet, LittleEndian.WORD, format);
    boolean isRead = format >= 0 && format < Image.FORMATS;
    assertThat(isAccepted(() -> new VariantReader(packet, VariantFormat.GODOT_2).skip()))
        .isEqualTo(isRead);
    assertThat(isAccepted(() -> Variant.decode(packet, VariantFormat.GODOT_2))).isEqualTo(isRead);
  }

  private static boolean isAccepted(Runnable reading) {
    try {
      reading.run();
      return true;
    } catch (MalformedPacketException e) {
      return false;
    }
  }
}
