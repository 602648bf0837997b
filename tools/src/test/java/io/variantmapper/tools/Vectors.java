package io.variantmapper.tools;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.tools.part.Packet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The packets that running engines wrote or accepted. */
public final class Vectors {
  private static final Path FOLDER = Path.of("../runtime/src/test/resources/vectors");

  private Vectors() {}

  /** Returns all packets of each generation that an engine of this generation accepts. */
  private static List<Packet> accepted() throws IOException {
    Map<String, VariantFormat> files = new LinkedHashMap<>();
    files.put("godot-2.x.jsonl", VariantFormat.GODOT_2);
    files.put("godot-3.2.3.jsonl", VariantFormat.GODOT_3);
    files.put("damaged-3.2.3.jsonl", VariantFormat.GODOT_3);
    files.put("godot-4.4.jsonl", VariantFormat.GODOT_4);
    files.put("godot-4.4-double.jsonl", VariantFormat.GODOT_4.withDoublePrecision());
    files.put("damaged-4.4.jsonl", VariantFormat.GODOT_4);
    List<Packet> packets = new ArrayList<>();
    for (Map.Entry<String, VariantFormat> file : files.entrySet()) {
      for (String line : Files.readAllLines(FOLDER.resolve(file.getKey()))) {
        JsonObject vector = JsonParser.parseString(line).getAsJsonObject();
        if (!vector.has("ok") || vector.get("ok").getAsBoolean()) {
          byte[] bytes = HexFormat.of().parseHex(vector.get("hex").getAsString());
          packets.add(new Packet(bytes, 0, file.getValue()));
        }
      }
    }
    return packets;
  }

  /** Returns the packets of each generation that both an engine and this library accept. */
  public static List<Packet> readable() throws IOException {
    return accepted().stream().filter(Vectors::isReadable).toList();
  }

  private static boolean isReadable(Packet packet) {
    try {
      Variant.decode(packet.bytes(), packet.format());
      return true;
    } catch (VariantException e) {
      return false;
    }
  }

  /** Returns the packets that the engines refuse. */
  public static List<Packet> refused() throws IOException {
    List<Packet> packets = new ArrayList<>();
    for (String file : List.of("damaged-3.2.3.jsonl", "damaged-4.4.jsonl")) {
      VariantFormat format = file.contains("3.2") ? VariantFormat.GODOT_3 : VariantFormat.GODOT_4;
      for (String line : Files.readAllLines(FOLDER.resolve(file))) {
        JsonObject vector = JsonParser.parseString(line).getAsJsonObject();
        if (!vector.get("ok").getAsBoolean()) {
          byte[] bytes = HexFormat.of().parseHex(vector.get("hex").getAsString());
          packets.add(new Packet(bytes, 0, format));
        }
      }
    }
    return packets;
  }
}
