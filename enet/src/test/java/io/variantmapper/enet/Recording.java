package io.variantmapper.enet;

import com.google.gson.Gson;
import com.google.gson.annotations.SerializedName;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;

/** A session between running engines, recorded by a proxy between them. */
final class Recording {
  /** A line of the file: the description, a datagram, a message or a line of a log. */
  @SuppressWarnings("NullAway") // Gson leaves out what a kind of line does not have.
  static final class Line {
    double t;
    String dir;
    int client;
    String fate;
    String hex;
    String plain;
    Integer sent;
    String message;
    int channel;
    String mode;
    String data;
    String about;

    @SerializedName("clients")
    List<List<String>> steps;

    List<String> server;

    boolean isDatagram() {
      return hex != null;
    }

    /** Returns the datagram as it was sent. */
    byte[] bytes() {
      return HexFormat.of().parseHex(hex);
    }

    /** Returns the header and the commands, which are not compressed. */
    byte[] plainBytes() {
      byte[] bytes = bytes();
      if (plain == null) {
        return bytes;
      }
      byte[] commands = HexFormat.of().parseHex(plain);
      int header = bytes[0] < 0 ? 4 : 2;
      byte[] whole = new byte[header + commands.length];
      System.arraycopy(bytes, 0, whole, 0, header);
      whole[0] &= ~0x40;
      System.arraycopy(commands, 0, whole, header, commands.length);
      return whole;
    }

    boolean isDropped() {
      return "dropped".equals(fate);
    }

    boolean isDoubled() {
      return fate != null && fate.contains("doubled");
    }
  }

  final List<Line> lines = new ArrayList<>();

  private Recording() {}

  static Recording of(String name) {
    Recording recording = new Recording();
    Gson gson = new Gson();
    String file = "sessions/" + name + ".jsonl";
    try (BufferedReader in = new BufferedReader(new InputStreamReader(
        Objects.requireNonNull(Recording.class.getResourceAsStream(file), file),
        StandardCharsets.UTF_8))) {
      in.lines()
          .filter(line -> !line.isBlank())
          .forEach(line -> recording.lines.add(gson.fromJson(line, Line.class)));
    } catch (IOException e) {
      throw new IllegalStateException(file, e);
    }
    return recording;
  }

  int clients() {
    return 1
        + lines.stream()
            .filter(Line::isDatagram)
            .mapToInt(line -> line.client)
            .max()
            .orElse(0);
  }
}
