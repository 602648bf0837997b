package io.variantmapper.tools.input;

import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

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
  private static final List<VariantFormat> ALL = List.of(
      VariantFormat.GODOT_4,
      VariantFormat.GODOT_4_3,
      VariantFormat.GODOT_4_0,
      VariantFormat.GODOT_3,
      VariantFormat.GODOT_2);

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

  /**
   * Returns the packets of an input, in each way to read it.
   *
   * @throws InputException if the bytes are something else
   */
  Input find(byte[] bytes) {
    Contents contents = contents(bytes);
    List<Reading> readings = formats(TRIED).stream()
        .flatMap(format -> contents.readings(format).stream())
        .toList();
    if (!readings.isEmpty()) {
      return new Input(name, name + wrapping, readings, true);
    }
    // Bytes after the value are allowed only if the user names the format. Otherwise, they are more
    // likely to mean that the packet has another format.
    VariantFormat named = options.format();
    List<Reading> starts = named == null ? List.of() : contents.readingsOfStart(named);
    if (starts.isEmpty()) {
      throw new InputException(name + wrapping + ": no packet: " + explanation(contents));
    }
    return new Input(name, name + wrapping, starts, false);
  }

  /** Returns for each format whether the bytes of an input are packets of this format. */
  List<Diagnosis> diagnose(byte[] bytes) {
    return diagnoses(contents(bytes), ALL);
  }

  private String explanation(Contents contents) {
    return new Explanation(contents.bytes(), diagnoses(contents, TRIED)).line();
  }

  private List<Diagnosis> diagnoses(Contents contents, List<VariantFormat> all) {
    return formats(all).stream().map(contents::diagnose).toList();
  }

  /** Returns only the format that the user names, if there is one, in place of all formats. */
  private List<VariantFormat> formats(List<VariantFormat> all) {
    VariantFormat named = options.format();
    return named == null ? all : List.of(named);
  }

  /**
   * Decodes the bytes if they are text. Then decrypts or decompresses the bytes if they are an
   * encrypted or compressed file.
   */
  private Contents contents(byte[] bytes) {
    if (!options.canBeFramed() && !options.canBeUnframed()) {
      throw new InputException("--frames and --no-frames exclude each other: give only one.");
    }
    byte[] content = binary(bytes);
    for (int containers = 0; isContainer(content); containers++) {
      if (containers == MAX_CONTAINERS) {
        throw new InputException(
            name + ": compressed or encrypted more than " + MAX_CONTAINERS + " times");
      }
      wrapping.append(", ").append(content[1] == 'D' ? "encrypted" : "compressed");
      content = unpack(content);
    }
    return new Contents(content, options);
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
    for (VariantFormat format : formats(TRIED)) {
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
}
