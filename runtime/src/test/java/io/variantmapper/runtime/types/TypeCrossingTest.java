package io.variantmapper.runtime.types;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.runtime.packet.PacketDiagnosis;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks every operation that depends on the type, for every type in every format. A new type
 * fails here until all operations support it. A math type has seven places: its class, a row in
 * {@link VariantType}, a row and a case in {@link MathRow}, a method in {@link VariantReader} and in
 * {@link VariantWriter}, and a constant of the same name in the processor.
 */
class TypeCrossingTest {
  private static final List<VariantFormat> FORMATS = List.of(
      VariantFormat.GODOT_2,
      VariantFormat.GODOT_3_0,
      VariantFormat.GODOT_3,
      VariantFormat.GODOT_4_0,
      VariantFormat.GODOT_4_0.withDoublePrecision(),
      VariantFormat.GODOT_4_3,
      VariantFormat.GODOT_4_3.withDoublePrecision(),
      VariantFormat.GODOT_4,
      VariantFormat.GODOT_4.withDoublePrecision());

  /** Packed arrays that are written as an Array in formats that do not have them. */
  private static final Set<VariantType> WRITTEN_AS_ARRAYS =
      Set.of(VariantType.PACKED_INT64_ARRAY, VariantType.PACKED_FLOAT64_ARRAY);

  static Stream<Arguments> types() {
    return crossing(true);
  }

  static Stream<Arguments> absentTypes() {
    return crossing(false);
  }

  private static Stream<Arguments> crossing(boolean present) {
    return FORMATS.stream()
        .flatMap(format -> Arrays.stream(VariantType.values())
            .filter(type -> format.has(type) == present)
            .map(type -> arguments(type, format)));
  }

  private static byte[] packet(VariantFormat format, Consumer<VariantWriter> writes) {
    VariantWriter out = new VariantWriter(format);
    writes.accept(out);
    return out.toByteArray();
  }

  private static byte[] packet(VariantType type, VariantFormat format) {
    Object value = TypeSample.of(type).value();
    return packet(format, out -> TypeSample.write(type, value, out));
  }

  private static byte[] packetOfTree(Variant tree, VariantFormat format) {
    return packet(format, out -> out.writeVariant(tree));
  }

  private static Variant tree(VariantType type) {
    return TypeSample.tree(TypeSample.of(type).value());
  }

  @ParameterizedTest
  @MethodSource("types")
  void headerHasTheIdOfTheType(VariantType type, VariantFormat format) {
    VariantReader in = new VariantReader(packet(type, format), format);

    assertThat(format.typeWithId(format.typeId(type))).isEqualTo(type);
    assertThat(format.types()).contains(type);
    assertThat(format.idIn(PacketAccess.peekHeader(in))).isEqualTo(format.typeId(type));
    assertThat(in.peekType()).isEqualTo(type);
  }

  @ParameterizedTest
  @MethodSource("types")
  void writtenValueIsReadBack(VariantType type, VariantFormat format) {
    byte[] packet = packet(type, format);
    VariantReader in = new VariantReader(packet, format);
    Object expected = TypeSample.of(type).valueIn(format);

    assertThat(TypeSample.read(type, in)).isEqualTo(expected);
    assertThat(in.offset()).isEqualTo(packet.length);
    assertThat(new VariantReader(packet, format).readRaw().bytes()).isEqualTo(packet);
  }

  /** If reading or skipping took a wrong number of bytes, the next value would be unreadable. */
  @ParameterizedTest
  @MethodSource("types")
  void valueIsConsumedToItsEnd(VariantType type, VariantFormat format) {
    Variant value = tree(type);
    byte[] packet =
        packetOfTree(new Variant.Array(List.of(value, value, new Variant.Int(7))), format);
    VariantReader in = new VariantReader(packet, format);
    in.beginArray();
    in.skip();
    TypeSample.read(type, in);

    assertThat(in.readInt()).isEqualTo(7);
    assertThat(PacketDiagnosis.isWhole(packet, format)).isTrue();
    assertThat(PacketDiagnosis.isWhole(Arrays.copyOf(packet, packet.length - 4), format))
        .isFalse();
  }

  @ParameterizedTest
  @MethodSource("types")
  void truncatedValueIsNotWhole(VariantType type, VariantFormat format) {
    byte[] packet = packet(type, format);
    for (int length = 0; length < packet.length; length += LittleEndian.WORD) {
      byte[] cut = Arrays.copyOf(packet, length);

      assertThat(PacketDiagnosis.isWhole(cut, format)).isFalse();
      assertThatThrownBy(() -> Variant.decode(cut, format)).isInstanceOf(VariantException.class);
    }
  }

  @ParameterizedTest
  @MethodSource("types")
  void fixedSizeIsTheWrittenSize(VariantType type, VariantFormat format) {
    int body = packet(type, format).length - LittleEndian.WORD;
    boolean isWide =
        format.isDoublePrecision() || (type == VariantType.INT && !format.hasNarrowInts());
    if (TypeTable.hasFixedSize(type)) {
      int bytes = TypeTable.fixedBytes(type);
      assertThat(body).isIn(isWide ? List.of(bytes, 2 * bytes) : List.of(bytes));
    } else {
      assertThatThrownBy(() -> TypeTable.fixedBytes(type))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(type.godotName());
    }
  }

  @ParameterizedTest
  @MethodSource("types")
  void elementsOfAPackedArrayAreReadOneByOne(VariantType type, VariantFormat format) {
    byte[] packet = packet(type, format);
    VariantReader in = new VariantReader(packet, format);
    Object array = TypeSample.of(type).value();
    if (!type.isPackedArray()) {
      assertThat(type.element()).isEqualTo(type);
      return;
    }
    List<Object> elements = new ArrayList<>();
    int count = in.beginArray();
    int first = in.offset();
    for (int i = 0; i < count; i++) {
      assertThat(in.peekType()).isEqualTo(type.element());
      elements.add(TypeTable.read(in, type.element()));
    }
    if (type != VariantType.PACKED_STRING_ARRAY) {
      int header = LittleEndian.getInt(packet, 0);
      assertThat(in.offset() - first)
          .isEqualTo(count * TypeTable.elementBytes(type, format, header));
    }
    in.endArray();
    assertThat(elements.stream().map(TypeSample::comparable).toList())
        .isEqualTo(
            TypeSample.elements(array).stream().map(TypeSample::comparable).toList());
    assertThat(in.offset()).isEqualTo(packet.length);
  }

  @ParameterizedTest
  @MethodSource("types")
  void treeIsEncodedToTheSameBytes(VariantType type, VariantFormat format) {
    byte[] packet = packet(type, format);
    Variant tree = Variant.decode(packet, format);

    assertThat(tree.type()).isEqualTo(type);
    assertThat(packetOfTree(tree, format)).isEqualTo(packet);
    assertThat(packetOfTree(tree(type), format)).isEqualTo(packet);
    if (type != VariantType.CALLABLE) {
      Object value = TypeSample.of(type).value();
      assertThat(packet(format, out -> out.writeAny(value))).isEqualTo(packet);
      assertThat(tree.toJava()).isEqualTo(TypeSample.of(type).valueIn(format));
    }
  }

  @ParameterizedTest
  @MethodSource("types")
  void equalTreesAreTheSameKey(VariantType type, VariantFormat format) {
    TypeSample sample = TypeSample.of(type);
    Variant tree = Variant.decode(packet(type, format), format);
    Variant same = TypeSample.tree(sample.valueIn(format));

    assertThat(tree).isEqualTo(same).hasSameHashCodeAs(same);
    assertThat(new Variant.Dictionary(Map.of(tree, tree)).entries()).containsKey(same);
    if (sample.other() != null) {
      Variant other = TypeSample.tree(sample.other());
      assertThat(tree).isNotEqualTo(other);
      assertThat(tree.hashCode()).isNotEqualTo(other.hashCode());
    }
  }

  @ParameterizedTest
  @MethodSource("types")
  void treeIsPrintedAsInGdscript(VariantType type, VariantFormat format) {
    TypeSample sample = TypeSample.of(type);
    if (sample.value() == sample.valueIn(format)) {
      assertThat(Variant.decode(packet(type, format), format)).hasToString(sample.printed());
    }
  }

  @ParameterizedTest
  @MethodSource("types")
  void messageNamesTheFoundValue(VariantType type, VariantFormat format) {
    VariantReader in = new VariantReader(packet(type, format), format);
    ThrowingCallable wrongRead = type == VariantType.NIL ? in::readBoolean : in::readNil;

    assertThatThrownBy(wrongRead)
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("but found " + TypeSample.of(type).found());
  }

  /** To find the path of a value, the reader skips the value before it once more. */
  @ParameterizedTest
  @MethodSource("types")
  void messageContainsThePathOfTheNextValue(VariantType type, VariantFormat format) {
    Variant.Array array = new Variant.Array(List.of(tree(type), Variant.Nil.INSTANCE));
    VariantReader in = new VariantReader(array.encode(format), format);
    in.beginArray();
    in.skip();

    assertThatThrownBy(in::readInt)
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("$[1]");
  }

  @ParameterizedTest
  @EnumSource
  void valuesHaveTheJavaClassOfTheirType(VariantType type) {
    Object value = TypeSample.of(type).value();
    if (type.javaClass() == Void.class) {
      assertThat(TypeTable.typeOf(Void.class)).isNull();
    } else {
      assertThat(value).isExactlyInstanceOf(type.javaClass());
      assertThat(TypeTable.typeOf(type.javaClass())).isEqualTo(type);
      for (VariantType other : VariantType.values()) {
        assertThat(TypeTable.holds(other, value)).isEqualTo(other == type);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("types")
  void typedArrayOfEachTypeIsReadAndPrinted(VariantType type, VariantFormat format) {
    if (format.hasTypedArrays()) {
      Variant array = new Variant.Array(List.of(tree(type)), ContainerType.of(type), false);
      VariantReader in = new VariantReader(array.encode(format), format);

      assertThat(in.readVariant()).isEqualTo(Variant.decode(array.encode(format), format));
      assertThat(array.toString()).contains(TypeSample.of(type).printed());
    }
  }

  @ParameterizedTest
  @MethodSource("absentTypes")
  void typeThatTheFormatLacksHasNoId(VariantType type, VariantFormat format) {
    assertThat(format.typeId(type)).isEqualTo(-1);
    assertThat(format.types()).doesNotContain(type);
  }

  @ParameterizedTest
  @MethodSource("absentTypes")
  void typeThatTheFormatLacksIsNotWritten(VariantType type, VariantFormat format) {
    Variant tree = tree(type);
    if (WRITTEN_AS_ARRAYS.contains(type)) {
      assertThat(Variant.decode(packet(type, format), format)).isInstanceOf(Variant.Array.class);
      assertThat(packetOfTree(tree, format)).isEqualTo(packet(type, format));
    } else {
      assertRefused(type, () -> packet(type, format));
      assertRefused(type, () -> packetOfTree(tree, format));
      assertRefused(type, () -> packetOfTree(new Variant.Dictionary(Map.of(tree, tree)), format));
    }
    if (format.hasTypedArrays()) {
      assertRefused(type, () -> new VariantWriter(format).beginArray(ContainerType.of(type), 0));
    }
  }

  /**
   * Exceptions: a StringName is read from a String, and a packed array from an Array if the format
   * has the type of the elements.
   */
  @ParameterizedTest
  @MethodSource("absentTypes")
  void typeThatTheFormatLacksIsNotRead(VariantType type, VariantFormat format) {
    Object value = TypeSample.of(type).valueIn(format);
    if (type == VariantType.STRING_NAME) {
      assertReads(type, value, format, new Variant.Value(VariantType.STRING, "a"));
    } else if (!type.isPackedArray()) {
      byte[] nil = Variant.Nil.INSTANCE.encode(format);
      assertRefused(type, () -> TypeSample.read(type, new VariantReader(nil, format)));
    } else {
      Variant array = Variant.of(TypeSample.elements(value));
      if (format.has(type.element())) {
        assertReads(type, value, format, array);
      } else {
        byte[] nils = new Variant.Array(List.of(Variant.Nil.INSTANCE)).encode(format);
        assertRefused(type.element(), () -> TypeSample.read(type, new VariantReader(nils, format)));
      }
    }
  }

  private static void assertReads(
      VariantType type, @Nullable Object value, VariantFormat format, Variant written) {
    VariantReader in = new VariantReader(written.encode(format), format);
    assertThat(TypeSample.read(type, in)).isEqualTo(value);
  }

  private static void assertRefused(VariantType type, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageContaining(" has no " + type.godotName());
  }
}
