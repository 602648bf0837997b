package io.variantmapper.it.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.text.ConfigFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Checks that the engine loads the configuration files of Java, and Java those of the engine. */
@GodotTest
final class EngineConfigFilesTest {
  private static final int COUNT = 300;
  private static final List<String> PLAIN_KEYS = List.of("a", "b/c", "d.e", "#", "\\", "~");
  private static final List<String> ODD_KEYS = List.of(
      "a b", "a=b", "q\"q", "a\nb", "\t", "[x]", ";c", "é", "😀", "\u007f", "\\\"", "\\]",
      "\u3000");

  /** Godot 3.2 does not read the names of sections as UTF-8. */
  private static final List<String> SECTIONS =
      List.of("", "s", "a b", "a[b", "q\"q", "x;y", "=", "a\nb", "\\d");

  private static final List<Variant> VALUES = List.of(
      Variant.of(true),
      Variant.of(-7),
      Variant.of(0.5),
      Variant.of("a=1\n[b]\n; \"c\" é"),
      Variant.of(List.of(1, List.of(), "]")),
      Variant.of(Map.of("key", Map.of())));

  @Parameter
  private GodotEngine engine;

  private static List<ConfigFile> files(List<String> keys, VariantFormat format) {
    Random random = new Random(RandomTrees.SEED);
    List<ConfigFile> files = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      ConfigFile file = new ConfigFile(format);
      for (int entries = random.nextInt(8); entries > 0; entries--) {
        file.set(
            SECTIONS.get(random.nextInt(SECTIONS.size())),
            keys.get(random.nextInt(keys.size())),
            VALUES.get(random.nextInt(VALUES.size())));
      }
      files.add(file);
    }
    return files;
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

  @Test
  void engineReadsKeysOfAnyCharacters(@TempDir Path folder) throws Exception {
    GodotProject project = GodotProject.exchange(engine, folder);
    List<ConfigFile> files = files(ODD_KEYS, project.format());
    List<Variant> answers = project.copyConfigs(files);
    for (int i = 0; i < COUNT; i++) {
      ConfigFile file = files.get(i);
      assertThat(answers.get(3 * i + 1)).as(file.text()).isEqualTo(content(file));
    }
  }

  @Test
  void fileThatTheEngineSavesIsReadInJava(@TempDir Path folder) throws Exception {
    GodotProject project = GodotProject.exchange(engine, folder);
    List<ConfigFile> files = files(PLAIN_KEYS, project.format());
    List<Variant> answers = project.copyConfigs(files);
    for (int i = 0; i < COUNT; i++) {
      String saved = ((Variant.Value) answers.get(3 * i + 2)).value().toString();
      assertThat(content(ConfigFile.parse(saved, project.format())))
          .as(saved)
          .isEqualTo(content(files.get(i)));
    }
  }

  @Test
  void fileIsLoadedAndSavedAsInTheVectors(@TempDir Path folder) throws Exception {
    GodotProject project = GodotProject.exchange(engine, folder);
    VectorComparison comparison = new VectorComparison(engine, project);
    List<EngineVector> vectors = EngineVector.load(engine, "text/vectors/config", "name");
    List<byte[]> found = project.answer(
        "copy_configs.gd", vectors.stream().map(EngineConfigFilesTest::bytes).toList());
    for (int i = 0; i < vectors.size(); i++) {
      EngineVector vector = vectors.get(i);
      int load = vector.json().get("load").getAsInt();
      comparison.compare(vector, Variant.of(load).encode(engine.format()), found.get(3 * i));
      comparison.compare(vector, vector.bytes("hex"), found.get(3 * i + 1));
      comparison.compare(vector, vector.packetOf("saved"), found.get(3 * i + 2));
    }
    assertThat(comparison.differences())
        .isEqualTo(
            engine.build() == GodotBuild.GODOT_3_NATIVE
                // Godot 3.6 quotes a key with a byte order mark.
                ? List.of("config-3.2.3.jsonl:12 \"[]\\n\\n\\\"ï»¿[s]a\\\"=1\\n\"")
                : List.of());
  }

  private static byte[] bytes(EngineVector vector) {
    return vector.has("cfg_hex") ? vector.bytes("cfg_hex") : vector.text("cfg").getBytes(UTF_8);
  }
}
