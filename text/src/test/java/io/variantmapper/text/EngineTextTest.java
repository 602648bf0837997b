package io.variantmapper.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares this library's texts and values with those of running engines. */
class EngineTextTest {
  /**
   * Numbers of Godot 3.6 that Godot 3.2 can't read in this form. Java writes a form that both read.
   */
  private static final Pattern UNREADABLE_IN_3_2 = Pattern.compile("inf_neg|\\( .*\\b(inf|nan)\\b");

  private static final Pattern DATA = Pattern.compile("Object\\(\\w+,.*\\)|Resource\\(\".*\"\\)");

  static List<TextVector> values() throws IOException {
    return TextVector.load("values").stream()
        .filter(vector -> vector.has("hex"))
        .toList();
  }

  /** Returns the values that Java writes as the engine does. A packet loses a byte order mark. */
  static List<TextVector> writtenAlike() throws IOException {
    return values().stream()
        .filter(vector -> !vector.string("text").contains("\uFEFF"))
        .filter(vector -> vector.format().generation() == 4
            || !UNREADABLE_IN_3_2.matcher(vector.string("text")).find())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("writtenAlike")
  void valueIsWrittenAsTheEngineWritesIt(TextVector vector) {
    assertThat(VariantText.write(vector.value("hex"), vector.format()))
        .isEqualTo(vector.string("text"));
  }

  @ParameterizedTest
  @MethodSource("values")
  void textIsReadAsTheEngineReadsIt(TextVector vector) {
    String text = vector.string("text");
    String back = vector.has("back") ? "back" : "hex";
    if (text.isEmpty()) {
      // Godot 3 writes nothing for an RID.
      assertThatThrownBy(() -> VariantText.parse(text, vector.format()))
          .isInstanceOf(VariantTextException.class);
    } else {
      assertThat(VariantText.parse(text, vector.format()).encode(vector.format()))
          .isEqualTo(vector.packet(back));
    }
  }

  /** Returns the texts, except those with values that Java can't represent. */
  static List<TextVector> texts() throws IOException {
    return TextVector.load("parse").stream()
        // Godot 3 on Linux reads two escaped surrogates as two characters, not as one.
        .filter(vector -> !vector.has("hex") || !vector.string("hex").contains("eda0bdedb880"))
        // Godot 3 keeps U+0000, which a packet can't hold.
        .filter(vector ->
            vector.format().generation() == 4 || !vector.string("text").contains("\\u0000"))
        // Java reads the -inf and -nan of Godot 3.2, which no Godot 3 reads.
        .filter(vector ->
            vector.format().generation() == 4 || !vector.string("text").matches(".*-(inf|nan).*"))
        // Java reads Objects and Resources as data.
        .filter(vector -> !DATA.matcher(vector.string("text")).matches())
        // Only the engine knows which classes exist. So for these texts, its packets contain other
        // classes than the packets of the library.
        .filter(vector -> !vector.string("text").matches("\\w+\\[.*(Foo|Node|Resource).*]\\(.*"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("texts")
  void onlyTextThatTheEngineReadsIsRead(TextVector vector) {
    String text = vector.string("text");
    if (vector.has("hex") && vector.json().get("ok").getAsBoolean()) {
      assertThat(VariantText.parse(text, vector.format()).encode(vector.format()))
          .isEqualTo(vector.packet("hex"));
    } else {
      assertThatThrownBy(() -> VariantText.parse(text, vector.format()))
          .isInstanceOf(VariantTextException.class);
    }
  }
}
