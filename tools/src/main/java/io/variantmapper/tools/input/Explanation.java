package io.variantmapper.tools.input;

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
  private final List<Diagnosis> diagnoses;

  /** @param diagnoses what is wrong with the bytes, in each format */
  Explanation(byte[] bytes, List<Diagnosis> diagnoses) {
    this.bytes = bytes;
    this.diagnoses = diagnoses;
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
    return reason();
  }

  private boolean isText() {
    for (byte b : bytes) {
      if (b >= 0 && b < '\t') {
        return false;
      }
    }
    return true;
  }

  /** Returns what is wrong, according to the format that can read the most bytes. */
  private String reason() {
    Diagnosis best = diagnoses.stream()
        .max(Comparator.<Diagnosis>comparingLong(Diagnosis::offset)
            .thenComparing(diagnosis -> -diagnoses.indexOf(diagnosis)))
        .orElseThrow();
    String name = Detection.nameOf(best.format());
    String fine = best.offset() == 0
        ? "it does not begin like a packet of " + name
        : "read as " + name + ", the first " + best.offset() + " bytes are fine";
    return fine + ". " + best.reason();
  }
}
