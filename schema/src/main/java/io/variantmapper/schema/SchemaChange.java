package io.variantmapper.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A change of a mapped type or node after which an old program can't read new packets, or a new
 * program can't read old packets.
 *
 * <pre>{@code
 * // "hp" int required  became  "hp" String required
 * SchemaChange change = SchemaChange.between(old, now).get(0);
 * change.now();          // "hp" String required
 * change.oldReaders();   // Optional[expects int but finds String]
 * }</pre>
 *
 * @param old the changed line in the old schema; {@code nothing} if the old schema has no such line
 * @param now the changed line in the new schema; {@code nothing} if the new schema has no such line
 * @param oldReaders why a program with the old type can't read new packets. The text says how its
 *     code fails, such as {@code expects int but finds String}; empty if the program can read
 *     them
 * @param oldWriters why a program with the new type can't read old packets, in the same form; empty
 *     if the program can read them
 */
public record SchemaChange(
    String old, String now, Optional<String> oldReaders, Optional<String> oldWriters) {
  public SchemaChange {
    Objects.requireNonNull(old, "old");
    Objects.requireNonNull(now, "now");
    Objects.requireNonNull(oldReaders, "oldReaders");
    Objects.requireNonNull(oldWriters, "oldWriters");
  }

  /**
   * Returns the changes after which one of the programs can't read packets that it must read. Other
   * changes, such as a new optional field, are not returned.
   *
   * <p>Types to which a schema refers are not compared: they have schemas of their own. A type that
   * was renamed counts as another type.
   *
   * @param old the schema of a program that already exists
   * @param now the schema of the program that replaces it
   */
  public static List<SchemaChange> between(Schema old, Schema now) {
    List<SchemaChange> changes = new ArrayList<>();
    for (Compatibility.Mismatch mismatch : Compatibility.withOlder(now, old)) {
      changes.add(new SchemaChange(
          mismatch.read(), mismatch.written(), Optional.of(mismatch.reason()), Optional.empty()));
    }
    for (Compatibility.Mismatch mismatch : Compatibility.withNewer(old, now)) {
      add(changes, mismatch);
    }
    return List.copyOf(changes);
  }

  private static void add(List<SchemaChange> changes, Compatibility.Mismatch ofNewer) {
    Optional<String> reason = Optional.of(ofNewer.reason());
    for (int i = 0; i < changes.size(); i++) {
      SchemaChange change = changes.get(i);
      if (change.old.equals(ofNewer.written())
          && change.now.equals(ofNewer.read())
          && change.oldWriters.isEmpty()) {
        changes.set(i, new SchemaChange(change.old, change.now, change.oldReaders, reason));
        return;
      }
    }
    changes.add(new SchemaChange(ofNewer.written(), ofNewer.read(), Optional.empty(), reason));
  }

  /**
   * Returns how to change the type so that old and new programs still understand each other; empty
   * if there is only the way back.
   */
  public String remedy() {
    if (old.equals(Compatibility.NOTHING) && now.endsWith(" required")) {
      return "If the field is new, give it a default; if it was renamed, give it its old key.";
    } else if (now.equals(Compatibility.NOTHING) && old.endsWith(" required")) {
      String key = old.substring(0, old.lastIndexOf('"') + 1);
      return "If the field was renamed, keep its key: @VariantField(" + key + ").";
    } else if (old.equals(Compatibility.NOTHING) && now.endsWith(")")) {
      return "If the function is new, add it to another node; if it was renamed, give it its old"
          + " name.";
    } else if (now.equals(Compatibility.NOTHING) && old.endsWith(")")) {
      String name = old.substring(0, old.lastIndexOf('"') + 1);
      return "If the function was renamed, keep its name: @Rpc(name = " + name + ").";
    }
    return "";
  }

  /** Returns both lines, as in {@code "hp" int required → "hp" String required}. */
  public String what() {
    return old + " → " + now;
  }

  /** Returns the change, and one or two sentences that say which programs it breaks and why. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(what()).append('.');
    oldReaders.ifPresent(
        reason -> text.append(" Old programs can't read new packets, because their code ")
            .append(reason)
            .append('.'));
    oldWriters.ifPresent(
        reason -> text.append(" New programs can't read old packets, because their code ")
            .append(reason)
            .append('.'));
    return text.toString();
  }
}
