package io.variantmapper.runtime;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;

/** A packet as an engine wrote it, and the value that the engine itself reads back from it. */
record EngineVector(int line, String name, byte[] packet, JsonObject value) {

  /** All lines of a file of {@code src/test/resources/vectors}. */
  static List<EngineVector> load(String file) throws IOException {
    try (InputStream in = EngineVector.class.getResourceAsStream("/vectors/" + file)) {
      List<String> lines =
          new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      return java.util.stream.IntStream.range(0, lines.size())
          .mapToObj(i -> parse(i + 1, lines.get(i)))
          .toList();
    }
  }

  private static EngineVector parse(int line, String json) {
    JsonObject vector = JsonParser.parseString(json).getAsJsonObject();
    return new EngineVector(
        line,
        vector.get("name").getAsString(),
        HexFormat.of().parseHex(vector.get("hex").getAsString()),
        vector.getAsJsonObject("value"));
  }

  @Override
  public String toString() {
    return "line " + line + " (" + name + ")";
  }
}
