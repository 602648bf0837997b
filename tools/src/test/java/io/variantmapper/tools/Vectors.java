package io.variantmapper.tools;

import static java.util.Objects.requireNonNull;

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
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The packets and saves that running engines wrote or accepted. */
public final class Vectors {
  private static final Path FOLDER = Path.of("../runtime/src/test/resources/vectors");
  private static final Path SAVES = Path.of("../saves/src/test/resources/saves");

  private Vectors() {}

  /**
   * An encrypted or compressed file that an engine wrote.
   *
   * @param secret the options with the password or the key
   */
  record Save(String name, byte[] bytes, byte[] content, String... secret) {}

  /** Returns the packets that engines of each generation wrote. */
  public static List<Packet> written() throws IOException {
    List<Packet> packets = new ArrayList<>(packets("godot-2.x.jsonl", VariantFormat.GODOT_2, true));
    packets.addAll(packets("godot-3.2.3.jsonl", VariantFormat.GODOT_3, true));
    packets.addAll(packets("godot-4.4.jsonl", VariantFormat.GODOT_4, true));
    packets.addAll(
        packets("godot-4.4-double.jsonl", VariantFormat.GODOT_4.withDoublePrecision(), true));
    return packets;
  }

  /** Returns the packets of each generation that both an engine and this library accept. */
  public static List<Packet> readable() throws IOException {
    return Stream.concat(written().stream(), damaged(true).stream())
        .filter(Vectors::isReadable)
        .toList();
  }

  /** Returns the packets that the engines refuse. */
  public static List<Packet> refused() throws IOException {
    return damaged(false);
  }

  private static List<Packet> damaged(boolean isAccepted) throws IOException {
    List<Packet> packets =
        new ArrayList<>(packets("damaged-3.2.3.jsonl", VariantFormat.GODOT_3, isAccepted));
    packets.addAll(packets("damaged-4.4.jsonl", VariantFormat.GODOT_4, isAccepted));
    return packets;
  }

  private static List<Packet> packets(String file, VariantFormat format, boolean isAccepted)
      throws IOException {
    return lines(FOLDER.resolve(file))
        .filter(vector -> !vector.has("ok") || vector.get("ok").getAsBoolean() == isAccepted)
        .map(vector -> new Packet(bytes(vector, "hex"), 0, format))
        .toList();
  }

  private static boolean isReadable(Packet packet) {
    try {
      Variant.decode(packet.bytes(), packet.format());
      return true;
    } catch (VariantException e) {
      return false;
    }
  }

  /** Returns the encrypted and compressed files of both generations. */
  static List<Save> saves() throws IOException {
    List<Save> saves = new ArrayList<>();
    for (String file : List.of("godot-3.2.3.jsonl", "godot-4.6.jsonl")) {
      Map<String, byte[]> contents = lines(SAVES.resolve(file))
          .filter(line -> line.get("kind").getAsString().equals("plain"))
          .collect(
              Collectors.toMap(line -> line.get("name").getAsString(), line -> bytes(line, "hex")));
      lines(SAVES.resolve(file))
          .filter(line -> line.has("plain"))
          .map(line -> new Save(
              file + " " + line.get("name").getAsString(),
              bytes(line, "hex"),
              requireNonNull(contents.get(line.get("plain").getAsString())),
              secret(line)))
          .forEach(saves::add);
    }
    return saves;
  }

  private static String[] secret(JsonObject save) {
    return Stream.of("password", "key")
        .filter(save::has)
        .flatMap(name -> Stream.of("--" + name, save.get(name).getAsString()))
        .toArray(String[]::new);
  }

  private static Stream<JsonObject> lines(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .map(line -> JsonParser.parseString(line).getAsJsonObject());
  }

  private static byte[] bytes(JsonObject line, String name) {
    return HexFormat.of().parseHex(line.get(name).getAsString());
  }
}
