package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SerializersTest {
  static Stream<Arguments> values() {
    return Stream.of(
        arguments(Serializers.BOOLEAN, true, VariantType.BOOL),
        arguments(Serializers.INTEGER, -7, VariantType.INT),
        arguments(Serializers.LONG, 1L << 40, VariantType.INT),
        arguments(Serializers.FLOAT, 1.5f, VariantType.FLOAT),
        arguments(Serializers.DOUBLE, 0.1, VariantType.FLOAT),
        arguments(Serializers.STRING, "Ada", VariantType.STRING));
  }

  @ParameterizedTest
  @MethodSource("values")
  <T> void valueReturns(VariantSerializer<T> serializer, T value) {
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
  <T> void nullIsNil(VariantSerializer<T> serializer) {
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
  void integerBeyond32BitsIsRefused() {
    byte[] packet = Serializers.LONG.encode(1L << 40);
    assertThatThrownBy(() -> Serializers.INTEGER.decode(packet))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("32 bits");
  }

  @Test
  void subtypeIsWrittenAsItsSupertype() {
    VariantSerializer<CharSequence> any = new VariantSerializer<>() {
      @Override
      public void write(VariantWriter out, @Nullable CharSequence value) {
        out.writeString(String.valueOf(value));
      }

      @Override
      public CharSequence read(VariantReader in) {
        return in.readString();
      }
    };
    VariantSerializer<StringBuilder> narrow = Serializers.writing(any);
    byte[] packet = narrow.encode(new StringBuilder("Ada"));
    assertThat(any.decode(packet)).isEqualTo("Ada");
    VariantReader in = new VariantReader(packet, VariantFormat.GODOT_4);
    assertThatThrownBy(() -> narrow.read(in)).isInstanceOf(UnsupportedOperationException.class);
  }
}
