package io.variantmapper.text;

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
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A line of a vector file: a text, and the packet of its value, from a running engine. */
record TextVector(String file, int line, VariantFormat format, JsonObject json) {
  private static final Path FOLDER = Path.of("src/test/resources/vectors");

  /**
   * Returns the lines of the files of all engines, such as {@code values-3.2.3.jsonl}. The files of
   * 3.6.2 have only the lines for which this engine differs from 3.2.3; they replace the old lines.
   * A file without a version has the results of each engine in a field, such as {@code "3.2.3"}.
   */
  static List<TextVector> load(String kind) throws IOException {
    Map<String, TextVector> vectors = new LinkedHashMap<>();
    for (String version : List.of("3.2.3", "3.6.2", "4.6")) {
      for (TextVector vector : lines(kind, version)) {
        vectors.put(vector.format() + vector.input(), vector);
      }
    }
    return List.copyOf(vectors.values());
  }

  private static List<TextVector> lines(String kind, String version) throws IOException {
    Path shared = FOLDER.resolve(kind + ".jsonl");
    Path file = Files.exists(shared) ? shared : FOLDER.resolve(kind + "-" + version + ".jsonl");
    VariantFormat format = version.startsWith("3") ? VariantFormat.GODOT_3 : VariantFormat.GODOT_4;
    // Only Godot 4 has typed JSON.
    List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of();
    return IntStream.range(0, lines.size())
        .mapToObj(
            i -> new TextVector(file.getFileName().toString(), i + 1, format, json(lines.get(i))))
        .flatMap(vector -> file.equals(shared) ? vector.resultOf(version) : Stream.of(vector))
        .toList();
  }

  /** Returns the text of a line with the result of one engine, if the line has its result. */
  private Stream<TextVector> resultOf(String version) {
    if (!has(version)) {
      return Stream.empty();
    }
    JsonObject result = json.getAsJsonObject(version);
    result.add("text", json.get("text"));
    return Stream.of(new TextVector(file, line, format, result));
  }

  private static JsonObject json(String line) {
    return JsonParser.parseString(line).getAsJsonObject();
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
        .map(line -> HexFormat.of().parseHex(json(line).get("hex").getAsString()))
        .toList();
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
