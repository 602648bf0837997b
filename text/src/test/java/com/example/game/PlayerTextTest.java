package com.example.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.text.ConfigFile;
import io.variantmapper.text.VariantJson;
import io.variantmapper.text.VariantText;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The code of docs/text.md. */
class PlayerTextTest {
  private static final String PAGE = "../docs/text.md";

  private final Player ada = new Player("Ada", 7, new Vector3(1, 0, -3.5));

  private static String page() throws IOException {
    return Files.readString(Path.of(PAGE));
  }

  @Test
  void objectIsWrittenAndReadAsText() throws IOException {
    String text = VariantText.write(ada, PlayerVariantSerializer.INSTANCE, VariantFormat.GODOT_4);
    Player same = VariantText.parse(text, PlayerVariantSerializer.INSTANCE, VariantFormat.GODOT_4);
    assertThat(same).isEqualTo(ada);
    assertThat(page()).contains("```\n" + text + "\n```");
  }

  @Test
  void objectIsWrittenAndReadAsJson() throws IOException {
    String json = VariantJson.write(ada, PlayerVariantSerializer.INSTANCE, VariantFormat.GODOT_4);
    Player same = VariantJson.parse(json, PlayerVariantSerializer.INSTANCE, VariantFormat.GODOT_4);
    assertThat(same).isEqualTo(ada);
    assertThat(page()).contains("```json\n" + json + "\n```");
  }

  @Test
  void configurationFileIsChanged(@TempDir Path folder) throws IOException {
    File file = Files.createFile(folder.resolve("settings.cfg")).toFile();
    ConfigFile settings = ConfigFile.load(file, VariantFormat.GODOT_4);
    settings.set("audio", "volume", Variant.of(0.5));
    settings.set("player", ada, PlayerVariantSerializer.INSTANCE);
    settings.save(file);
    assertThat(settings.get("player", PlayerVariantSerializer.INSTANCE)).isEqualTo(ada);
    assertThat(page()).contains("```\n" + Files.readString(file.toPath()) + "```");
  }
}
