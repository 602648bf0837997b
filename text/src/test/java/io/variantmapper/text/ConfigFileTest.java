package io.variantmapper.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.ContainerSerializers;
import io.variantmapper.runtime.PlainSerializer;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.value.Vector2i;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConfigFileTest {
  private static final VariantSerializer<Map<String, Integer>> NUMBERS =
      ContainerSerializers.mapOf(PlainSerializer.STRING, PlainSerializer.INTEGER);

  private final ConfigFile file = new ConfigFile(VariantFormat.GODOT_4);

  @Test
  void nullRemovesAKeyAndAnEmptySection() {
    file.set("audio", "volume", Variant.of(0.5));
    file.set("audio", "volume", Variant.Nil.INSTANCE);
    assertThat(file.sections()).isEmpty();
  }

  @Test
  void keyThatLooksLikeSyntaxIsQuoted() {
    file.set("s", "a=b", Variant.of(1));
    assertThat(file.text()).isEqualTo("[s]\n\n\"a=b\"=1\n");
  }

  @Test
  void keyOfGodot3IsQuotedToo() {
    ConfigFile old = new ConfigFile(VariantFormat.GODOT_3);
    old.set("s", "my key", Variant.of(1));
    assertThat(old.text()).isEqualTo("[s]\n\n\"my key\"=1\n");
  }

  @Test
  void keysWithoutASectionComeFirst() {
    file.set("s", "k", Variant.of(1));
    file.set("", "k", Variant.of(2));
    assertThat(file.text()).isEqualTo("k=2\n\n[s]\n\nk=1\n");
    assertThat(file.sections()).containsExactly("", "s");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "GODOT_4, \" s\", k, the engine drops the white space around it",
        "GODOT_4, \" \", k, the engine drops the white space around it",
        "GODOT_4, s\\, k, Godot 4 reads \\] as a part of the name",
        "GODOT_3, s], k, Godot 3 ends the name at the ]",
        "GODOT_4, s, \"\", A key can't be empty"
      })
  void nameThatTheEngineDoesNotReadBackIsRefused(
      String format, String section, String key, String reason) {
    ConfigFile config =
        new ConfigFile(format.equals("GODOT_3") ? VariantFormat.GODOT_3 : VariantFormat.GODOT_4);
    assertThatThrownBy(() -> config.set(section, key, Variant.of(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(reason);
    assertThatThrownBy(() -> config.set(section, Map.of(key, 1), NUMBERS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void onlyUsualWhiteSpaceIsDroppedAroundTheNameOfASection() {
    ConfigFile read = ConfigFile.parse("[ \u3000a\u00a0 ]\nk=1\n", VariantFormat.GODOT_4);
    assertThat(read.sections()).containsExactly("\u3000a\u00a0");
  }

  @Test
  void inputEventsOfAProjectAreKept() {
    String project = "[input]\n\njump={\n\"deadzone\": 0.5,\n\"events\":"
        + " [Object(InputEventKey,\"keycode\":65,\"script\":null)\n]\n}\n";
    assertThat(ConfigFile.parse(project, VariantFormat.GODOT_4).text()).isEqualTo(project);
  }

  @Test
  void valuesOfAllKeysAreCounted() {
    VariantFormat format = VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxValues(4));
    assertThat(ConfigFile.parse("a=[1, 2]\nb=3\n", format).keys("")).containsExactly("a", "b");
    assertThatThrownBy(() -> ConfigFile.parse("a=[1, 2]\nb=[3]\n", format))
        .hasMessageContaining("more values than the limit of 4");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[né]\n", "né=1\n", "\"né\"=1\n", "k=\"né\"\n"})
  void namesAndTextsAreLimitedInBytes(String text) {
    VariantFormat format =
        VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxStringBytes(2));
    assertThatThrownBy(() -> ConfigFile.parse(text, format))
        .hasMessageContaining("this string is over the limit of 2 bytes");
  }

  @Test
  void sectionIsReadAsAMappedType() {
    ConfigFile read = ConfigFile.parse("[best]\nada=7\nbob=5\n", VariantFormat.GODOT_4);
    assertThat(read.get("best", NUMBERS)).isEqualTo(Map.of("ada", 7, "bob", 5));
  }

  @Test
  void mappedTypeReplacesASectionAtItsPlace() {
    file.set("best", "old", Variant.of(1));
    file.set("last", "k", Variant.of(2));
    file.set("best", Map.of("ada", 7), NUMBERS);
    assertThat(file.text()).isEqualTo("[best]\n\nada=7\n\n[last]\n\nk=2\n");
  }

  @Test
  void onlyADictionaryCanBeASection() {
    assertThatThrownBy(() -> file.set("s", 7, PlainSerializer.INTEGER))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A section takes a Dictionary, but this object is written as int");
  }

  @Test
  void savedFileIsLoaded(@TempDir Path folder) throws IOException {
    File saved = folder.resolve("settings.cfg").toFile();
    file.set("player", "name", Variant.of("Zoë"));
    file.save(saved);
    ConfigFile loaded = ConfigFile.load(saved, VariantFormat.GODOT_4);
    assertThat(loaded.get("player", "name")).isEqualTo(Variant.of("Zoë"));
    assertThat(loaded.keys("player")).isEqualTo(List.of("name"));
  }

  @Test
  void fileOverTheLimitIsRefused(@TempDir Path folder) throws IOException {
    File large = Files.writeString(folder.resolve("settings.cfg"), "a=1\nb=2\n").toFile();
    VariantFormat format = VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxBytes(7));
    assertThatThrownBy(() -> ConfigFile.load(large, format))
        .isInstanceOf(VariantTextException.class)
        .hasMessage(large + ": Line 1, column 1: the text is over the limit of 7 bytes");
    assertThat(ConfigFile.load(large, VariantFormat.GODOT_4).keys("")).containsExactly("a", "b");
  }

  @Test
  void messageNamesTheFileAndTheSection(@TempDir Path folder) throws IOException {
    File saved =
        Files.writeString(folder.resolve("settings.cfg"), "[best]\nada=\"x\"").toFile();
    ConfigFile loaded = ConfigFile.load(saved, VariantFormat.GODOT_4);
    assertThatThrownBy(() -> loaded.get("best", NUMBERS))
        .hasMessage(saved
            + ", section [best]: Expected an int of 32 bits but found String \"x\" at offset 20"
            + " ($.ada)");
  }

  @Test
  void fileIsNotReplacedIfAValueHasNoText(@TempDir Path folder) throws IOException {
    Path saved = Files.writeString(folder.resolve("settings.cfg"), "old=1\n");
    ConfigFile old = new ConfigFile(VariantFormat.GODOT_3);
    old.set("s", "cell", Variant.of(new Vector2i(1, 2)));
    assertThatThrownBy(() -> old.save(saved.toFile()))
        .isInstanceOf(UnsupportedVariantException.class);
    assertThat(saved).hasContent("old=1");
  }

  @Test
  void loneSurrogateIsNotSavedAsAQuestionMark(@TempDir Path folder) {
    file.set("s", "k", Variant.of("\ud800"));
    assertThatThrownBy(() -> file.save(folder.resolve("settings.cfg").toFile()))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageStartingWith("A String with a lone surrogate has no UTF-8 form");
    assertThat(folder).isEmptyDirectory();
  }
}
