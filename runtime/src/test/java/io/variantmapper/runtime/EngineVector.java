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
 * A line of a vector file: a packet, and how an engine reads it.
 * {@code src/test/resources/vectors/README.md} explains the fields.
 */
public record EngineVector(String file, int line, JsonObject json) {

  /** Returns the folder of the vector files, which {@code -Dvariant.vectors=DIR} can change. */
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

  /** Returns the format in a file's name, such as {@code godot-3…} or {@code …-double.jsonl}. */
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

  /** Returns the packet as the engine wrote it. */
  byte[] packet() {
    return bytes("hex");
  }

  /**
   * Returns the packet that a writer must write. It has zeros in place of the arbitrary bits of the
   * engine's packet: some pad bytes, and in Godot 2 also the shared bits.
   */
  byte[] canonicalPacket() {
    return json.has("canonical") ? bytes("canonical") : NodePathPads.zeroed(packet(), format());
  }

  /** Returns whether the engine accepted the packet. Only lines of damaged packets state this. */
  boolean accepted() {
    return json.get("ok").getAsBoolean();
  }

  /** Returns the engine's description of the value; null if the engine can't describe it. */
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
