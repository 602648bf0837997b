package io.variantmapper.schema;

import java.util.ArrayList;
import java.util.List;

/** Finds out whether a program can read the packets that another program writes. */
final class Compatibility {
  static final String NOTHING = "nothing";

  /**
   * A part of a packet that can't be read.
   *
   * @param written the line about the part in the schema of the writer; {@code nothing} if the
   *     schema has no such line
   * @param read the line about the part in the schema of the reader; {@code nothing} if the schema
   *     has no such line
   */
  record Mismatch(String written, String read, String reason) {}

  private final List<Mismatch> mismatches = new ArrayList<>();

  /**
   * Whether the reader is newer than the writer. A newer reader must also read all packets that the
   * writer can read.
   */
  private final boolean isNewer;

  private Compatibility(boolean isNewer) {
    this.isNewer = isNewer;
  }

  /**
   * Returns the parts of a newer program's packets that an older program, whose schema is
   * {@code reader}, can't read.
   */
  static List<Mismatch> withOlder(Schema writer, Schema reader) {
    return mismatches(writer, reader, false);
  }

  /**
   * Returns the parts of an older program's packets that a newer program, whose schema is
   * {@code reader}, can't read. The newer program must also read all earlier packets that the older
   * program can read.
   */
  static List<Mismatch> withNewer(Schema writer, Schema reader) {
    return mismatches(writer, reader, true);
  }

  private static List<Mismatch> mismatches(Schema writer, Schema reader, boolean isNewer) {
    Compatibility compatibility = new Compatibility(isNewer);
    compatibility.compare(writer, reader);
    return compatibility.mismatches;
  }

  private void compare(Schema writer, Schema reader) {
    if (writer instanceof Schema.Fields written && reader instanceof Schema.Fields read) {
      new FieldsCompatibility(written, read, isNewer, mismatches).compare();
    } else if (writer instanceof Schema.Value written && reader instanceof Schema.Value read) {
      compareValues(written, read);
    } else if (writer instanceof Schema.Subtypes written
        && reader instanceof Schema.Subtypes read) {
      compareSubtypes(written, read);
    } else if (writer instanceof Schema.Node written && reader instanceof Schema.Node read) {
      new NodeCompatibility(written, read, mismatches).compare();
    } else {
      add(kind(writer), kind(reader), "expects " + kind(reader) + " but finds " + kind(writer));
    }
  }

  private static String kind(Schema schema) {
    if (schema instanceof Schema.Value) {
      return "a single value";
    }
    if (schema instanceof Schema.Node) {
      return "a node";
    }
    return schema instanceof Schema.Subtypes ? "a type with subtypes" : "a type with fields";
  }

  private void compareValues(Schema.Value written, Schema.Value read) {
    TypeCompatibility types = new TypeCompatibility(written.enums(), read.enums(), mismatches);
    types.compare(
        written.type(), read.type(), written.type().toString(), read.type().toString());
  }

  private void compareSubtypes(Schema.Subtypes written, Schema.Subtypes read) {
    if (!written.key().equals(read.key())) {
      add(
          "tag " + SchemaTokens.quoted(written.key()),
          "tag " + SchemaTokens.quoted(read.key()),
          "looks for the tag under another key");
    }
    boolean hasFallback = read.subtypes().stream().anyMatch(Schema.Subtype::isFallback);
    for (Schema.Subtype subtype : written.subtypes()) {
      Schema.Subtype same = read.subtypes().stream()
          .filter(other -> other.tag().equals(subtype.tag()))
          .findFirst()
          .orElse(null);
      if (same == null && !hasFallback) {
        add(subtype.toString(), NOTHING, "does not know this tag");
      } else if (same != null && !same.type().name().equals(subtype.type().name())) {
        add(subtype.toString(), same.toString(), "reads another type for this tag");
      }
    }
  }

  private void add(String written, String read, String reason) {
    mismatches.add(new Mismatch(written, read, reason));
  }
}
