package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.mapping.FieldCursor;
import io.variantmapper.runtime.mapping.FieldKeys;
import io.variantmapper.runtime.value.Image;
import io.variantmapper.runtime.value.InputEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads valid and damaged values of the two types that only Godot 2 has. */
class Godot2ReaderTest {
  private static final String IMAGE = "0f000000 03000000 00000000 01000000 01000000 ";
  private static final String EVENT = "13000000 01000000 00000000 ";
  private static final String NIL = "00000000 ";

  @ParameterizedTest
  @ValueSource(strings = {"00000000", "16000000"})
  void firstAndLastImageFormatAreRead(String format) {
    assertThat(reader(IMAGE.replace("03000000", format) + NIL).readImage().data())
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"ffffffff", "17000000"})
  void imageOfAnotherFormatIsMalformed(String format) {
    String image = IMAGE.replace("03000000", format) + NIL;
    assertMalformed(image, "Unknown image format");
    assertThatThrownBy(() -> reader(image).skip()).isInstanceOf(MalformedPacketException.class);
    assertThatThrownBy(() -> reader(image).readRaw()).isInstanceOf(MalformedPacketException.class);
  }

  @Test
  void imageLongerThanItsPacketIsMalformed() {
    assertMalformed(IMAGE + "05000000 00000000", "Count 5 is more than the 4 bytes left can hold");
  }

  @Test
  void eventMayHaveNoBody() {
    assertThat(reader(EVENT + "0c000000").readInputEvent()).isEqualTo(InputEvent.of(1, 0));
  }

  @Test
  void eventShorterThanItsHeaderIsMalformed() {
    assertMalformed(EVENT + "0b000000", "InputEvent of 11 bytes, but its head has 12");
  }

  @Test
  void eventLongerThanItsPacketIsMalformed() {
    assertMalformed(EVENT + "11000000 00000000", "Cut off: 5 bytes wanted but 4 left");
  }

  @Test
  void paddingAtTheEndMayBeMissing() {
    assertThat(reader(EVENT + "0d000000 07").readInputEvent())
        .isEqualTo(new InputEvent(1, 0, new byte[] {7}));
    assertThat(reader(IMAGE + "01000000 07").readImage())
        .isEqualTo(new Image(Image.RGB, 0, 1, 1, new byte[] {7}));
  }

  @ParameterizedTest
  @ValueSource(strings = {IMAGE + "01000000 07", EVENT + "0d000000 07"})
  void valueWithoutItsPaddingIsSkippedToTheEnd(String value) {
    VariantReader in = reader(value);
    in.skip();
    assertThat(in.offset()).isEqualTo(Packets.packet(value).length);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0f000000 03000000",
        IMAGE + "05000000 00000000",
        IMAGE + "ffffffff",
        "13000000 01000000",
        EVENT + "0b000000",
        EVENT + "11000000 00000000",
      })
  void truncatedValueIsNotSkipped(String value) {
    assertThatThrownBy(() -> reader(value).skip()).isInstanceOf(MalformedPacketException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {IMAGE + "01000000 07000000", EVENT + "0d000000 07000000"})
  void valueAfterThePaddingIsRead(String value) {
    VariantReader in = reader("15000000 02000000" + value + "02000000 07000000");
    in.beginArray();
    in.readVariant();
    assertThat(in.readInt()).isEqualTo(7);
  }

  private static void assertMalformed(String packet, String message) {
    assertThatThrownBy(() -> reader(packet).readVariant())
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void headerWithAllBitsSetIsNotReadAsText() {
    String text = "ffffffff 01000000 61000000";
    assertThatThrownBy(() -> reader(text).readString())
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("Unknown type id -1 for GODOT_2");
    FieldCursor fields = FieldCursor.begin(
        reader("14000000 01000000" + text + "02000000 05000000"), FieldKeys.of("a"));
    assertThatThrownBy(fields::next).isInstanceOf(MalformedPacketException.class);
  }

  @Test
  void headerWithAllBitsSetIsNotReadAsATypeThatGodot2Lacks() {
    assertThatThrownBy(() -> reader("ffffffff 01000000 02000000").readVector2i())
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageStartingWith("GODOT_2 has no Vector2i");
  }

  private static VariantReader reader(String packet) {
    return Packets.reader(packet, VariantFormat.GODOT_2);
  }
}
