package io.variantmapper.runtime;

import static io.variantmapper.runtime.Packets.hex;
import static io.variantmapper.runtime.Packets.reader;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.value.Vector2;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads the elements of packed arrays one by one. These elements do not have headers. */
class PackedElementTest {
  private enum Kind {
    SWORD,
    BOW
  }

  private static final String KINDS =
      "22000000 02000000" + " 06000000 53574f52 44000000" + " 04000000 424f5700";

  @Test
  void enumConstantIsReadByItsName() {
    VariantReader in = reader(KINDS);
    EnumSerializer<Kind> kinds = EnumSerializer.of(Kind.values());
    in.beginArray();
    assertThat(kinds.read(in)).isEqualTo(Kind.SWORD);
    assertThat(kinds.read(in)).isEqualTo(Kind.BOW);
  }

  @Test
  void rawElementGetsAHeader() {
    VariantReader in = reader("1e000000 02000000 05000000 1c000000");
    in.beginArray();
    assertThat(hex(in.readRaw().encode(VariantFormat.GODOT_4))).isEqualTo("02000000 05000000");
    assertThat(hex(in.readRaw().encode(VariantFormat.GODOT_4))).isEqualTo("02000000 1c000000");
  }

  @Test
  void rawByteIsAnInt() {
    VariantReader in = reader("1d000000 02000000 05ff0000");
    in.beginArray();
    in.skip();
    assertThat(hex(in.readRaw().encode(VariantFormat.GODOT_4))).isEqualTo("02000000 ff000000");
    in.endArray();
    assertThat(in.offset()).isEqualTo(12);
  }

  @Test
  void bytesOfGodot2AreReadAsInts() {
    VariantReader in = reader("16000000 03000000 05ff0700", VariantFormat.GODOT_2);
    in.beginArray();
    assertThat(in.readInt()).isEqualTo(5);
    assertThat(in.peekType()).isEqualTo(VariantType.INT);
    assertThat(in.readAny()).isEqualTo(255L);
    assertThat(in.readByte()).isEqualTo((byte) 7);
  }

  @Test
  void byteKeepsItsBits() {
    VariantReader in = reader("1d000000 01000000 ff");
    in.beginArray();
    assertThat(in.readByte()).isEqualTo((byte) -1);
  }

  @Test
  void readingAfterTheLastByteIsMisuse() {
    VariantReader in = reader("1d000000 01000000 ff");
    in.beginArray();
    in.readInt();
    assertThatThrownBy(in::readInt)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("Close the PackedByteArray");
  }

  @Test
  void messageNamesTheIndexOfAWideNumber() {
    assertRefused(
        "1f000000 02000000 01000000 00000000 00000000 00010000",
        VariantReader::readPackedInt32Array,
        "Expected an int of 32 bits but found int 1099511627776 at offset 16 ($[1])");
  }

  @Test
  void messageNamesTheIndexOfTheFirstElement() {
    assertRefused(
        "1e000000 01000000 05000000",
        in -> {
          in.beginArray();
          in.readString();
        },
        "Expected String but found int 5 at offset 8 ($[0])");
  }

  @Test
  void flagThatGodot3IgnoresDoesNotChangeTheIndex() {
    VariantReader in = reader("18000100 02000000" + " 00000000".repeat(4), VariantFormat.GODOT_3);
    in.beginArray();
    in.skip();
    assertThatThrownBy(in::readString).hasMessageEndingWith("($[1])");
  }

  @Test
  void messageNamesTheIndexOfALargeByte() {
    assertRefused(
        "1d000000 03000000 0105c800",
        in -> {
          in.beginArray();
          in.skip();
          in.skip();
          in.readString();
        },
        "Expected String but found int 200 at offset 10 ($[2])");
  }

  @Test
  void messageNamesTheIndexOfAString() {
    assertRefused(
        KINDS,
        in -> {
          in.beginArray();
          in.readString();
          in.readInt();
        },
        "Expected an int of 32 bits but found String \"BOW\" at offset 20 ($[1])");
  }

  @Test
  void messageNamesTheIndexOfAWideVector() {
    assertRefused(
        "23000100 02000000" + " 00000000 0000f03f".repeat(4),
        in -> {
          in.beginArray();
          in.readVector2();
          in.readString();
        },
        "Expected String but found Vector2 at offset 24 ($[1])");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "20000000 02000000 0000803f 00000040",
        "21000000 01000000 00000000 0000f03f",
        "1d000000 02000000 01020000",
        "1c000000 01000000 03000000 0000803f",
      })
  void messageNamesTheWholeArrayAfterItWasRead(String packet) {
    assertRefused(
        packet,
        in -> {
          VariantType type = in.peekType();
          in.readPackedFloat64Array();
          throw in.unexpected("three numbers but not a " + type.godotName());
        },
        "Expected three numbers but not a X but found X at offset 0 ($)"
            .replace("X", reader(packet).peekType().godotName()));
  }

  @ParameterizedTest
  @CsvSource({
    "1d000000 02000000 01020000, PackedByteArray",
    "1e000000 01000000 03000000, PackedInt32Array",
  })
  void messageNamesTheWholeArrayAfterItWasOpened(String packet, String type) {
    assertRefused(
        packet,
        in -> {
          in.beginArray();
          throw in.unexpected("three numbers");
        },
        "Expected three numbers but found " + type + " at offset 0 ($)");
  }

  @Test
  void rawElementKeepsDoublePrecision() {
    VariantReader in = reader("23000100 01000000 9a999999 9999b93f 00000000 0000f03f");
    in.beginArray();
    assertThat(in.readRaw().decode()).isEqualTo(Variant.of(new Vector2(0.1, 1)));
  }

  private static void assertRefused(String packet, Consumer<VariantReader> read, String message) {
    assertThatThrownBy(() -> read.accept(reader(packet)))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessage(message);
  }
}
