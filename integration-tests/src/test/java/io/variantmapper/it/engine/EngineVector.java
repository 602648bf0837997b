package io.variantmapper.it.engine;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A line of another module's vector file: an input, and what an engine made of it. */
record EngineVector(String file, int line, JsonObject json, VariantFormat format) {
  private static final List<String> VERSIONS = List.of("3.2.3", "3.6.2", "4.4", "4.6");

  /**
   * Returns the lines from engines that are not newer, and that have the same format. A newer line
   * replaces an older line with the same input. A file without a version has the results of each
   * engine in a field, such as {@code "3.2.3"}.
   *
   * @param path the module, the folder in its test resources, and the start of the files' names,
   *     such as {@code text/vectors/values}
   * @param input the field that is the engine's input
   */
  static List<EngineVector> load(GodotEngine engine, String path, String input) throws IOException {
    Map<String, EngineVector> vectors = new LinkedHashMap<>();
    for (String version : VERSIONS) {
      if (engine.isAtLeast(version)) {
        for (EngineVector vector : lines(path, version, engine.format())) {
          if (vector.has(input)) {
            vectors.put(vector.text(input), vector);
          }
        }
      }
    }
    return List.copyOf(vectors.values());
  }

  private static List<EngineVector> lines(String path, String version, VariantFormat format)
      throws IOException {
    String start = path.replaceFirst("/", "/src/test/resources/");
    Path shared = Path.of("..", start + ".jsonl");
    Path file = Files.exists(shared) ? shared : Path.of("..", start + "-" + version + ".jsonl");
    List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of();
    List<EngineVector> vectors = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      JsonObject line = JsonParser.parseString(lines.get(i)).getAsJsonObject();
      JsonObject json = file.equals(shared) ? resultOf(version, line) : line;
      vectors.add(new EngineVector(file.getFileName().toString(), i + 1, json, format));
    }
    return vectors;
  }

  /** Returns the text of a line with the result of one engine; empty without its result. */
  private static JsonObject resultOf(String version, JsonObject line) {
    if (!line.has(version)) {
      return new JsonObject();
    }
    JsonObject result = line.getAsJsonObject(version);
    result.add("text", line.get("text"));
    return result;
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
