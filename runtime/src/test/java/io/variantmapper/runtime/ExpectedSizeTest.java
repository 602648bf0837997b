package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.types.PacketAccess;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.Vector3;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares expected sizes with the sizes of the written bytes. */
class ExpectedSizeTest {
  private static final int DEPTH = VariantWriter.SIZE_DEPTH;

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "ab", "abc", "four", "fives"})
  void expectedSizeOfAsciiTextIsExact(String text) {
    assertThat(ExpectedSize.ofString(text)).isEqualTo(written(out -> out.writeString(text)));
  }

  @Test
  void expectedSizeOfNonAsciiTextIsLargeEnough() {
    assertThat(ExpectedSize.ofString("城市")).isEqualTo(written(out -> out.writeString("城市")));
    assertThat(ExpectedSize.ofString("Ωmega"))
        .isGreaterThan(written(out -> out.writeString("Ωmega")));
  }

  @ParameterizedTest
  @ValueSource(longs = {0, -1, Integer.MAX_VALUE, Integer.MIN_VALUE, 1L << 31, Long.MIN_VALUE})
  void intIsCountedWithItsWidth(long value) {
    assertThat(ExpectedSize.ofInt(value)).isEqualTo(written(out -> out.writeLong(value)));
    assertThat(ExpectedSize.ofNumber(value)).isEqualTo(ExpectedSize.ofInt(value));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1.5, 0.1, Double.MAX_VALUE, Double.POSITIVE_INFINITY})
  void floatIsCountedWithItsWidth(double value) {
    assertThat(ExpectedSize.ofFloat(value)).isEqualTo(written(out -> out.writeDouble(value)));
    assertThat(ExpectedSize.ofNumber(value)).isEqualTo(ExpectedSize.ofFloat(value));
  }

  @Test
  void packedArraysAreCountedWithTheirPadding() {
    byte[] bytes = new byte[5];
    assertThat(ExpectedSize.ofPackedArray(bytes))
        .isEqualTo(written(out -> out.writePackedByteArray(bytes)));
    assertThat(ExpectedSize.ofPackedArray(new int[3])).isEqualTo(20);
    assertThat(ExpectedSize.ofPackedArray(new long[3])).isEqualTo(32);
    assertThat(ExpectedSize.ofPackedArray(new float[3])).isEqualTo(20);
    assertThat(ExpectedSize.ofPackedArray(new double[3])).isEqualTo(32);
  }

  @Test
  void containersAreCountedWithTheirElements() {
    assertThat(ExpectedSize.ofArray(List.of("a", "bcdef"), PlainSerializer.STRING, DEPTH))
        .isEqualTo(written(out -> out.writeAny(List.of("a", "bcdef"))));
    Map<String, Integer> entries = Map.of("one", 1, "three", 3);
    assertThat(ExpectedSize.ofDictionary(
            entries, PlainSerializer.STRING, PlainSerializer.INTEGER, DEPTH))
        .isEqualTo(written(out -> out.writeAny(entries)));
  }

  @Test
  void elementsAreNotCountedIfTheDepthIsTooSmall() {
    List<String> eight = Collections.nCopies(8, "hello");
    assertThat(ExpectedSize.ofArray(eight, PlainSerializer.STRING, 4)).isEqualTo(8 + 8 * 16);
    assertThat(ExpectedSize.ofArray(eight, PlainSerializer.STRING, 3)).isEqualTo(8);
  }

  @Test
  void elementsOfAFixedSizeAreCountedAtAnyDepth() {
    VariantSerializer<String> word = new WordSerializer();
    assertThat(ExpectedSize.ofArray(List.of("fire", "rain"), word, DEPTH)).isEqualTo(8 + 2 * 12);
    assertThat(ExpectedSize.ofArray(List.of("fire", "rain"), word, 0)).isEqualTo(8 + 2 * 12);
    assertThat(ExpectedSize.ofArray(Arrays.asList("fire", null), word, 0)).isEqualTo(8 + 2 * 12);
    assertThat(word.expectedSize("fire", DEPTH)).isEqualTo(12);
    assertThat(word.expectedSize(null, DEPTH)).isEqualTo(ExpectedSize.NIL);
  }

  @Test
  void writerForAPacketOfUnknownSizeHasTheUsualBuffer() {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4, ExpectedSize.UNKNOWN);
    assertThat(PacketAccess.bytes(out))
        .hasSameSizeAs(PacketAccess.bytes(new VariantWriter(VariantFormat.GODOT_4, 0)));
  }

  @Test
  void nullIsCountedAsNil() {
    assertThat(ExpectedSize.ofString(null)).isEqualTo(ExpectedSize.NIL);
    assertThat(ExpectedSize.ofNumber(null)).isEqualTo(ExpectedSize.NIL);
    assertThat(ExpectedSize.ofPackedArray((byte[]) null)).isEqualTo(ExpectedSize.NIL);
    assertThat(ExpectedSize.ofPackedArray((int[]) null)).isEqualTo(ExpectedSize.NIL);
    assertThat(ExpectedSize.ofPackedArray((long[]) null)).isEqualTo(ExpectedSize.NIL);
    assertThat(ExpectedSize.ofPackedArray((float[]) null)).isEqualTo(ExpectedSize.NIL);
    assertThat(ExpectedSize.ofPackedArray((double[]) null)).isEqualTo(ExpectedSize.NIL);
    assertThat(ExpectedSize.ofArray(absentList(), PlainSerializer.STRING, DEPTH))
        .isEqualTo(ExpectedSize.NIL);
    assertThat(PlainSerializer.BOOLEAN.expectedSize(null, DEPTH)).isEqualTo(ExpectedSize.NIL);
  }

  @Test
  void nullTextHasNoBytesAfterItsHeader() {
    assertThat(ExpectedSize.ofText(null)).isZero();
  }

  private static @Nullable List<String> absentList() {
    return null;
  }

  static Stream<Consumer<VariantWriter>> values() {
    return Stream.of(
        out -> out.writeInt(7),
        out -> out.writeLong(1L << 40),
        out -> out.writeDouble(0.5),
        out -> out.writeDouble(0.1),
        out -> out.writeString("hello"),
        out -> out.writeNodePath(NodePath.parse("/root/Player:position")),
        out -> out.writeVector3(Vector3.ZERO),
        out -> out.writePackedInt32Array(new int[] {1, 2, 3}),
        out -> out.writeAny(Map.of("hp", 7)));
  }

  @ParameterizedTest
  @MethodSource("values")
  void packetOfTheExpectedSizeIsNotCopied(Consumer<VariantWriter> value) {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4, written(value));
    byte[] buffer = PacketAccess.bytes(out);
    value.accept(out);
    assertThat(out.release()).isSameAs(buffer);
  }

  @Test
  void packetMayBeLargerThanExpected() {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4, 1);
    out.writeString("hello");
    assertThat(out.release()).isEqualTo(PlainSerializer.STRING.encode("hello"));
  }

  /** Writes Strings of four letters. */
  private static final class WordSerializer implements VariantSerializer<String> {
    @Override
    public void write(VariantWriter out, @Nullable String value) {
      out.writeString(value);
    }

    @Override
    public long fixedSize() {
      return 12;
    }

    @Override
    public String read(VariantReader in) {
      return in.readString();
    }
  }

  private static long written(Consumer<VariantWriter> value) {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    value.accept(out);
    return out.size();
  }
}
