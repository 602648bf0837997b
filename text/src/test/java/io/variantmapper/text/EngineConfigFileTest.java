package io.variantmapper.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.Variant;
import java.io.IOException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares this library's configuration files with those of running engines. */
class EngineConfigFileTest {
  private static String text(TextVector vector) {
    return vector.has("cfg")
        ? vector.string("cfg")
        : new String(HexFormat.of().parseHex(vector.string("cfg_hex")), UTF_8);
  }

  private static boolean isRead(TextVector vector) {
    return vector.json().get("load").getAsInt() == 0;
  }

  static List<TextVector> files() throws IOException {
    return TextVector.load("config").stream()
        // Godot 3 reads a string that is not UTF-8 as Latin-1.
        .filter(vector -> !vector.has("cfg_hex") || vector.file().contains("4.6"))
        .toList();
  }

  static List<TextVector> readFiles() throws IOException {
    return files().stream().filter(EngineConfigFileTest::isRead).toList();
  }

  static List<TextVector> damagedFiles() throws IOException {
    return files().stream().filter(vector -> !isRead(vector)).toList();
  }

  /**
   * Returns the files for which the engine's {@code load} and {@code parse} have the same result.
   */
  static List<TextVector> filesDecodedFirst() throws IOException {
    return readFiles().stream().filter(vector -> !vector.has("parse_hex")).toList();
  }

  private static Variant content(ConfigFile file) {
    Map<String, Map<String, Variant>> sections = new LinkedHashMap<>();
    for (String section : file.sections()) {
      Map<String, Variant> entries = new LinkedHashMap<>();
      for (String key : file.keys(section)) {
        entries.put(key, Objects.requireNonNull(file.get(section, key)));
      }
      sections.put(section, entries);
    }
    return Variant.of(sections);
  }

  @ParameterizedTest
  @MethodSource("readFiles")
  void fileHasTheSectionsThatTheEngineReads(TextVector vector) {
    ConfigFile file = ConfigFile.parse(text(vector), vector.format());
    String packet = vector.has("parse_hex") ? "parse_hex" : "hex";
    assertThat(content(file).encode(vector.format())).isEqualTo(vector.packet(packet));
  }

  @ParameterizedTest
  @MethodSource("damagedFiles")
  void damagedFileIsRefused(TextVector vector) {
    assertThatThrownBy(() -> ConfigFile.parse(text(vector), vector.format()))
        .isInstanceOf(VariantTextException.class);
  }

  @ParameterizedTest
  @MethodSource("filesDecodedFirst")
  void fileIsWrittenAsTheEngineWritesIt(TextVector vector) {
    assertThat(ConfigFile.parse(text(vector), vector.format()).text())
        .isEqualTo(vector.string("saved"));
  }
}
