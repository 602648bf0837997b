package io.variantmapper.runtime;

import static io.variantmapper.runtime.Packets.hex;
import static io.variantmapper.runtime.Packets.packet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.Leniency.LoneSurrogates;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LeniencyTest {
  private static final VariantFormat EXACT = VariantFormat.GODOT_4.withLeniency(Leniency.NONE);
  private static final Variant LONE = new Variant.Value(VariantType.STRING, "\ud800");

  @Test
  void trailingBytesAreRefusedWithoutLeniency() {
    assertThatThrownBy(() -> Variant.decode(packet("00000000 00"), EXACT))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("1 byte after the value");
  }

  @Test
  void packetWithoutTrailingBytesIsReadWithoutLeniency() {
    assertThat(Variant.decode(packet("00000000"), EXACT)).isEqualTo(Variant.Nil.INSTANCE);
  }

  @Test
  void duplicateKeysAreRefusedWithoutLeniency() {
    byte[] twice = packet("1b000000 02000000 00000000 00000000 00000000 00000000");
    assertThatThrownBy(() -> Variant.decode(twice, EXACT))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("The key nil comes twice at offset 16");
  }

  @Test
  void messageDoesNotPrintALargeDuplicateKey() {
    Variant key = Variant.of(new byte[1000]);
    VariantWriter out = new VariantWriter(EXACT);
    out.beginDictionary(2);
    for (int i = 0; i < 2; i++) {
      out.writeVariant(key);
      out.writeInt(i);
    }
    out.endDictionary();
    assertThatThrownBy(() -> Variant.decode(out.toByteArray(), EXACT))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("The key PackedByteArray comes twice at offset 1024");
  }

  @Test
  void differentKeysAreReadWithoutLeniency() {
    byte[] packet = Variant.of(Map.of(1, 2, 3, 4)).encode(EXACT);
    assertThat(Variant.decode(packet, EXACT)).isEqualTo(Variant.of(Map.of(1, 2, 3, 4)));
  }

  @Test
  void loneSurrogateOfGodot3IsWrittenAsInTheEngine() {
    byte[] packet = LONE.encode(VariantFormat.GODOT_3);
    assertThat(hex(packet)).isEqualTo("04000000 03000000 eda08000");
    assertThat(Variant.decode(packet, VariantFormat.GODOT_3)).isEqualTo(LONE);
  }

  @Test
  void loneSurrogateIsReplacedOnRequest() {
    Leniency replace = new Leniency(true, true, LoneSurrogates.REPLACE);
    assertThat(hex(LONE.encode(VariantFormat.GODOT_4.withLeniency(replace))))
        .isEqualTo("04000000 03000000 efbfbd00");
  }

  @Test
  void loneSurrogateIsRefusedWithoutLeniency() {
    VariantFormat exact3 = VariantFormat.GODOT_3.withLeniency(Leniency.NONE);
    assertThatThrownBy(() -> LONE.encode(exact3)).isInstanceOf(UnsupportedVariantException.class);
    assertThatThrownBy(() -> Variant.decode(packet("04000000 03000000 eda08000"), exact3))
        .isInstanceOf(MalformedPacketException.class);
  }

  @Test
  void loneSurrogateIsNotReadIfWritingReplacesIt() {
    VariantFormat replacing =
        VariantFormat.GODOT_3.withLeniency(new Leniency(true, true, LoneSurrogates.REPLACE));
    assertThatThrownBy(() -> Variant.decode(packet("04000000 03000000 eda08000"), replacing))
        .isInstanceOf(MalformedPacketException.class);
  }

  @Test
  void needlesslyWideNumberIsReadWithoutLeniency() {
    assertThat(Variant.decode(packet("02000100 07000000 00000000"), EXACT))
        .isEqualTo(Variant.of(7));
  }
}
