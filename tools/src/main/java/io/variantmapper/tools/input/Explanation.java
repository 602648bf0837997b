package io.variantmapper.tools.input;

import io.variantmapper.runtime.VariantFormat;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Explains in one line why bytes are not a packet. */
final class Explanation {
  private static final int HEADER = 4;

  /** Descriptions of other kinds of files, by the first bytes of such a file. */
  private static final Map<String, String> OTHER_FILES = otherFiles();

  private final byte[] bytes;
  private final List<VariantFormat> formats;

  Explanation(byte[] bytes, List<VariantFormat> formats) {
    this.bytes = bytes;
    this.formats = formats;
  }

  private static Map<String, String> otherFiles() {
    Map<String, String> files = new LinkedHashMap<>();
    files.put("RSRC", "a binary resource or scene (.res, .scn), which is not one packet");
    files.put("RSCC", "a compressed binary resource or scene (.res, .scn)");
    files.put("GDPC", "an exported game (.pck)");
    files.put(
        "ECFG", "a binary project file (project.binary): names, and packets after their lengths");
    files.put("\u001f\u008b", "a gzip file; compressed files of Godot begin with GCPF");
    files.put("PK", "a zip file");
    files.put("\u0089PNG", "a picture");
    return files;
  }

  String line() {
    if (bytes.length == 0) {
      return "the input is empty";
    }
    String start =
        new String(bytes, 0, Math.min(HEADER, bytes.length), StandardCharsets.ISO_8859_1);
    for (Map.Entry<String, String> other : OTHER_FILES.entrySet()) {
      if (start.startsWith(other.getKey())) {
        return "this is " + other.getValue();
      }
    }
    if (isText()) {
      return "this is text; a packet begins with a type, which takes 4 bytes. Text that"
          + " var_to_str returns is not a packet";
    } else if (bytes.length < HEADER) {
      return "a packet has at least 4 bytes, found " + bytes.length;
    }
    return isFrame() ? inFrame() : reason(bytes);
  }

  private boolean isText() {
    for (byte b : bytes) {
      if (b >= 0 && b < '\t') {
        return false;
      }
    }
    return true;
  }

  /** Returns whether the first 4 bytes are the number of bytes after them. */
  private boolean isFrame() {
    return bytes.length >= 2 * HEADER && firstWord() == bytes.length - HEADER;
  }

  private int firstWord() {
    return java.nio.ByteBuffer.wrap(bytes)
        .order(java.nio.ByteOrder.LITTLE_ENDIAN)
        .getInt();
  }

  private String inFrame() {
    byte[] packet = java.util.Arrays.copyOfRange(bytes, HEADER, bytes.length);
    return "the first 4 bytes are the length of a packet, " + packet.length + "; this packet: "
        + reason(packet);
  }

  /** Returns why the packet can't be read, according to the format that can read the most bytes. */
  private String reason(byte[] packet) {
    Diagnosis best = formats.stream()
        .map(format -> Detection.diagnose(packet, format))
        .max(Comparator.<Diagnosis>comparingLong(
                diagnosis -> diagnosis.fits() ? Long.MAX_VALUE : diagnosis.offset())
            .thenComparing(diagnosis -> -formats.indexOf(diagnosis.format())))
        .orElseThrow();
    String name = Detection.nameOf(best.format());
    if (best.fits()) {
      return "nothing is wrong: " + best.reason() + ", " + name;
    }
    String fine = best.offset() == 0
        ? "it does not begin like a packet of " + name
        : "read as " + name + ", the first " + best.offset() + " bytes are fine";
    return fine + ". " + best.reason();
  }
}
