package io.variantmapper.it.engine;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A line of another module's vector file: an input, and what an engine made of it. */
record EngineVector(String file, int line, JsonObject json, VariantFormat format) {
  private static final List<String> VERSIONS = List.of("3.2.3", "3.6.2", "4.4", "4.6");

  /**
   * Returns the lines from engines that are not newer, and that have the same format. A newer line
   * replaces an older line with the same input.
   *
   * @param path the module, the folder in its test resources, and the start of the files' names,
   *     such as {@code text/vectors/values}
   * @param input the field that is the engine's input
   */
  static List<EngineVector> load(GodotEngine engine, String path, String input) throws IOException {
    Path start = Path.of("..", path.replaceFirst("/", "/src/test/resources/"));
    Map<String, EngineVector> vectors = new LinkedHashMap<>();
    for (String version : VERSIONS) {
      Path file = start.resolveSibling(start.getFileName() + "-" + version + ".jsonl");
      if (engine.isAtLeast(version) && Files.exists(file)) {
        List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
          JsonObject json = JsonParser.parseString(lines.get(i)).getAsJsonObject();
          if (json.has(input)) {
            EngineVector vector =
                new EngineVector(file.getFileName().toString(), i + 1, json, engine.format());
            vectors.put(vector.text(input), vector);
          }
        }
      }
    }
    return List.copyOf(vectors.values());
  }

  boolean has(String field) {
    return json.has(field);
  }

  boolean isTrue(String field) {
    return has(field) && json.get(field).getAsBoolean();
  }

  String text(String field) {
    return json.get(field).getAsString();
  }

  byte[] bytes(String field) {
    return HexFormat.of().parseHex(text(field));
  }

  /** Returns the packet of a field's text. */
  byte[] packetOf(String field) {
    return Variant.of(text(field)).encode(format);
  }

  @Override
  public String toString() {
    return file + ":" + line;
  }
}
