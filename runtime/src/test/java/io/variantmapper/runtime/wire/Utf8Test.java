package io.variantmapper.runtime.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class Utf8Test {

  static List<String> texts() {
    String borders = "\u0001\u007f\u0080\u07ff\u0800\uffff";
    String surrogates = "\ud7ff\ue000\ud800\udc00\udbff\udfff";
    return List.of("", "a", "é", "日本", "a😀é", borders, surrogates);
  }

  static List<String> textsWithLoneSurrogates() {
    return List.of("\ud800", "\udfff", "a\udc00b", "é\ud83d", "\ude00\ud83d");
  }

  @ParameterizedTest
  @MethodSource("texts")
  void textIsEncodedAsInJava(String text) {
    byte[] bytes = new byte[text.length() * Utf8.MAX_BYTES_PER_CHAR];
    int length = Utf8.encode(text, bytes, 0, false);
    assertThat(new String(bytes, 0, length, StandardCharsets.UTF_8)).isEqualTo(text);
  }

  @Test
  void nulOrNonAsciiCharIsFoundAtEachPosition() {
    for (int length = 1; length <= 20; length++) {
      for (int place = 0; place < length; place++) {
        for (char c :
            new char[] {'\0', '\u0080', '\u0100', '\u4141', '\ud83d', '\uff41', '\uffff'}) {
          StringBuilder text = new StringBuilder("a".repeat(length));
          text.setCharAt(place, c);
          assertThat(Utf8.encodeAscii(text.toString(), new byte[length], 0)).isFalse();
        }
      }
    }
  }

  @Test
  void pairOfSurrogatesIsNotAscii() {
    for (int place = 0; place <= 8; place++) {
      String text = "a".repeat(place) + "\ud83d\ude00" + "a".repeat(8 - place);
      assertThat(Utf8.encodeAscii(text, new byte[text.length()], 0)).isFalse();
    }
  }

  @Test
  void asciiOfEachLengthIsWrittenUnchanged() {
    String ascii = "\u0001 !AZaz~\u007f".repeat(3);
    for (int length = 0; length <= ascii.length(); length++) {
      byte[] bytes = new byte[length + 2];
      assertThat(Utf8.encodeAscii(ascii.substring(0, length), bytes, 1)).isTrue();
      String around = "\0" + ascii.substring(0, length) + "\0";
      assertThat(bytes).isEqualTo(around.getBytes(StandardCharsets.US_ASCII));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"\0a", "é\0"})
  void nulIsReported(String text) {
    byte[] bytes = new byte[text.length() * Utf8.MAX_BYTES_PER_CHAR];
    assertThat(Utf8.encode(text, bytes, 0, false)).isEqualTo(Utf8.NUL);
  }

  @ParameterizedTest
  @MethodSource("textsWithLoneSurrogates")
  void loneSurrogateIsReported(String text) {
    byte[] bytes = new byte[text.length() * Utf8.MAX_BYTES_PER_CHAR];
    assertThat(Utf8.encode(text, bytes, 0, false)).isEqualTo(Utf8.LONE_SURROGATE);
  }

  @ParameterizedTest
  @MethodSource("texts")
  void textIsDecodedAsInJava(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    assertThat(Utf8.decode(bytes, 0, bytes.length, false)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "80",
        "bf",
        "fe",
        "ff",
        "c3",
        "c328",
        "c080",
        "c1bf",
        "e08080",
        "eda080",
        "f0808080",
        "f4908080",
        "f5808080",
        "f888808080",
        "e697",
        "f09f98"
      })
  void bytesThatAreNotUtf8AreReported(String hex) {
    byte[] bytes = HexFormat.of().parseHex(hex);
    assertThat(Utf8.decode(bytes, 0, bytes.length, false)).isNull();
  }

  @Test
  void bytesAfterANulAreIgnored() {
    assertThat(Utf8.decode(new byte[] {'a', 0, (byte) 0xff}, 0, 3, false)).isEqualTo("a");
  }

  @Test
  void nulEndsAShortText() {
    byte[] bytes = {'a', 'b', 0, 'c', 'd'};
    assertThat(Utf8.decode(bytes, 0, bytes.length, false)).isEqualTo("ab");
  }

  @Test
  void onlyALeadingByteOrderMarkIsDropped() {
    byte[] bytes = "\ufeffa\ufeff".getBytes(StandardCharsets.UTF_8);
    assertThat(Utf8.decode(bytes, 0, bytes.length, false)).isEqualTo("a\ufeff");
    assertThat(Utf8.decode(bytes, 0, 3, false)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("textsWithLoneSurrogates")
  void loneSurrogateOfGodot3IsReadBack(String text) {
    byte[] bytes = new byte[text.length() * Utf8.MAX_BYTES_PER_CHAR];
    int length = Utf8.encode(text, bytes, 0, true);
    assertThat(Utf8.decode(bytes, 0, length, true)).isEqualTo(text);
  }

  @Test
  void loneSurrogateIsReplaced() {
    assertThat(Utf8.withoutLoneSurrogates("a\ud800😀")).isEqualTo("a\ufffd😀");
  }
}
