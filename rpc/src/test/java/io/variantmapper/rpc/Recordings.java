package io.variantmapper.rpc;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;

/** Packets of real engines, in files with a JSON object in each line. */
final class Recordings {
  private Recordings() {}

  static List<JsonObject> read(String file) {
    try (BufferedReader lines = new BufferedReader(new InputStreamReader(
        Objects.requireNonNull(Recordings.class.getResourceAsStream(file), file), UTF_8))) {
      return lines
          .lines()
          .map(line -> JsonParser.parseString(line).getAsJsonObject())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static byte[] bytes(JsonObject entry, String name) {
    return bytes(entry.get(name).getAsString());
  }

  static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex);
  }

  static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }
}
