package io.variantmapper.runtime;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A line of a vector file: a packet, and what an engine made of it. {@code
 * src/test/resources/vectors/README.md} explains the fields.
 */
public record EngineVector(String file, int line, JsonObject json) {

  /** The folder of the vector files; {@code -Dvariant.vectors=DIR} names another. */
  public static Path folder() {
    return Path.of(System.getProperty("variant.vectors", "src/test/resources/vectors"));
  }

  public static List<EngineVector> load(String file) throws IOException {
    List<EngineVector> vectors = new ArrayList<>();
    for (String line : Files.readAllLines(folder().resolve(file))) {
      JsonObject json = JsonParser.parseString(line).getAsJsonObject();
      vectors.add(new EngineVector(file, vectors.size() + 1, json));
    }
    return vectors;
  }

  /** The format that a file's name tells: {@code godot-3…}, {@code …-double.jsonl}. */
  public static VariantFormat format(String file) {
    if (file.contains("-2.")) {
      return VariantFormat.GODOT_2;
    } else if (file.contains("-3.0")) {
      return VariantFormat.GODOT_3_0;
    } else if (file.contains("-3.")) {
      return VariantFormat.GODOT_3;
    }
    return file.contains("-double")
        ? VariantFormat.GODOT_4.withDoublePrecision()
        : VariantFormat.GODOT_4;
  }

  VariantFormat format() {
    return format(file);
  }

  /** The packet as the engine wrote it. */
  byte[] packet() {
    return bytes("hex");
  }

  /** What a writer is compared with: Godot 2 leaves pad bytes and shared bits to chance. */
  byte[] canonicalPacket() {
    return json.has("canonical") ? bytes("canonical") : NodePathPads.zeroed(packet(), format());
  }

  /** Whether the engine accepted the packet; told of damaged ones only. */
  boolean accepted() {
    return json.get("ok").getAsBoolean();
  }

  /** What the engine reads from the packet, or null where it can't tell. */
  @Nullable
  JsonObject value() {
    return json.getAsJsonObject("value");
  }

  private byte[] bytes(String field) {
    return HexFormat.of().parseHex(json.get(field).getAsString());
  }

  @Override
  public String toString() {
    String name = json.has("name") ? " (" + json.get("name").getAsString() + ")" : "";
    return file + ":" + line + name;
  }
}
