package io.variantmapper.runtime;

import static io.variantmapper.runtime.ContainerSerializers.listOf;
import static io.variantmapper.runtime.ContainerSerializers.mapOf;
import static io.variantmapper.runtime.ContainerSerializers.optionalOf;
import static io.variantmapper.runtime.ContainerSerializers.setOf;
import static io.variantmapper.runtime.PlainSerializer.INTEGER;
import static io.variantmapper.runtime.PlainSerializer.LONG;
import static io.variantmapper.runtime.PlainSerializer.STRING;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ContainerSerializersTest {
  static Stream<Arguments> values() {
    return Stream.of(
        arguments(listOf(STRING), List.of("a", "b"), "[\"a\", \"b\"]"),
        arguments(listOf(listOf(INTEGER)), List.of(List.of(1), List.of()), "[[1], []]"),
        arguments(setOf(INTEGER), Set.of(3), "[3]"),
        arguments(mapOf(STRING, INTEGER), Map.of("hp", 7), "{\"hp\": 7}"),
        arguments(
            mapOf(INTEGER, listOf(STRING)),
            new ConcurrentHashMap<>(Map.of(1, List.of("a"))),
            "{1: [\"a\"]}"),
        arguments(optionalOf(STRING), Optional.of("a"), "\"a\""),
        arguments(optionalOf(STRING), Optional.empty(), "null"),
        arguments(
            listOf(optionalOf(STRING)),
            List.of(Optional.of("a"), Optional.empty()),
            "[\"a\", null]"));
  }

  @ParameterizedTest
  @MethodSource("values")
  <T> void writtenValueIsReadBack(VariantSerializer<T> serializer, T value, String written) {
    byte[] packet = serializer.encode(value);
    assertThat(Variant.decode(packet, VariantFormat.GODOT_4).toString()).isEqualTo(written);
    assertThat(serializer.decode(packet)).isEqualTo(value);
  }

  @ParameterizedTest
  @MethodSource("values")
  <T> void expectedSizeIsExact(VariantSerializer<T> serializer, T value) {
    assertThat(serializer.expectedSize(value, VariantWriter.SIZE_DEPTH))
        .isEqualTo(serializer.encode(value).length);
  }

  @ParameterizedTest
  @MethodSource("values")
  <T> void nullIsWrittenAsNil(VariantSerializer<T> serializer) {
    assertThat(serializer.encode(null)).containsOnly(0).hasSize(4);
    assertThat(serializer.expectedSize(null, VariantWriter.SIZE_DEPTH)).isEqualTo(4);
  }

  @Test
  void decodedListCanBeChanged() {
    List<String> names = listOf(STRING).decode(listOf(STRING).encode(List.of("a")));
    names.add("b");
    assertThat(names).containsExactly("a", "b");
  }

  @Test
  void setKeepsTheOrderOfThePacket() {
    byte[] numbers = listOf(INTEGER).encode(List.of(3, 1, 3, 2));
    assertThat(setOf(INTEGER).decode(numbers)).containsExactly(3, 1, 2);
  }

  @Test
  void messageNamesTheIndexOfANilElement() {
    byte[] packet = Variant.of(Collections.singletonList(null)).encode(VariantFormat.GODOT_4);
    assertThatThrownBy(() -> listOf(STRING).decode(packet))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("Expected String but found nil")
        .hasMessageContaining("$[0]");
  }

  @Test
  void nilInsteadOfAListIsRefused() {
    assertThatThrownBy(() -> listOf(STRING).decode(new byte[4]))
        .isInstanceOf(UnexpectedVariantException.class);
  }

  /** A list of two numbers has the hash code 961 + 31 * first + second. */
  private static List<Long> colliding(long i) {
    return List.of(i, 1_000_000 - 31 * i);
  }

  @Test
  void manyElementsWithTheSameHashCodeAreRefused() {
    List<List<Long>> lists =
        LongStream.range(0, 1000).mapToObj(ContainerSerializersTest::colliding).toList();
    byte[] packet = listOf(listOf(LONG)).encode(lists);
    assertThatThrownBy(() -> setOf(listOf(LONG)).decode(packet))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageContaining("different keys have the hash code 1000961");
  }

  /** Comparing two sets whose elements have equal hash codes compares the elements. */
  @Test
  void comparisonsInsideAnElementCountForEachComparisonOfTheElement() {
    VariantSerializer<Set<List<Long>>> elements = setOf(listOf(LONG));
    List<Set<List<Long>>> sets = new ArrayList<>();
    for (long i = 0; i < 40; i++) {
      Set<List<Long>> set = new LinkedHashSet<>();
      LongStream.range(0, 40).forEach(j -> set.add(colliding(j)));
      set.add(colliding(1000 + i));
      sets.add(set);
    }
    byte[] packet = listOf(elements).encode(sets);
    assertThatCode(() -> listOf(elements).decode(packet)).doesNotThrowAnyException();
    assertThatThrownBy(() -> setOf(elements).decode(packet))
        .isInstanceOf(MalformedPacketException.class);
  }

  /** A set of sets of sets, as in {@code record Node(Set<Node> children)}. */
  private static final class Nested implements VariantSerializer<Set<Object>> {
    @Override
    public void write(VariantWriter out, @Nullable Set<Object> value) {
      throw new UnsupportedOperationException();
    }

    @Override
    @SuppressWarnings({"unchecked", "rawtypes"})
    public Set<Object> read(VariantReader in) {
      return (Set) setOf(this).read(in);
    }
  }

  @ParameterizedTest
  @CsvSource({"30, true", "200, false"})
  void setsInSetsAreReadUpToALevelAtWhichHashingThemTakesTooLong(int levels, boolean accepted) {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    for (int i = 0; i < levels; i++) {
      out.beginArray(i == levels - 1 ? 0 : 1);
    }
    for (int i = 0; i < levels; i++) {
      out.endArray();
    }
    byte[] packet = out.toByteArray();
    ThrowingCallable decoding = () -> new Nested().decode(packet);
    if (accepted) {
      assertThatCode(decoding).doesNotThrowAnyException();
    } else {
      assertThatThrownBy(decoding)
          .isInstanceOf(MalformedPacketException.class)
          .hasMessageContaining("Sets or maps are nested too deeply in keys");
    }
  }
}
