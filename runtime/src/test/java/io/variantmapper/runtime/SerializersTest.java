package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.StringName;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector2i;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.runtime.value.Vector3i;
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
        arguments(Serializers.STRING, "Ada", VariantType.STRING),
        arguments(Serializers.STRING_NAME, new StringName("hp"), VariantType.STRING_NAME),
        arguments(Serializers.NODE_PATH, NodePath.parse("a/b:c"), VariantType.NODE_PATH),
        arguments(Serializers.VECTOR2, new Vector2(1, 2), VariantType.VECTOR2),
        arguments(Serializers.VECTOR2I, new Vector2i(1, 2), VariantType.VECTOR2I),
        arguments(Serializers.VECTOR3, new Vector3(1, 2, 3), VariantType.VECTOR3),
        arguments(Serializers.VECTOR3I, new Vector3i(1, 2, 3), VariantType.VECTOR3I),
        arguments(Serializers.COLOR, new Color(1, 0.5f, 0, 1), VariantType.COLOR));
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
