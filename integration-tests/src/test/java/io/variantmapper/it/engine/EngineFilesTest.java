package io.variantmapper.it.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.saves.Compression;
import io.variantmapper.saves.GodotFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/**
 * Checks that Godot opens encrypted and compressed files from Java, and that Java opens such files
 * from Godot.
 */
@GodotTest
final class EngineFilesTest {
  private static final int[] LENGTHS = {0, 1, 15, 16, 17, 100, 4095, 4096, 4097, 8192, 30_000};
  private static final String PASSWORD = "pässword 密码";
  private static final byte[] KEY = key();

  /**
   * A file that Java writes.
   *
   * @param how the options with which the engine opens the file
   */
  private record Case(String name, GodotFile kind, Map<String, Object> how, byte[] content) {}

  @Parameter
  private GodotEngine engine;

  private static byte[] key() {
    byte[] key = new byte[32];
    new Random(37).nextBytes(key);
    return key;
  }

  private static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    for (int length : LENGTHS) {
      for (byte[] content : contents(length)) {
        String name = length + " bytes, ";
        cases.add(new Case(
            name + "password",
            GodotFile.encrypted(PASSWORD),
            Map.of("password", PASSWORD),
            content));
        cases.add(new Case(
            name + "no password", GodotFile.encrypted(""), Map.of("password", ""), content));
        cases.add(
            new Case(name + "key", GodotFile.encryptedWithKey(KEY), Map.of("key", KEY), content));
        for (Compression compression : Compression.values()) {
          cases.add(new Case(
              name + compression,
              GodotFile.compressed(compression),
              Map.of("compression", compression.ordinal()),
              content));
        }
      }
    }
    return cases;
  }

  /** Returns noise, bytes that can be compressed, and zeros. */
  private static List<byte[]> contents(int length) {
    Random random = new Random(length);
    byte[] noise = new byte[length];
    random.nextBytes(noise);
    byte[] words = new byte[length];
    for (int i = 0; i < length; i++) {
      words[i] = i < 400 || random.nextInt(30) == 0 ? noise[i] : words[i - 300 + noise[i / 40] / 8];
    }
    return List.of(noise, words, new byte[length]);
  }

  @Test
  void filesOfJavaAndOfTheEngineHaveTheSameContent(@TempDir Path folder) throws Exception {
    GodotProject project = GodotProject.exchange(engine, folder);
    VariantFormat format = project.format();
    List<Case> cases = cases();
    List<byte[]> sent = new ArrayList<>();
    for (Case file : cases) {
      sent.add(Variant.of(file.how()).encode(format));
      sent.add(file.kind().pack(file.content(), format));
    }

    List<byte[]> answers = project.answer("copy_files.gd", sent);

    assertThat(answers).hasSameSizeAs(sent);
    for (int i = 0; i < cases.size(); i++) {
      Case file = cases.get(i);
      byte[] copy = answers.get(2 * i + 1);
      assertThat(answers.get(2 * i)).as(file.name() + " in Godot").isEqualTo(file.content());
      assertThat(file.kind().unpack(copy, format)).as(file.name()).isEqualTo(file.content());
      assertThat(new String(copy, 0, 4, UTF_8)).isIn("GDEC", "GCPF");
    }
  }

  /** Damaged files are left out, because an engine may show parts of its memory for them. */
  @Test
  void fileHasTheContentInTheVectors(@TempDir Path folder) throws Exception {
    Map<String, byte[]> contents = new HashMap<>();
    List<EngineVector> files = new ArrayList<>();
    for (EngineVector vector : EngineVector.load(engine, "saves/saves/godot", "hex")) {
      if (vector.text("kind").equals("plain")) {
        contents.put(vector.text("name"), vector.bytes("hex"));
      } else {
        files.add(vector);
      }
    }
    for (EngineVector vector : EngineVector.load(engine, "saves/saves/damaged", "hex")) {
      if (vector.isTrue("sound") && !vector.text("name").contains("Brotli")) {
        contents.put(vector.text("plain"), vector.bytes("plain"));
        files.add(vector);
      }
    }
    List<byte[]> sent = new ArrayList<>();
    for (EngineVector file : files) {
      sent.add(Variant.of(how(file)).encode(engine.format()));
      sent.add(file.bytes("hex"));
    }

    List<byte[]> answers = GodotProject.exchange(engine, folder).answer("copy_files.gd", sent);

    for (int i = 0; i < files.size(); i++) {
      EngineVector file = files.get(i);
      assertThat(answers.get(2 * i))
          .as(file.toString())
          .isEqualTo(contents.get(file.text("plain")));
    }
  }

  private static Map<String, Object> how(EngineVector file) {
    if (file.has("password")) {
      return Map.of("password", file.text("password"));
    } else if (file.has("key")) {
      return Map.of("key", file.bytes("key"));
    }
    String mode = file.text("mode");
    int compression = mode.matches("\\d")
        ? Integer.parseInt(mode)
        : Compression.valueOf(mode.toUpperCase(Locale.ROOT)).ordinal();
    return Map.of("compression", compression);
  }

  @Test
  void configurationHasTheSameTextInJavaAndInTheEngine(@TempDir Path folder) throws Exception {
    GodotProject project = GodotProject.exchange(engine, folder);
    GodotFile saves = GodotFile.encrypted(PASSWORD);
    String text = "[player]\n\nname=\"Zoë\"\n";
    byte[] file = saves.pack(text.getBytes(UTF_8), project.format());

    List<byte[]> answers = project.answer(
        "copy_files.gd",
        List.of(Variant.of(Map.of("config", PASSWORD)).encode(project.format()), file));

    assertThat(new String(answers.get(0), UTF_8)).isEqualTo("Zoë");
    assertThat(new String(saves.unpack(answers.get(1), project.format()), UTF_8).strip())
        .isEqualTo(text.strip());
  }
}
