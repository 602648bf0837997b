package io.variantmapper.saves;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The files that engines wrote, and the results of reading changed files with an engine. */
record Vectors(String engine, List<JsonObject> lines) {
  static final List<String> ENGINES = List.of("3.2.3", "4.6");

  static Vectors written(String engine) {
    return new Vectors(engine, lines("/saves/godot-" + engine + ".jsonl"));
  }

  /** Returns a line for each changed file. In the resource, a line lists the equal results. */
  static List<JsonObject> damaged(String engine) {
    return lines("/saves/damaged-" + engine + ".jsonl").stream()
        .flatMap(Vectors::edits)
        .toList();
  }

  private static Stream<JsonObject> edits(JsonObject line) {
    if (!line.has("edits")) {
      return Stream.of(line);
    }
    return line.getAsJsonArray("edits").asList().stream().map(edit -> {
      JsonObject one = line.deepCopy();
      one.remove("edits");
      one.add("edit", edit);
      return one;
    });
  }

  private static List<JsonObject> lines(String resource) {
    try (BufferedReader in = new BufferedReader(
        new InputStreamReader(Vectors.class.getResourceAsStream(resource), UTF_8))) {
      return in.lines().map(line -> new Gson().fromJson(line, JsonObject.class)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Stream<JsonObject> files() {
    return lines.stream().filter(line -> text(line, "kind").equals("file"));
  }

  JsonObject named(String kind, String name) {
    return lines.stream()
        .filter(line -> kind.equals(text(line, "kind")) && name.equals(text(line, "name")))
        .findFirst()
        .orElseThrow();
  }

  byte[] contentOf(JsonObject file) {
    return bytes(named("plain", text(file, "plain")), "hex");
  }

  /**
   * Returns a {@code GodotFile} with the password or key in {@code line}, or in {@code written} if
   * {@code line} does not say how the file is opened.
   */
  static GodotFile opener(JsonObject line, @Nullable JsonObject written) {
    if ("compressed".equals(text(line, "how"))) {
      return GodotFile.plain();
    }
    JsonObject secret = line.has("how") || written == null ? line : written;
    if (secret.has("password")) {
      return GodotFile.encrypted(text(secret, "password"));
    }
    return secret.has("key") ? GodotFile.encryptedWithKey(bytes(secret, "key")) : GodotFile.plain();
  }

  /** Returns the bytes of a damaged file: the edited original, or the bytes of the line. */
  static byte[] damagedBytes(JsonObject line, @Nullable JsonObject written) {
    if (written == null) {
      return bytes(line, "hex");
    }
    byte[] file = bytes(written, "hex");
    JsonObject edit = line.getAsJsonObject("edit");
    ByteBuffer buffer = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
    if (edit.has("cut")) {
      return Arrays.copyOf(file, edit.get("cut").getAsInt());
    } else if (edit.has("flip")) {
      JsonArray flip = edit.getAsJsonArray("flip");
      file[flip.get(0).getAsInt()] ^= (byte) (1 << flip.get(1).getAsInt());
    } else if (edit.has("u32")) {
      JsonArray word = edit.getAsJsonArray("u32");
      buffer.putInt(word.get(0).getAsInt(), (int) word.get(1).getAsLong());
    } else if (edit.has("u64")) {
      JsonArray word = edit.getAsJsonArray("u64");
      buffer.putLong(word.get(0).getAsInt(), Long.parseUnsignedLong(word.get(1).getAsString()));
    } else if (edit.has("append")) {
      byte[] more = bytes(edit, "append");
      byte[] longer = Arrays.copyOf(file, file.length + more.length);
      System.arraycopy(more, 0, longer, file.length, more.length);
      return longer;
    }
    return file;
  }

  /** Returns the line's text with the given name; empty if the line does not have one. */
  static String text(JsonObject line, String name) {
    return line.has(name) ? line.get(name).getAsString() : "";
  }

  static byte[] bytes(JsonObject line, String name) {
    return HexFormat.of().parseHex(line.get(name).getAsString());
  }
}
