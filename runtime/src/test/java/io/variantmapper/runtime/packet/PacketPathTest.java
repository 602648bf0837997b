package io.variantmapper.runtime.packet;

import static io.variantmapper.runtime.Packets.packet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.variantmapper.runtime.Packets;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import org.junit.jupiter.api.Test;

class PacketPathTest {
  private static final String NIL = "00000000 ";

  @Test
  void pathOfTheOutermostValueIsTheRoot() {
    assertThat(path(NIL, 0)).isEqualTo("$");
  }

  @Test
  void exceptionHasAnOffsetAndAPath() {
    VariantReader in = Packets.reader("1c000000 02000000 02000000 01000000 04000000 00000000");
    in.beginArray();
    in.readInt();
    assertThatExceptionOfType(VariantException.class)
        .isThrownBy(in::readInt)
        .satisfies(e -> assertThat(e.offset()).isEqualTo(16))
        .satisfies(e -> assertThat(e.path()).isEqualTo("$[1]"));
  }

  @Test
  void elementIsNamedByItsIndex() {
    assertThat(path("1c000000 02000000" + NIL + NIL, 12)).isEqualTo("$[1]");
  }

  @Test
  void keyThatIsAnIdentifierIsWrittenAfterADot() {
    assertThat(path("1b000000 01000000 04000000 02000000 68700000" + NIL, 20)).isEqualTo("$.hp");
  }

  @Test
  void textKeyThatIsNotAnIdentifierIsQuoted() {
    assertThat(path("1b000000 01000000 04000000 03000000 61206200" + NIL, 20))
        .isEqualTo("$[\"a b\"]");
    assertThat(path("1b000000 01000000 04000000 02000000 31610000" + NIL, 20))
        .isEqualTo("$[\"1a\"]");
    assertThat(path("1b000000 01000000 04000000 00000000" + NIL, 16)).isEqualTo("$[\"\"]");
  }

  @Test
  void keyThatIsNotATextIsWrittenWithItsType() {
    assertThat(path("1b000000 01000000 02000000 07000000" + NIL, 16)).isEqualTo("$[int 7]");
  }

  @Test
  void pathOfAKeyIsThePathOfItsDictionary() {
    assertThat(path("1b000000 01000000 02000000 07000000" + NIL, 8)).isEqualTo("$");
  }

  @Test
  void propertyOfAnObjectIsNamed() {
    assertThat(path("18000000 01000000 41000000 01000000 01000000 62000000" + NIL, 24))
        .isEqualTo("$.b");
  }

  @Test
  void damagedPropertyNameIsWrittenAsAQuestionMark() {
    assertThat(path("18000000 01000000 41000000 01000000 09000000 62000000", 24))
        .isEqualTo("$[?]");
  }

  @Test
  void longPathIsTruncatedInTheMiddle() {
    assertThat(path("1c000000 01000000".repeat(100) + NIL, 800))
        .isEqualTo("$" + "[0]".repeat(16) + "…" + "[0]".repeat(16));
  }

  @Test
  void pathOf32StepsIsNotTruncated() {
    assertThat(path("1c000000 01000000".repeat(32) + NIL, 256)).isEqualTo("$" + "[0]".repeat(32));
  }

  @Test
  void longKeyIsTruncatedAfter64Characters() {
    assertThat(path(entry("6b".repeat(64)), 80)).isEqualTo("$." + "k".repeat(64));
    assertThat(path(entry("6b".repeat(68)), 84)).isEqualTo("$." + "k".repeat(64) + "…");
  }

  /** Returns a Dictionary with one entry: a key whose text needs no padding, and nil. */
  private static String entry(String key) {
    return "1b000000 01000000 04000000 %02x000000 ".formatted(key.length() / 2) + key + NIL;
  }

  @Test
  void truncatedValueIsNamedByItsType() {
    assertThat(value("020000")).isEqualTo("the end of the packet");
    assertThat(value("02000000")).isEqualTo("int");
    assertThat(value("02000100 07000000")).isEqualTo("int");
    assertThat(value("02000100 07000000 00000000")).isEqualTo("int 7");
  }

  private static String value(String hex) {
    byte[] packet = packet(hex);
    return PacketDiagnosis.found(packet, 0, packet.length, VariantFormat.GODOT_4);
  }

  private static String path(String hex, int offset) {
    byte[] packet = packet(hex);
    VariantReader in = new VariantReader(packet, VariantFormat.GODOT_4);
    return new PacketDiagnosis(in, Math.min(offset, packet.length)).path();
  }
}
