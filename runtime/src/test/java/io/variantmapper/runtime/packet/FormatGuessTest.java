package io.variantmapper.runtime.packet;

import static io.variantmapper.runtime.Packets.reader;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.PlainSerializer;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class FormatGuessTest {

  @Test
  void messageSuggestsGodot4IfAGodot4PacketIsReadAsGodot3() {
    assertThatThrownBy(() -> reader("1b000000 00000000", VariantFormat.GODOT_3).readVariant())
        .hasMessage("Unknown type id 27 for GODOT_3 at offset 0 ($). The bytes form a whole packet"
            + " of GODOT_4: decode them with VariantFormat.GODOT_4.");
  }

  @Test
  void messageSuggestsGodot3IfAGodot3PacketIsReadAsGodot4() {
    assertThatThrownBy(() -> reader("12000000 00000000").beginDictionary())
        .hasMessage("Expected Dictionary but found Transform3D at offset 0 ($). The bytes form a"
            + " whole packet of GODOT_3: decode them with VariantFormat.GODOT_3.");
  }

  /** A PoolByteArray of Godot 3 has the same id as a Color of Godot 4. */
  @Test
  void noFormatIsSuggestedForAPackedArrayOfTheRightFormat() {
    VariantReader in =
        reader("14000000 09000000 01020304 05060708 09000000", VariantFormat.GODOT_3);
    in.beginArray();
    assertThatThrownBy(in::readBoolean)
        .hasMessage("Expected bool but found int 1 at offset 8 ($[0])");
  }

  @Test
  void messageSaysThatTheBytesAreText() {
    byte[] json = "{\"name\":\"Ada\"}".getBytes(StandardCharsets.UTF_8);
    assertThatThrownBy(() -> PlainSerializer.STRING.decode(json))
        .hasMessageEndingWith(". The bytes are text: read JSON with VariantJson and the text of"
            + " var_to_str with VariantText, which are in variantmapper-text.");
  }

  @Test
  void messageSaysThatANilNeedsAFieldThatMayBeNull() {
    assertThatThrownBy(() -> reader("00000000").readString())
        .hasMessage("Expected String but found nil at offset 0 ($). If the value may be null, make"
            + " the field @Nullable or an Optional, or give it a default.");
  }

  @Test
  void noFormatIsSuggestedForAPacketOfTheRightFormat() {
    assertThatThrownBy(() -> reader("02000000 07000000").beginDictionary())
        .hasMessage("Expected Dictionary but found int 7 at offset 0 ($)");
  }
}
