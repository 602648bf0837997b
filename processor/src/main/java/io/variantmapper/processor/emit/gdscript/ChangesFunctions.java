package io.variantmapper.processor.emit.gdscript;

import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.GdScriptNames;
import io.variantmapper.processor.model.Key;
import io.variantmapper.processor.model.MappedType;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Generates the two methods that merge changes into an object. The first method checks and converts
 * all values, including the values of nested objects. The second method assigns them. So a packet
 * with a problem changes nothing.
 */
final class ChangesFunctions {
  private final MappedType type;
  private final List<ScriptField> fields;
  private final ScriptParts parts;
  private final Dialect dialect;

  private final String value;
  private final String lenient;
  private final String problem;
  private final String depth;
  private final String entries;
  private final String changes;
  private final String slot;

  ChangesFunctions(MappedType type, List<ScriptField> shown, ScriptParts parts) {
    this.type = type;
    this.parts = parts;
    dialect = parts.dialect();
    fields = shown.stream().filter(ScriptField::isRead).toList();
    value = parts.local("value");
    lenient = parts.local("lenient");
    problem = parts.local("problem");
    depth = parts.local("depth");
    entries = parts.local("entries");
    changes = parts.local("changes");
    slot = parts.local("field");
  }

  // func read_changes(value: Variant, …) -> Dictionary:
  //     var changes: Dictionary = {}
  //     …
  //     return changes
  void addReadChanges(Lines out, ObjectReader reader) {
    Lines body = parts.lines();
    addEntries(body, reader);
    boolean isNested = ClassScript.contains(body, depth);
    List<String> parameters = List.of(
        dialect.variant(value),
        reader.used(body, "lenient") + ": bool",
        reader.used(body, "depth") + ": int",
        problem + ": " + dialect.texts());
    out.beforeFunction()
        .add("## Reads changes for other generated classes. On failure, fills problem.")
        .openFunction("func read_changes", parameters, dialect.result("Dictionary"))
        .add("var " + changes + ": Dictionary = {}");
    if (isNested) {
      reader.addDepthCheck(out, "return " + changes);
    }
    body.toString().lines().forEach(out::add);
    out.add("return " + changes).close();
  }

  // if not value is Dictionary:
  //     _refuse(problem, "", "Dictionary", value)
  //     return changes
  // var entries: Dictionary = value
  // var field: Variant = null
  // if entries.has(HP_KEY):
  //     …
  private void addEntries(Lines out, ObjectReader reader) {
    addRefusal(out, "if not " + value + " is Dictionary:", "\"\"", "Dictionary", value);
    Lines all = parts.lines();
    reader.addUnknownKeys(all, "return " + changes);
    Lines each = parts.lines();
    for (Entry entry : type.wireEntries()) {
      if (entry instanceof Entry.OfTag of && !of.tag().isFallback()) {
        each.open("if " + entries + ".has(" + GdScriptNames.TAG_KEY + "):")
            .add(slot + " = " + entries + "[" + GdScriptNames.TAG_KEY + "]");
        reader.addTagCheck(each, of, "return " + changes);
        each.close();
      }
    }
    fields.forEach(field -> addField(each, field));
    if (!each.toString().isEmpty()) {
      all.add("var " + dialect.variant(slot) + " = null");
      each.toString().lines().forEach(all::add);
    }
    if (!all.toString().isEmpty()) {
      out.add("var " + entries + ": Dictionary = " + value);
    }
    all.toString().lines().forEach(out::add);
  }

  private void addRefusal(Lines out, String condition, String path, String expected, String found) {
    parts.need(PrivateFunction.REFUSE);
    out.open(condition)
        .add("_refuse(" + problem + ", " + path + ", \"" + expected + "\", " + found + ")")
        .add("return " + changes)
        .close();
  }

  // if entries.has(HP_KEY):
  //     field = entries[HP_KEY]
  //     if field != null:
  //         …
  //         changes[HP_KEY] = field
  //     elif not lenient:
  //         _refuse(problem, "." + HP_KEY, "int", field)
  //         return changes
  private void addField(Lines out, ScriptField field) {
    String store = changes + "[" + field.key() + "] = " + slot;
    Optional<String> nil = field.nilInChanges();
    Lines conversion = conversion(field);
    List<String> keys = Stream.concat(
            Stream.of(field.key()),
            field.field().options().aliases().stream().map(Key::text).map(Literals::text))
        .toList();
    out.open("if "
        + keys.stream()
            .map(key -> entries + ".has(" + key + ")")
            .collect(Collectors.joining(" or "))
        + ":");
    if (keys.size() == 1) {
      out.add(slot + " = " + entries + "[" + field.key() + "]");
    } else {
      parts.need(PrivateFunction.FIRST_OF);
      out.add(slot + " = _first_of(" + entries + ", [" + String.join(", ", keys) + "])");
    }
    if (conversion.toString().isEmpty()) {
      out.add(store).close();
      return;
    }
    out.open("if " + slot + " != null:");
    conversion.toString().lines().forEach(out::add);
    if (nil.isEmpty()) {
      out.add(store).close();
      String expected = field.value().expected();
      String path = "\".\" + " + field.key();
      addRefusal(out, "elif not " + lenient + ":", path, expected, slot);
    } else {
      out.close();
      if (!field.isNullInChanges()) {
        out.open("else:").add(slot + " = " + nil.get()).close();
      }
      out.add(store);
    }
    out.close();
  }

  // if guild != null:
  //     field = guild.read_changes(field, lenient, depth - 1, problem)
  //     …
  private Lines conversion(ScriptField field) {
    Lines out = parts.lines();
    String path = "\".\" + " + field.key();
    if (field.hasChanges()) {
      out.open("if " + field.member() + " != null:")
          .add(slot + " = "
              + dialect.call(
                  field.member(), "read_changes", slot, lenient, depth + " - 1", problem))
          .open("if not " + dialect.isEmpty(problem) + ":")
          .add(problem + ".push_front(" + path + ")")
          .add("return " + changes)
          .close()
          .close()
          .open("else:");
    }
    boolean isTyped = !field.value().member().isEmpty();
    field.value().prepare(out);
    field.value().convert(out, new Place(slot, path, isTyped, "return " + changes));
    if (field.hasChanges()) {
      out.close();
    }
    return out;
  }

  // func apply_changes(changes: Dictionary) -> void:
  //     if changes.has(HP_KEY):
  //         hp = changes[HP_KEY]
  void addApplyChanges(Lines out) {
    out.beforeFunction()
        .add("## Applies the result of [method read_changes] for other generated classes.")
        .open("func apply_changes(" + (fields.isEmpty() ? "_" : "") + changes
            + ": Dictionary) -> void:");
    if (fields.isEmpty()) {
      out.add("pass");
    }
    for (ScriptField field : fields) {
      String changed = changes + "[" + field.key() + "]";
      out.open("if " + changes + ".has(" + field.key() + "):");
      if (field.hasChanges()) {
        String inside = parts.local("inside");
        out.open("if " + changed + " is Dictionary:")
            .add("var " + inside + ": Dictionary = " + changed)
            .add(dialect.call(field.member(), "apply_changes", inside))
            .close()
            .open("else:")
            .add(field.member() + " = " + changed)
            .close();
      } else {
        out.add(field.member() + " = " + changed);
      }
      out.close();
    }
    out.close();
  }
}
