package io.variantmapper.tools.input;

import io.variantmapper.runtime.Leniency;
import io.variantmapper.runtime.Leniency.LoneSurrogates;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.PacketInputStream;
import io.variantmapper.tools.part.Packet;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds out what an input is: a packet, frames, or a file that contains them, as bytes or as text.
 */
final class Detection {
  /** The human-readable names of the formats. */
  private static final Map<VariantFormat, String> NAMES = Map.of(
      VariantFormat.GODOT_2, "Godot 2",
      VariantFormat.GODOT_3_0, "Godot 3.0",
      VariantFormat.GODOT_3, "Godot 3",
      VariantFormat.GODOT_4_0, "Godot 4.0 to 4.2",
      VariantFormat.GODOT_4_3, "Godot 4.3",
      VariantFormat.GODOT_4, "Godot 4");

  /** The formats that are tried if the user does not name a format, in this order. */
  private static final List<VariantFormat> TRIED =
      List.of(VariantFormat.GODOT_4, VariantFormat.GODOT_3, VariantFormat.GODOT_2);

  /** The formats that differ in how they read bytes. */
  static final List<VariantFormat> ALL = List.of(
      VariantFormat.GODOT_4,
      VariantFormat.GODOT_4_3,
      VariantFormat.GODOT_4_0,
      VariantFormat.GODOT_3,
      VariantFormat.GODOT_2);

  /** Tolerates what the engine tolerates, except bytes after the value. */
  private static final Leniency WHOLE = new Leniency(false, true, LoneSurrogates.AS_ENGINE);

  private static final int MAGIC = 4;

  /**
   * The maximum number of times that a file may be compressed or encrypted. Games do this once or
   * twice, but an attacker can make a file that unpacks to itself.
   */
  private static final int MAX_CONTAINERS = 8;

  private final InputOptions options;
  private final String name;
  private final StringBuilder wrapping = new StringBuilder();

  Detection(InputOptions options, String name) {
    this.options = options;
    this.name = name;
  }

  /** Returns the human-readable name of a format. */
  static String nameOf(VariantFormat format) {
    return NAMES.getOrDefault(format, format.toString());
  }

  /** Returns the formats to try: only the format that the user names, if there is one. */
  static List<VariantFormat> formats(InputOptions options) {
    VariantFormat named = options.format();
    return named == null ? TRIED : List.of(named);
  }

  /** Reads bytes as one packet, and describes the value or the error. */
  static Diagnosis diagnose(byte[] content, VariantFormat format) {
    try {
      Variant value = Variant.decode(content, format.withLeniency(WHOLE));
      return new Diagnosis(
          format,
          true,
          value.type().godotName() + ", " + content.length + " bytes",
          content.length);
    } catch (VariantException e) {
      return new Diagnosis(format, false, withoutAdvice(e), e.offset());
    }
  }

  /**
   * Returns the message up to and including the path. The advice after the path is left out,
   * because it is for the authors of programs.
   */
  private static String withoutAdvice(VariantException e) {
    String message = String.valueOf(e.getMessage());
    String path = "(" + e.path() + ")";
    int at = message.indexOf(path);
    return at < 0 ? message : message.substring(0, at + path.length());
  }

  Input find(byte[] bytes) {
    byte[] content = unpacked(bytes);
    for (VariantFormat format : formats(options)) {
      if (!options.isFramed() && isWhole(content, format, WHOLE)) {
        return input(false, List.of(new Packet(content, 0, format)));
      }
    }
    for (VariantFormat format : formats(options)) {
      List<Packet> packets = frames(content, format);
      if (packets != null) {
        return input(true, packets);
      }
    }
    VariantFormat named = options.format();
    // Bytes after the value are allowed only if the user names the format. Otherwise, they are more
    // likely to mean that the packet has another format.
    if (named != null && !options.isFramed() && isWhole(content, named, Leniency.ENGINE)) {
      return input(false, List.of(new Packet(content, 0, named)));
    }
    throw new InputException(
        name + wrapping + ": no packet: " + new Explanation(content, formats(options)).line());
  }

  /**
   * Decodes the bytes if they are text. Then decrypts or decompresses the bytes if they are an
   * encrypted or compressed file.
   */
  byte[] unpacked(byte[] bytes) {
    byte[] content = binary(bytes);
    for (int containers = 0; isContainer(content); containers++) {
      if (containers == MAX_CONTAINERS) {
        throw new InputException(
            name + ": compressed or encrypted more than " + MAX_CONTAINERS + " times");
      }
      wrapping.append(", ").append(content[1] == 'D' ? "encrypted" : "compressed");
      content = unpack(content);
    }
    return content;
  }

  private byte[] binary(byte[] bytes) {
    boolean isText = bytes.length > 0;
    for (byte b : bytes) {
      isText &= b >= '\t';
    }
    if (!isText) {
      return bytes;
    }
    byte[] decoded = Encodings.decode(new String(bytes, StandardCharsets.US_ASCII));
    return decoded == null ? bytes : decoded;
  }

  /**
   * Returns whether an input can begin with these bytes. The last byte of a type and of a length is
   * almost always 0. Words that are read as base64 rarely have such a byte.
   */
  static boolean canBegin(byte[] content) {
    return isContainer(content) || (content.length >= MAGIC && content[MAGIC - 1] == 0);
  }

  private static boolean isContainer(byte[] content) {
    String magic =
        new String(content, 0, Math.min(MAGIC, content.length), StandardCharsets.ISO_8859_1);
    return magic.equals("GDEC") || magic.equals("GCPF");
  }

  private byte[] unpack(byte[] container) {
    VariantException first = null;
    for (VariantFormat format : formats(options)) {
      try {
        return options.opener().unpack(container, format);
      } catch (VariantException e) {
        first = first == null ? e : first;
      } catch (IllegalStateException e) {
        throw new InputException(name + ": " + e.getMessage());
      }
    }
    String reason = first == null ? "" : first.getMessage();
    throw new InputException(name + wrapping + ": " + reason);
  }

  private static boolean isWhole(byte[] content, VariantFormat format, Leniency leniency) {
    try {
      Variant.decode(content, format.withLeniency(leniency));
      return true;
    } catch (VariantException e) {
      return false;
    }
  }

  /**
   * Returns the packets if each packet comes after its length; null if the bytes are something
   * else.
   */
  private static @Nullable List<Packet> frames(byte[] content, VariantFormat format) {
    List<Packet> packets = new ArrayList<>();
    int start = Integer.BYTES;
    try (PacketInputStream in = new PacketInputStream(new ByteArrayInputStream(content), format)) {
      for (byte[] packet = in.receivePacket(); packet != null; packet = in.receivePacket()) {
        if (!isWhole(packet, format, Leniency.ENGINE)) {
          return null;
        }
        packets.add(new Packet(packet, start, format));
        start += packet.length + Integer.BYTES;
      }
    } catch (VariantException e) {
      return null;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return packets.isEmpty() ? null : packets;
  }

  private Input input(boolean isFramed, List<Packet> packets) {
    long size = packets.stream().mapToLong(packet -> packet.bytes().length).sum();
    boolean isSingle = packets.size() == 1;
    String count = isSingle ? "1 packet" : packets.size() + " packets";
    String place = !isFramed ? "" : isSingle ? " after its length" : ", each after its length";
    return new Input(
        name,
        name + wrapping + ": " + count + place + ", " + nameOf(packets.get(0).format()) + ", "
            + size + " bytes",
        isFramed,
        packets);
  }
}
