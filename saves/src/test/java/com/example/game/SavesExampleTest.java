package com.example.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.PacketInputStream;
import io.variantmapper.runtime.stream.PacketOutputStream;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.saves.Compression;
import io.variantmapper.saves.GodotFile;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The code of docs/saves.md. */
class SavesExampleTest {
  private static final PlayerState ADA = new PlayerState("Ada", 7, new Vector3(1, 0, -3.5f));

  @TempDir
  private Path folder;

  private PlayerState loadAndSave(File save, PlayerState state) throws IOException {
    GodotFile saves = GodotFile.encrypted("secret");
    saves.save(save, PlayerStateVariantSerializer.INSTANCE, state, VariantFormat.GODOT_4);
    return saves.load(save, PlayerStateVariantSerializer.INSTANCE, VariantFormat.GODOT_4);
  }

  private void saveAll(File save, List<PlayerState> states) throws IOException {
    GodotFile saves = GodotFile.compressed(Compression.GZIP);
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    PacketOutputStream out = new PacketOutputStream(content, VariantFormat.GODOT_4);
    for (PlayerState state : states) {
      out.send(PlayerStateVariantSerializer.INSTANCE, state);
    }
    saves.saveBytes(save, content.toByteArray(), VariantFormat.GODOT_4);
  }

  private List<PlayerState> loadAll(File save, GodotFile saves) throws IOException {
    List<PlayerState> states = new ArrayList<>();
    try (PacketInputStream in = saves.open(save, VariantFormat.GODOT_4)) {
      for (PlayerState state : in.receiveAll(PlayerStateVariantSerializer.INSTANCE)) {
        states.add(state);
      }
    }
    return states;
  }

  private void changeVolume(File settings) throws IOException {
    GodotFile configs = GodotFile.encrypted("secret");
    String text = configs.loadText(settings, VariantFormat.GODOT_4);
    configs.saveText(settings, text.replace("volume=5", "volume=7"), VariantFormat.GODOT_4);
  }

  private byte[] receive(byte[] upload) {
    ReadLimits limits = ReadLimits.MESSAGE.withMaxBytes(1_000_000);
    return GodotFile.encrypted("secret").unpack(upload, VariantFormat.GODOT_4.withLimits(limits));
  }

  private File file() {
    return folder.resolve("user.save").toFile();
  }

  @Test
  void loadedValueEqualsTheSavedValue() throws IOException {
    assertThat(loadAndSave(file(), ADA)).isEqualTo(ADA);
  }

  @Test
  void loadedValuesEqualTheSavedValues() throws IOException {
    saveAll(file(), List.of(ADA, ADA));
    assertThat(loadAll(file(), GodotFile.plain())).containsExactly(ADA, ADA);
  }

  @Test
  void volumeInASavedTextIsChanged() throws IOException {
    GodotFile configs = GodotFile.encrypted("secret");
    configs.saveText(file(), "[audio]\n\nvolume=5\n", VariantFormat.GODOT_4);
    changeVolume(file());
    assertThat(configs.loadText(file(), VariantFormat.GODOT_4)).contains("volume=7");
  }

  @Test
  void uploadIsRead() {
    byte[] upload = GodotFile.encrypted("secret").pack(new byte[] {1, 2}, VariantFormat.GODOT_4);
    assertThat(receive(upload)).containsExactly(1, 2);
  }
}
