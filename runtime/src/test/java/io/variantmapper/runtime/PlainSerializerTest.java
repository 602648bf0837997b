package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PlainSerializerTest {
  static Stream<Arguments> values() {
    return Stream.of(
        arguments(PlainSerializer.BOOLEAN, true, VariantType.BOOL),
        arguments(PlainSerializer.INTEGER, -7, VariantType.INT),
        arguments(PlainSerializer.LONG, 1L << 40, VariantType.INT),
        arguments(PlainSerializer.FLOAT, 1.5f, VariantType.FLOAT),
        arguments(PlainSerializer.DOUBLE, 0.1, VariantType.FLOAT),
        arguments(PlainSerializer.STRING, "Ada", VariantType.STRING));
  }

  @ParameterizedTest
  @MethodSource("values")
  <T> void writtenValueIsReadBack(VariantSerializer<T> serializer, T value) {
    assertThat(serializer.decode(serializer.encode(value))).isEqualTo(value);
  }

  @ParameterizedTest
  @MethodSource("values")
  <T> void valueIsWrittenAsItsType(VariantSerializer<T> serializer, T value, VariantType type) {
    assertThat(new VariantReader(serializer.encode(value), VariantFormat.GODOT_4).peekType())
        .isEqualTo(type);
  }

  @ParameterizedTest
  @MethodSource("values")
  <T> void nullIsWrittenAsNil(VariantSerializer<T> serializer) {
    byte[] packet = serializer.encode(null);
    assertThat(new VariantReader(packet, VariantFormat.GODOT_4).peekType())
        .isEqualTo(VariantType.NIL);
  }

  @ParameterizedTest
  @MethodSource("values")
  <T> void nilIsRefused(VariantSerializer<T> serializer) {
    byte[] packet = serializer.encode(null);
    assertThatThrownBy(() -> serializer.decode(packet))
        .isInstanceOf(UnexpectedVariantException.class);
  }

  @Test
  void intLargerThan32BitsIsRefused() {
    byte[] packet = PlainSerializer.LONG.encode(1L << 40);
    assertThatThrownBy(() -> PlainSerializer.INTEGER.decode(packet))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("32 bits");
  }

  @ParameterizedTest
  @MethodSource("values")
  <T> void expectedSizeIsExact(VariantSerializer<T> serializer, T value) {
    assertThat(serializer.expectedSize(value, 1)).isEqualTo(serializer.encode(value).length);
    assertThat(serializer.expectedSize(null, 1)).isEqualTo(serializer.encode(null).length);
  }
}
