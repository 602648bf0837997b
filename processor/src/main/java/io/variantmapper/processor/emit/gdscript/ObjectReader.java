package io.variantmapper.processor.emit.gdscript;

import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.GdScriptNames;
import io.variantmapper.processor.model.Key;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.WireType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Generates the method that reads the fields of an object. */
final class ObjectReader {
  /**
   * The maximum depth of nested objects. Each level takes up to three nested calls, and Godot ends
   * scripts at 1,024 nested calls.
   */
  static final int MAX_DEPTH = 256;

  private final MappedType type;
  private final ScriptParts parts;
  private final Dialect dialect;
  private final Map<Field, ScriptField> fields = new HashMap<>();

  private final String value;
  private final String lenient;
  private final String problem;
  private final String depth;
  private final String entries;
  private final String slots;
  private final String slot;

  ObjectReader(MappedType type, List<ScriptField> shown, ScriptParts parts) {
    this.type = type;
    this.parts = parts;
    dialect = parts.dialect();
    shown.stream().filter(ScriptField::isRead).forEach(f -> fields.put(f.field(), f));
    value = parts.local("value");
    lenient = parts.local("lenient");
    problem = parts.local("problem");
    depth = parts.local("depth");
    entries = parts.local("entries");
    slots = parts.local("fields");
    slot = parts.local("field");
  }

  /** Returns the name of the variable that holds the unknown entries. */
  static String member(Entry.Extras extras) {
    return GdScriptNames.member(extras.path());
  }

  /** Returns whether the code compares the keys of a packet with the keys of the type. */
  boolean checksKeys() {
    return type.refusesUnknown() || type.extras().isPresent();
  }

  // func fill_from(value: Variant, lenient: bool, problem: Array[String]) -> bool:
  void addFillFrom(Lines out) {
    Lines body = parts.lines();
    if (type.declaration().shape() == Shape.VALUE) {
      addSingleValue(body);
    } else {
      addFields(body);
    }
    body.add("return true");
    boolean isNested = ClassScript.contains(body, depth);
    List<String> parameters = List.of(
        dialect.variant(value),
        used(body, "lenient") + ": bool",
        used(body, "depth") + ": int",
        used(body, "problem") + ": " + dialect.texts());
    out.beforeFunction()
        .add(
            "## Reads the fields for other generated classes. Returns false if there is a problem.")
        .openFunction("func fill_from", parameters, dialect.result("bool"));
    if (isNested) {
      addDepthCheck(out, "return false");
    }
    body.toString().lines().forEach(out::add);
    out.close();
  }

  /** Adds the check that objects are not nested too deeply. */
  void addDepthCheck(Lines out, String failure) {
    out.open("if " + depth + " == 0:")
        .add(problem + ".append(\": more than " + MAX_DEPTH + " objects in each other\")")
        .add(failure)
        .close();
  }

  /**
   * Returns the name of a parameter. The name begins with an underscore if no code uses the
   * parameter.
   */
  String used(Lines body, String parameter) {
    String name = parts.local(parameter);
    return ClassScript.contains(body, name) ? name : parts.local("_" + parameter);
  }

  private void addSingleValue(Lines out) {
    ScriptField field = fields.values().iterator().next();
    out.add("var " + dialect.variant(slot) + " = " + value);
    Lines conversion = parts.lines();
    boolean isTyped = !field.value().member().isEmpty();
    field.value().prepare(conversion);
    field.value().convert(conversion, new Place(slot, "", isTyped, "return false"));
    addUnlessNull(out, field, conversion);
    out.add(field.member() + " = " + slot);
  }

  private void addUnlessNull(Lines out, ScriptField field, Lines conversion) {
    boolean mayBeNull = field.value().isNullable() && !conversion.toString().isEmpty();
    if (mayBeNull) {
      out.open("if " + slot + " != null:");
    }
    conversion.toString().lines().forEach(out::add);
    if (mayBeNull) {
      out.close();
    }
  }

  private void addFields(Lines out) {
    boolean isEmpty =
        fields.isEmpty() && type.elements().stream().noneMatch(ObjectReader::checksTag);
    if (!isEmpty) {
      out.add("var " + slots + ": Array = []");
    }
    if (isEmpty && !checksKeys()) {
      addRefusal(out, "if not (" + value + " is Dictionary or " + value + " is Array):");
      return;
    }
    out.open("if " + value + " is Dictionary:").add("var " + entries + ": Dictionary = " + value);
    addUnknownKeys(out, "return false");
    if (!isEmpty) {
      out.open(slots + " = [");
      type.elements().forEach(entry -> out.add(ofDictionary(entry) + ","));
      out.close().add("]");
    }
    out.close().open("elif " + value + " is Array:");
    addElements(out, isEmpty);
    out.close();
    addRefusal(out, "else:");
    addEntries(out);
  }

  // var field: Variant = fields[0]
  // …
  // field = fields[1]
  private void addEntries(Lines out) {
    String start = "var " + dialect.variant(slot);
    List<Entry> all = type.elements();
    for (int i = 0; i < all.size(); i++) {
      Entry entry = all.get(i);
      ScriptField field = entry instanceof Field of ? fields.get(of) : null;
      if (field != null || checksTag(entry)) {
        out.add(start + " = " + slots + "[" + i + "]");
        start = slot;
      }
      if (field != null) {
        addField(out, field);
      } else if (entry instanceof Entry.OfTag of && checksTag(of)) {
        addTag(out, of);
      }
    }
  }

  private void addRefusal(Lines out, String condition) {
    parts.need(PrivateFunction.REFUSE);
    String expected = type.declaration().shape() == Shape.ARRAY ? "\"Array\"" : "\"Dictionary\"";
    out.open(condition)
        .add("_refuse(" + problem + ", \"\", " + expected + ", " + value + ")")
        .add("return false")
        .close();
  }

  /** Returns whether the entry is a tag, and packets with a different tag are refused. */
  private static boolean checksTag(Entry entry) {
    return entry instanceof Entry.OfTag of && !of.tag().isFallback();
  }

  private String ofDictionary(Entry entry) {
    if (checksTag(entry)) {
      return entries + ".get(" + GdScriptNames.TAG_KEY + ")";
    }
    ScriptField field = entry instanceof Field of ? fields.get(of) : null;
    if (field == null) {
      return "null";
    }
    List<Key> aliases = field.field().options().aliases();
    String missing = field.distinguishesNil() ? ", " + field.initial() : "";
    if (!aliases.isEmpty()) {
      parts.need(PrivateFunction.FIRST_OF);
      String keys = Stream.concat(
              Stream.of(field.key()), aliases.stream().map(Key::text).map(Literals::text))
          .collect(Collectors.joining(", "));
      return "_first_of(" + entries + ", [" + keys + "]" + missing + ")";
    }
    return entries + ".get(" + field.key() + missing + ")";
  }

  // for key: Variant in entries:
  //     if not _KEYS.has(key):
  //         rest[key] = entries[key]
  void addUnknownKeys(Lines out, String failure) {
    String key = parts.local("key");
    if (type.extras().isPresent()) {
      Entry.Extras extras = type.extras().get();
      WireType.DictionaryOf map =
          (WireType.DictionaryOf) extras.slot().wireValue().type();
      boolean texts = !parts.value(map.key()).key().isEmpty();
      String condition = "not _KEYS.has(" + key + ")";
      out.open("for " + dialect.variant(key) + " in " + entries + ":")
          .open("if " + (texts ? dialect.isText(key) + " and " : "") + condition + ":")
          .add(member(extras) + "[" + key + "] = " + entries + "[" + key + "]")
          .close()
          .close();
    } else if (type.refusesUnknown()) {
      out.open("for " + dialect.variant(key) + " in " + entries + ":")
          .open("if not " + lenient + " and not _KEYS.has(" + key + "):")
          .add(problem + ".append(\": unknown key '%s'\" % str(" + key + ").left(40))")
          .add(failure)
          .close()
          .close();
    }
  }

  // var elements: Array = value
  // fields.append_array(elements)
  // while fields.size() < 3:
  //     fields.append(null)
  private void addElements(Lines out, boolean isEmpty) {
    String elements = parts.local("elements");
    int count = type.elements().size();
    if (isEmpty && !type.refusesUnknown()) {
      out.add("pass");
      return;
    }
    out.add("var " + elements + ": Array = " + value);
    if (type.refusesUnknown()) {
      out.open("if not " + lenient + " and " + elements + ".size() > " + count + ":")
          .add(problem + ".append(\": expected " + count + " elements, found %d\" % " + elements
              + ".size())")
          .add("return false")
          .close();
    }
    if (!isEmpty) {
      out.add(
              dialect.isModern()
                  ? slots + ".append_array(" + elements + ")"
                  : slots + " = " + elements + ".duplicate()")
          .open("while " + slots + ".size() < " + count + ":")
          .add(slots + ".append(" + missingElement() + ")")
          .close();
    }
  }

  // [null, "none", null][fields.size()]
  /** Returns the value of the next element if the Array in the packet is too short. */
  private String missingElement() {
    List<String> all = type.elements().stream().map(this::missing).toList();
    return all.stream().allMatch("null"::equals) ? "null" : all + "[" + slots + ".size()]";
  }

  private String missing(Entry entry) {
    ScriptField field = entry instanceof Field of ? fields.get(of) : null;
    return field != null && field.distinguishesNil() ? field.initial() : "null";
  }

  // if field != null or value is Array:
  //     …
  private void addTag(Lines out, Entry.OfTag of) {
    out.open("if " + slot + " != null or " + value + " is Array:");
    addTagCheck(out, of, "return false");
    out.close();
  }

  // if not field is String or field != _TAG:
  //     _refuse_constant(problem, "." + TAG_KEY, "tag", field)
  //     return false
  void addTagCheck(Lines out, Entry.OfTag of, String failure) {
    parts.need(PrivateFunction.REFUSE_CONSTANT);
    String wrongType = "not " + dialect.isText(slot);
    if (of.tag().isNumber()) {
      parts.need(PrivateFunction.WHOLE);
      out.open("if " + slot + " is float:")
          .add(slot + " = _whole(" + slot + ")")
          .close();
      wrongType = "not " + slot + " is int";
    }
    out.open("if " + wrongType + " or " + slot + " != _TAG:")
        .add("_refuse_constant(" + problem + ", \".\" + " + GdScriptNames.TAG_KEY + ", \"tag\", "
            + slot + ")")
        .add(failure)
        .close();
  }

  // if field != null:
  //     …
  //     hp = field
  // elif not lenient:
  //     _miss(problem, value, HP_KEY, "int")
  //     return false
  private void addField(Lines out, ScriptField field) {
    Lines conversion = parts.lines();
    boolean isTyped = !field.value().member().isEmpty();
    field.value().prepare(conversion);
    field
        .value()
        .convert(conversion, new Place(slot, "\".\" + " + field.key(), isTyped, "return false"));
    if (conversion.toString().isEmpty()) {
      out.add(field.member() + " = " + slot);
      return;
    }
    out.open("if " + slot + " != null:");
    conversion.toString().lines().forEach(out::add);
    out.add(field.member() + " = " + slot).close();
    if (field.isRequired(type)) {
      parts.need(PrivateFunction.MISS);
      out.open("elif not " + lenient + ":")
          .add("_miss(" + problem + ", " + value + ", " + field.key() + ", \""
              + field.value().expected() + "\")")
          .add("return false")
          .close();
    } else if (field.distinguishesNil()) {
      out.open("else:").add(field.member() + " = null").close();
    }
  }
}
