package io.variantmapper.text;

import com.google.gson.JsonObject;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A line of a vector file: a text, and the packet of its value, from a running engine. */
record TextVector(String file, int line, JsonObject json) {
  private static final Path FOLDER = Path.of("src/test/resources/vectors");

  /**
   * Returns the lines of the files of all engines, such as {@code values-3.2.3.jsonl}. The files of
   * 3.6.2 have only the lines for which this engine differs from 3.2.3; they replace the old lines.
   */
  static List<TextVector> load(String kind) throws IOException {
    Map<String, TextVector> vectors = new LinkedHashMap<>();
    for (String version : List.of("3.2.3", "3.6.2", "4.6")) {
      Path file = FOLDER.resolve(kind + "-" + version + ".jsonl");
      // Only Godot 4 has typed JSON.
      List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of();
      for (int i = 0; i < lines.size(); i++) {
        JsonObject json = com.google.gson.JsonParser.parseString(lines.get(i)).getAsJsonObject();
        TextVector vector = new TextVector(file.getFileName().toString(), i + 1, json);
        vectors.put(vector.format() + vector.input(), vector);
      }
    }
    return List.copyOf(vectors.values());
  }

  /** Returns the field that the engine was given. */
  private String input() {
    return Stream.of("cfg", "cfg_hex", has("ok") ? "text" : "hex", "json", "name")
        .filter(this::has)
        .map(this::string)
        .findFirst()
        .orElseThrow();
  }

  /** Returns the packets of a file. */
  static List<byte[]> packets(String file) throws IOException {
    return Files.readAllLines(Path.of(file)).stream()
        .map(line -> com.google.gson.JsonParser.parseString(line).getAsJsonObject())
        .map(json -> HexFormat.of().parseHex(json.get("hex").getAsString()))
        .toList();
  }

  VariantFormat format() {
    return file.contains("-3.") ? VariantFormat.GODOT_3 : VariantFormat.GODOT_4;
  }

  boolean has(String field) {
    return json.has(field) && !json.get(field).isJsonNull();
  }

  String string(String field) {
    return json.get(field).getAsString();
  }

  /** Returns the value of a packet. */
  Variant value(String field) {
    return Variant.decode(packet(field), format());
  }

  byte[] packet(String field) {
    return HexFormat.of().parseHex(string(field));
  }

  @Override
  public String toString() {
    String name = has("name") ? string("name") : has("text") ? string("text") : "";
    String shown = name.length() > 60 ? name.substring(0, 60) : name;
    return file + ":" + line + " " + shown.replace("\n", "\\n");
  }
}
