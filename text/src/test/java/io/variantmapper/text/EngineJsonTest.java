package io.variantmapper.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.VariantFormat;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares this library's JSON and values with those of a running engine. */
class EngineJsonTest {
  private static final VariantFormat FORMAT = VariantFormat.GODOT_4;

  /** The texts for which this library and the engine differ, as docs/text.md says. */
  private static final Set<String> DIFFERENCES = Set.of(
      // Numbers out of range, which the engine changes.
      "{\"type\":\"Vector3i\",\"args\":[3000000000,-1,0]}",
      "{\"type\":\"PackedByteArray\",\"args\":[256,-1,1.5]}",
      "{\"type\":\"PackedInt32Array\",\"args\":[1e10]}",
      // Elements that do not have the type of their array.
      "{\"type\":\"Array\",\"elem_type\":\"int\",\"args\":[\"i:1\",\"s:x\"]}",
      "{\"type\":\"Array\",\"elem_type\":\"float\",\"args\":[\"i:1\"]}",
      "{\"type\":\"PackedStringArray\",\"args\":[1,null,\"a\"]}",
      // An integer that the engine rounds.
      "{\"type\":\"PackedInt64Array\",\"args\":[9007199254740993]}",
      // Infinite numbers. The engine reports an error for them, but reads them.
      "{\"type\":\"PackedFloat64Array\",\"args\":[0.1,1e99999,-1e99999,null]}",
      // Classes and objects, which the engine reads only with allow_objects.
      "{\"type\":\"Dictionary\",\"key_type\":\"Foo\",\"args\":[]}",
      "{\"type\":\"Array\",\"elem_type\":\"Node\",\"args\":[]}",
      "{\"type\":\"Node\",\"props\":[]}",
      "{\"type\":\"Object\",\"props\":[]}");

  /** Large integers of PackedInt64Arrays, which the engine reads as rounded doubles. */
  private static final Pattern ROUNDED = Pattern.compile("[\\[,]-?[0-9]{16,}[],]");

  /** The escape that the engine writes for U+000B, but refuses to read. */
  private static final String VERTICAL_TAB = "\\v";

  /** Returns the values that have no byte order mark, because a packet loses such a mark. */
  static List<TextVector> values() throws IOException {
    return TextVector.load("values").stream()
        .filter(vector -> vector.has("json") && vector.has("hex"))
        .filter(vector -> !vector.string("json").contains("\uFEFF"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("values")
  void writtenJsonIsReadBackAsTheSamePacket(TextVector vector) {
    String json = VariantJson.write(vector.value("hex"), FORMAT);
    assertThat(VariantJson.parse(json, FORMAT).encode(FORMAT)).isEqualTo(vector.packet("hex"));
  }

  static List<TextVector> readable() throws IOException {
    return values().stream()
        .filter(vector -> !vector.string("json").contains(VERTICAL_TAB))
        .filter(vector -> !ROUNDED.matcher(vector.string("json")).find())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("readable")
  void jsonOfTheEngineIsReadAsTheEngineReadsIt(TextVector vector) {
    String back = vector.has("json_back") ? "json_back" : "hex";
    assertThat(VariantJson.parse(vector.string("json"), FORMAT).encode(FORMAT))
        .isEqualTo(vector.packet(back));
  }

  static List<TextVector> fullValues() throws IOException {
    return values().stream().filter(vector -> vector.has("json_full")).toList();
  }

  @ParameterizedTest
  @MethodSource("fullValues")
  void preciseJsonOfTheEngineIsReadAsTheEngineReadsIt(TextVector vector) {
    String back = vector.has("json_full_back") ? "json_full_back" : "hex";
    assertThat(VariantJson.parse(vector.string("json_full"), FORMAT).encode(FORMAT))
        .isEqualTo(vector.packet(back));
  }

  /** Returns the texts that are not in {@link #DIFFERENCES}. */
  static List<TextVector> texts() throws IOException {
    return TextVector.load("json").stream()
        .filter(vector -> !DIFFERENCES.contains(vector.string("json")))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("texts")
  void onlyJsonThatTheEngineReadsIsRead(TextVector vector) {
    String json = vector.string("json");
    if (vector.json().get("ok").getAsBoolean() && !vector.json().has("notes")) {
      assertThat(VariantJson.parse(json, FORMAT).encode(FORMAT)).isEqualTo(vector.packet("hex"));
    } else {
      assertThatThrownBy(() -> VariantJson.parse(json, FORMAT))
          .isInstanceOf(VariantTextException.class);
    }
  }
}
