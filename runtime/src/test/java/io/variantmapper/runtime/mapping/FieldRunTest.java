package io.variantmapper.runtime.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.variantmapper.runtime.Packets;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.runtime.types.PacketAccess;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class FieldRunTest {
  private static final FieldKeys KEYS = FieldKeys.of("before", "it", "after");
  private static final List<VariantFormat> FORMATS = List.of(
      VariantFormat.GODOT_2,
      VariantFormat.GODOT_3_0,
      VariantFormat.GODOT_3,
      VariantFormat.GODOT_4_0,
      VariantFormat.GODOT_4,
      VariantFormat.GODOT_4.withDoublePrecision());

  static Stream<Arguments> holesAndFormats() {
    return HoleCase.all().stream()
        .flatMap(hole -> FORMATS.stream().map(format -> arguments(hole, format)));
  }

  static Stream<Arguments> holesOfTheFormat() {
    return holesAndFormats().filter(FieldRunTest::isOfTheFormat);
  }

  static Stream<Arguments> holesThatTheFormatLacks() {
    return holesAndFormats().filter(pair -> !isOfTheFormat(pair));
  }

  static Stream<HoleCase<?>> nullable() {
    return HoleCase.all().stream().filter(HoleCase::acceptsNull);
  }

  static Stream<Arguments> holesThatAcceptNull() {
    return nullable().flatMap(hole -> FORMATS.stream().map(format -> arguments(hole, format)));
  }

  private static boolean isOfTheFormat(Arguments pair) {
    return ((VariantFormat) pair.get()[1]).has(((HoleCase<?>) pair.get()[0]).type());
  }

  @ParameterizedTest
  @MethodSource("holesOfTheFormat")
  void filledHoleHasTheBytesOfTheWrittenValue(HoleCase<?> hole, VariantFormat format) {
    assertThat(inRun(hole, format, false)).isEqualTo(oneByOne(hole, format, false));
  }

  @ParameterizedTest
  @MethodSource("holesThatAcceptNull")
  void nullInAHoleIsWrittenAsNil(HoleCase<?> hole, VariantFormat format) {
    assertThat(inRun(hole, format, true)).isEqualTo(oneByOne(hole, format, true));
  }

  @ParameterizedTest
  @MethodSource("nullable")
  void nullOutsideAHoleIsWrittenAsNil(HoleCase<?> hole) {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    hole.write(out, true);
    assertThat(Packets.hex(out)).isEqualTo("00000000");
  }

  @ParameterizedTest
  @MethodSource("nullable")
  void nullInAHoleDoesNotGrowTheBuffer(HoleCase<?> hole) {
    FieldRun run = run(hole);
    VariantWriter out = Packets.writer(run.length());
    byte[] buffer = PacketAccess.bytes(out);
    FieldWriter.beginFields(out, run);
    hole.put(out, run, 1, true);
    assertThat(PacketAccess.bytes(out)).isSameAs(buffer);
  }

  @ParameterizedTest
  @MethodSource("holesThatTheFormatLacks")
  void typeThatTheFormatLacksIsRefusedInAHole(HoleCase<?> hole, VariantFormat format) {
    assertThatThrownBy(() -> inRun(hole, format, false))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageContaining(format + " has no " + hole.type().godotName())
        .hasMessageContaining("$.it");
  }

  @ParameterizedTest
  @MethodSource("holesOfTheFormat")
  void valueInAHoleIsReadBack(HoleCase<?> hole, VariantFormat format) {
    FieldRun run = run(hole);
    VariantReader in = new VariantReader(oneByOne(hole, format, false), format);
    if (FieldReader.beginFields(in, run)) {
      assertThat(FieldReader.getInt(in, run.hole(0))).isEqualTo(1);
      assertThat(hole.get().get(in, run, 1)).isEqualTo(hole.value());
      assertThat(FieldReader.getInt(in, run.hole(2))).isEqualTo(3);
    } else {
      assertThat(format)
          .satisfiesAnyOf(
              wide -> assertThat(wide).isEqualTo(VariantFormat.GODOT_3_0),
              wide -> assertThat(wide.isDoublePrecision()).isTrue());
      assertThat(in.offset()).isZero();
    }
  }

  @ParameterizedTest
  @MethodSource("holesAndFormats")
  void runIsNotReadIfANilIsInPlaceOfAHole(HoleCase<?> hole, VariantFormat format) {
    VariantReader in = new VariantReader(oneByOne(hole, format, true), format);
    assertThat(FieldReader.beginFields(in, run(hole))).isFalse();
    assertThat(in.offset()).isZero();
  }

  private static byte[] inRun(HoleCase<?> hole, VariantFormat format, boolean isNull) {
    FieldRun run = run(hole);
    VariantWriter out = new VariantWriter(format);
    FieldWriter.beginFields(out, run);
    FieldWriter.putInt(out, run.hole(0), 1);
    hole.put(out, run, 1, isNull);
    FieldWriter.putInt(out, run.hole(2), 3);
    FieldWriter.endFields(out);
    return out.toByteArray();
  }

  private static byte[] oneByOne(HoleCase<?> hole, VariantFormat format, boolean isNull) {
    VariantWriter out = new VariantWriter(format);
    FieldWriter.beginDictionary(out, 3);
    FieldWriter.writeKey(out, KEYS, 0);
    out.writeInt(1);
    FieldWriter.writeKey(out, KEYS, 1);
    hole.write(out, isNull);
    FieldWriter.writeKey(out, KEYS, 2);
    out.writeInt(3);
    FieldWriter.endFields(out);
    return out.toByteArray();
  }

  private static FieldRun run(HoleCase<?> hole) {
    return FieldRun.ofDictionary(KEYS, 3, VariantType.INT, hole.type(), VariantType.INT);
  }

  @ParameterizedTest
  @MethodSource("holesThatTheFormatLacks")
  void runIsNotReadIfTheFormatLacksTheTypeOfAHole(HoleCase<?> hole, VariantFormat format) {
    VariantWriter out = new VariantWriter(format);
    out.beginArray(2);
    out.writeVariant(Variant.of(Collections.singletonList(null)));
    out.writePackedByteArray(new byte[100]);
    out.endArray();
    VariantReader in = new VariantReader(out.toByteArray(), format);
    in.beginArray();
    assertThat(FieldReader.beginFields(in, FieldRun.ofArray(FieldKeys.of("a"), 1, hole.type())))
        .isFalse();
  }

  @Test
  void lengthOfARunIsTheNumberOfItsBytes() {
    FieldRun run = FieldRun.ofArray(FieldKeys.of("a"), 1, VariantType.VECTOR2);
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    FieldWriter.beginFields(out, run);
    assertThat(run.length()).isEqualTo(out.size()).isEqualTo(20);
  }

  @Test
  void nanInAHoleIsWrittenAs64Bits() {
    FieldRun run = FieldRun.ofArray(FieldKeys.of("a", "b"), 2, VariantType.FLOAT, VariantType.INT);
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    FieldWriter.beginFields(out, run);
    FieldWriter.putFloat(out, run.hole(0), Float.NaN);
    FieldWriter.putInt(out, run.hole(1), 7);

    assertThat(Packets.hex(out))
        .isEqualTo("1c000000 02000000 03000100 00000000 0000f87f 02000000 07000000");
  }

  @Test
  void holeIsFilledInABufferOfAnySize() {
    FieldRun run = FieldRun.ofArray(FieldKeys.of("a", "b"), 2, VariantType.FLOAT, VariantType.INT);
    for (int room = 1; room <= 200; room++) {
      VariantWriter out = Packets.writer(room);
      FieldWriter.beginFields(out, run);
      FieldWriter.putFloat(out, run.hole(0), Float.NaN);
      FieldWriter.putInt(out, run.hole(1), 7);
      assertThat(Packets.hex(out))
          .as("room of %d", room)
          .isEqualTo("1c000000 02000000 03000100 00000000 0000f87f 02000000 07000000");
    }
  }

  @Test
  void textFollowsItsHeader() {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    FieldWriter.beginFields(out, FieldRun.ofArray(FieldKeys.of("a"), 1, VariantType.STRING));
    FieldWriter.writeText(out, "hi");

    assertThat(Packets.hex(out)).isEqualTo("1c000000 01000000 04000000 02000000 68690000");
  }

  @Test
  void nullTextIsWrittenAsNil() {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    FieldWriter.beginFields(out, FieldRun.ofArray(FieldKeys.of("a"), 1, VariantType.STRING));
    FieldWriter.writeText(out, null);

    assertThat(Packets.hex(out)).isEqualTo("1c000000 01000000 00000000");
  }

  @Test
  void elementsInsideAnArrayAreReadAsARun() {
    FieldKeys keys = FieldKeys.of("a", "b");
    FieldRun run = FieldRun.ofElements(keys, 1, 2, VariantType.BOOL);
    VariantReader in = Packets.reader("01000000 01000000");

    assertThat(FieldReader.readRun(in, run)).isTrue();
    assertThat(FieldReader.getBoolean(in, run.hole(1))).isTrue();
  }

  @Test
  void runOfEntriesMayEndAfterAKey() {
    FieldRun run = FieldRun.ofEntries(FieldKeys.of("a", "b"), 1, 2);
    VariantReader in = Packets.reader("04000000 01000000 62000000 02000000 07000000");

    assertThat(FieldReader.readRun(in, run)).isTrue();
    assertThat(in.readInt()).isEqualTo(7);
  }

  @Test
  void entryWithADifferentKeyIsNotReadAsARun() {
    FieldRun run = FieldRun.ofEntries(FieldKeys.of("a", "b"), 1, 2);
    VariantReader in = Packets.reader("04000000 01000000 63000000 02000000 07000000");

    assertThat(FieldReader.readRun(in, run)).isFalse();
    assertThat(in.offset()).isZero();
  }

  @Test
  void truncatedRunIsNotRead() {
    FieldRun run = FieldRun.ofElements(FieldKeys.of("a"), 0, 1, VariantType.VECTOR3);
    VariantReader in = Packets.reader("1c000000 01000000 09000000 00000000 00000000");
    in.beginArray();
    assertThat(FieldReader.readRun(in, run)).isFalse();
  }

  @Test
  void valueOfAnotherTypeIsNotReadAsARun() {
    VariantReader in = Packets.reader("02000000 01000000");
    FieldKeys keys = FieldKeys.of("a");
    assertThat(FieldReader.readRun(in, FieldRun.ofElements(keys, 0, 1, VariantType.BOOL)))
        .isFalse();
    assertThat(FieldReader.readRun(in, FieldRun.ofElements(keys, 0, 1, VariantType.STRING)))
        .isFalse();
  }

  @Test
  void runMayEndWithTheHeaderOfAText() {
    VariantReader in = Packets.reader("04000000 01000000 61000000");
    assertThat(FieldReader.readRun(
            in, FieldRun.ofElements(FieldKeys.of("a"), 0, 1, VariantType.STRING)))
        .isTrue();
    assertThat(FieldReader.readText(in)).isEqualTo("a");
  }

  @Test
  void runCountsTowardTheDepthLimit() {
    VariantFormat flat = VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxDepth(1));
    FieldRun run = FieldRun.ofArray(FieldKeys.of("a"), 1);
    VariantReader in = Packets.reader("1c000000 01000000 1c000000 01000000 00000000", flat);
    FieldReader.beginFields(in, run);

    assertThatThrownBy(() -> FieldReader.beginFields(in, run))
        .hasMessageContaining("Deeper than 1 containers");
  }

  @Test
  void writtenRunCountsTowardTheDepthLimit() {
    VariantFormat flat = VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxDepth(1));
    FieldRun run = FieldRun.ofArray(FieldKeys.of("a"), 1);
    VariantWriter out = new VariantWriter(flat);
    FieldWriter.beginFields(out, run);
    out.writeNil();
    FieldWriter.endFields(out);
    out.reset();
    FieldWriter.beginFields(out, run);
    assertThatThrownBy(() -> FieldWriter.beginFields(out, run))
        .hasMessageContaining("Deeper than 1 containers");
    out.reset();
    FieldWriter.beginFields(out, run);
    assertThatThrownBy(() -> FieldWriter.writeFields(out, run))
        .hasMessageContaining("Deeper than 1 containers");
  }

  @Test
  void runWithoutContainersNeedsNoEnd() {
    VariantFormat format = VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxDepth(2));
    FieldRun run = FieldRun.ofArray(FieldKeys.of("a"), 1, VariantType.INT);
    VariantWriter out = new VariantWriter(format);
    out.beginArray(2);
    for (int i = 0; i < 2; i++) {
      FieldWriter.writeFields(out, run);
      FieldWriter.putInt(out, run.hole(0), i);
    }
    out.endArray();
    assertThat(Variant.decode(out.toByteArray(), format))
        .isEqualTo(Variant.of(List.of(List.of(0), List.of(1))));
  }

  @ParameterizedTest
  @CsvSource({"false, 3", "true, 6"})
  void keysOfARunCountAsValues(boolean isKeyed, int values) {
    VariantFormat enough = VariantFormat.GODOT_4.withLimits(limit(values));
    byte[] packet = isKeyed
        ? Variant.of(Map.of("before", 1, "it", 2, "after", 3)).encode(enough)
        : Variant.of(List.of(1, 2, 3)).encode(enough);
    FieldRun run = isKeyed ? FieldRun.ofDictionary(KEYS, 0) : FieldRun.ofArray(KEYS, 3);

    assertThat(FieldReader.beginFields(new VariantReader(packet, enough), run)).isTrue();
    VariantReader in = new VariantReader(packet, enough.withLimits(limit(values - 1)));
    assertThatThrownBy(() -> FieldReader.beginFields(in, run)).hasMessageContaining("values");
  }

  private static ReadLimits limit(int values) {
    return ReadLimits.DEFAULT.withMaxValues(values);
  }

  @Test
  void runCountsTowardTheValueLimit() {
    VariantFormat few = VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxValues(2));
    FieldRun run = FieldRun.ofArray(KEYS, 3);
    VariantReader in = Packets.reader("1c000000 03000000 00000000 00000000 00000000", few);

    assertThatThrownBy(() -> FieldReader.beginFields(in, run))
        .hasMessageContaining("More than 2 values");
  }
}
