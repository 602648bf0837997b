package io.variantmapper.text;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** A line of a vector file: a text, and the packet of its value, from a running engine. */
record TextVector(String file, int line, JsonObject json) {
  /** Returns the lines of both engines' files, such as {@code values-3.2.3.jsonl}. */
  static List<TextVector> load(String kind) throws IOException {
    List<TextVector> vectors = new ArrayList<>();
    for (String version : List.of("3.2.3", "4.6")) {
      String file = kind + "-" + version + ".jsonl";
      int line = 0;
      for (String json : Files.readAllLines(Path.of("src/test/resources/vectors", file))) {
        vectors.add(new TextVector(file, ++line, JsonParser.parseString(json).getAsJsonObject()));
      }
    }
    return vectors;
  }

  VariantFormat format() {
    return file.contains("3.2.3") ? VariantFormat.GODOT_3 : VariantFormat.GODOT_4;
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
