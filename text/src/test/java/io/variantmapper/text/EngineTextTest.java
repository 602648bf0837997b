package io.variantmapper.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.Variant;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares this library's texts and values with those of running engines. */
class EngineTextTest {
  private static final Pattern DATA = Pattern.compile("Object\\(\\w+,.*\\)|Resource\\(\".*\"\\)");

  static List<TextVector> values() throws IOException {
    return TextVector.load("values").stream()
        .filter(vector -> vector.has("hex"))
        .toList();
  }

  /** Returns the values that have no byte order mark, because a packet loses such a mark. */
  static List<TextVector> valuesOfPackets() throws IOException {
    return values().stream()
        .filter(vector -> !vector.string("text").contains("\uFEFF"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("valuesOfPackets")
  void valueIsWrittenAsTheEngineWritesIt(TextVector vector) {
    assertThat(VariantText.write(vector.value("hex"), vector.format()))
        .isEqualTo(vector.string("text"));
  }

  @ParameterizedTest
  @MethodSource("values")
  void textIsReadAsTheEngineReadsIt(TextVector vector) {
    String text = vector.string("text");
    String back = vector.has("back") ? "back" : "hex";
    if (vector.value(back).equals(Variant.of(text))) {
      // Godot 3 can't read all of its own texts, and then returns the text itself.
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
            !vector.file().contains("3.2.3") || !vector.string("text").contains("\\u0000"))
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
