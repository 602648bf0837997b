package io.variantmapper.schema;

import io.variantmapper.schema.Compatibility.Mismatch;
import io.variantmapper.schema.Schema.UnknownEntries;
import io.variantmapper.schema.SchemaEntry.IfMissing;
import java.util.List;

/** Finds out whether a program can read the fields that another program writes. */
final class FieldsCompatibility {
  private final Schema.Fields written;
  private final Schema.Fields read;
  private final boolean isNewer;
  private final List<Mismatch> mismatches;
  private final TypeCompatibility types;

  FieldsCompatibility(
      Schema.Fields written, Schema.Fields read, boolean isNewer, List<Mismatch> mismatches) {
    this.written = written;
    this.read = read;
    this.isNewer = isNewer;
    this.mismatches = mismatches;
    types = new TypeCompatibility(written.enums(), read.enums(), mismatches);
  }

  void compare() {
    if (written.shape() == SchemaShape.ARRAY) {
      comparePositions();
    } else {
      compareKeys();
    }
  }

  private void compareKeys() {
    for (SchemaEntry entry : read.entries()) {
      SchemaEntry partner = written.entries().stream()
          .filter(other -> isWritten(other) && entry.isReadFrom(other.key()))
          .findFirst()
          .orElse(null);
      if (partner == null) {
        requireNotNeeded(entry);
      } else {
        compare(partner, entry);
      }
    }
    for (SchemaEntry entry : written.entries()) {
      boolean isKnown = read.entries().stream().anyMatch(other -> other.isReadFrom(entry.key()));
      if (isWritten(entry) && !isKnown) {
        requireSkipped(entry);
      }
    }
  }

  private void comparePositions() {
    int count = Math.max(written.entries().size(), read.entries().size());
    for (int i = 0; i < count; i++) {
      if (i >= written.entries().size()) {
        requireNotNeeded(read.entries().get(i));
      } else if (i >= read.entries().size()) {
        requireSkipped(written.entries().get(i));
      } else {
        comparePosition(written.entries().get(i), read.entries().get(i), i);
      }
    }
  }

  private void comparePosition(SchemaEntry from, SchemaEntry to, int position) {
    if (to instanceof SchemaEntry.Reserved) {
      return;
    } else if (from instanceof SchemaEntry.Reserved) {
      if (to instanceof SchemaEntry.Field field && !readsNil(field)) {
        add(from.toString(), to.toString(), "finds nil at position " + position);
      }
    } else if (!to.isReadFrom(from.key())) {
      add(from.toString(), to.toString(), "reads another field at position " + position);
    } else {
      compare(from, to);
    }
  }

  private static boolean isWritten(SchemaEntry entry) {
    return entry instanceof SchemaEntry.Tag
        || (entry instanceof SchemaEntry.Field field && field.access() != SchemaAccess.READ_ONLY);
  }

  private void requireNotNeeded(SchemaEntry entry) {
    boolean isNeeded = entry instanceof SchemaEntry.Tag tag
        ? !tag.isFallback()
        : entry instanceof SchemaEntry.Field field && field.isRequired();
    if (isNeeded) {
      add(Compatibility.NOTHING, entry.toString(), "requires " + SchemaTokens.quoted(entry.key()));
    }
  }

  private void requireSkipped(SchemaEntry entry) {
    if (read.unknownEntries() == UnknownEntries.FAIL && !(entry instanceof SchemaEntry.Reserved)) {
      add(
          entry.toString(),
          Compatibility.NOTHING,
          "refuses the unknown key " + SchemaTokens.quoted(entry.key()));
    }
  }

  private void compare(SchemaEntry from, SchemaEntry to) {
    if (from instanceof SchemaEntry.Tag written && to instanceof SchemaEntry.Tag read) {
      if (!written.value().equals(read.value()) && !read.isFallback()) {
        add(from.toString(), to.toString(), "expects another tag");
      }
    } else if (from instanceof SchemaEntry.Field written && to instanceof SchemaEntry.Field read) {
      if (read.ifMissing() != IfMissing.UNREAD) {
        compareFields(written, read);
      }
    } else {
      add(from.toString(), to.toString(), "expects a tag and finds a field, or vice versa");
    }
  }

  private void compareFields(SchemaEntry.Field from, SchemaEntry.Field to) {
    boolean mayBeMissing = from.omitsNull()
        || from.omitsDefault()
        || (!from.views().isEmpty() && !from.views().equals(to.views()));
    if (mayBeMissing && to.ifMissing() == IfMissing.REQUIRED) {
      add(from.toString(), to.toString(), "requires this key, which is not always written");
    } else if (from.omitsDefault()
        && !(from.ifMissing() == to.ifMissing() && from.defaultValue().equals(to.defaultValue()))) {
      add(from.toString(), to.toString(), "uses another default if the value is omitted");
    } else if (isNullable(from) && !from.omitsNull() && !readsNil(to)) {
      add(from.toString(), to.toString(), "does not read nil");
    }
    types.compare(bare(from.type()), bare(to.type()), from.toString(), to.toString());
    if (isNewer) {
      requireAliases(from, to);
    }
  }

  /**
   * Checks that the reading program also reads the aliases of the writing program's field, because
   * packets of earlier programs have these keys. An alias that is the key of another field of the
   * reading program is not checked.
   */
  private void requireAliases(SchemaEntry.Field from, SchemaEntry.Field to) {
    for (String alias : from.aliases()) {
      if (!to.isReadFrom(alias) && !isWrittenByReader(alias)) {
        add(
            from.toString(),
            to.toString(),
            "does not read the key " + SchemaTokens.quoted(alias) + " of even older packets");
      }
    }
  }

  private boolean isWrittenByReader(String key) {
    return read.entries().stream().anyMatch(entry -> entry.key().equals(key));
  }

  private static boolean isNullable(SchemaEntry.Field field) {
    return field.type() instanceof SchemaType.Nullable;
  }

  private static SchemaType bare(SchemaType type) {
    return type instanceof SchemaType.Nullable nullable ? nullable.type() : type;
  }

  private static boolean readsNil(SchemaEntry.Field field) {
    return isNullable(field)
        || field.type().toString().equals("Variant")
        || switch (field.ifMissing()) {
          case DEFAULT, KEPT, ZERO, UNREAD -> true;
          case REQUIRED, EMPTY -> false;
        };
  }

  private void add(String from, String to, String reason) {
    mismatches.add(new Mismatch(from, to, reason));
  }
}
