package io.variantmapper.processor.gdscript;

import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Entry.WireEntry;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.PacketType;
import io.variantmapper.processor.model.Shape;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Generates the method that reads the fields of an object. */
final class ObjectReader {
  /**
   * The maximum depth of nested objects. Each level takes up to three nested calls, and Godot ends
   * scripts at 1,024 nested calls.
   */
  static final int MAX_DEPTH = 256;

  private final MappedType type;
  private final ScriptParts parts;
  private final Map<Entry, ScriptField> fields = new HashMap<>();

  ObjectReader(MappedType type, List<ScriptField> shown, ScriptParts parts) {
    this.type = type;
    this.parts = parts;
    shown.stream().filter(ScriptField::isRead).forEach(f -> fields.put(f.field(), f));
  }

  static String member(Entry.Extras extras) {
    return GdScriptNames.member(extras.path());
  }

  /** Returns whether the code compares the keys of a packet with the keys of the type. */
  boolean checksKeys() {
    return type.refusesUnknown() || type.extras().isPresent();
  }

  // func fill_from(value: Variant, lenient: bool, problem: Array[String]) -> bool:
  void addFillFrom(Lines out) {
    Lines body = out.others();
    if (type.declaration().shape() == Shape.VALUE) {
      addSingleValue(body);
    } else {
      addFields(body);
    }
    out.block(
        """


        ## Reads the fields for other generated classes. Returns false if there is a problem.
        func fill_from(
            $value: Variant, $L: bool, $L: int, $L: Array[String]
        ) -> bool:
            $L
            $L
            return true
        """,
        used(body, "lenient"),
        used(body, "depth"),
        used(body, "problem"),
        depthCheck(body, "return false"),
        body);
  }

  /** Returns the check that objects are not nested too deeply, if the code reads objects. */
  Lines depthCheck(Lines body, String failure) {
    return !ClassScript.contains(body, parts.local("depth"))
        ? parts.lines()
        : parts.lines().block("""
            if $depth == 0:
                $problem.append(": more than $L objects in each other")
                $L
            """, MAX_DEPTH, failure);
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
    Lines conversion = field.conversion(parts, "", "return false");
    out.block("var $field: Variant = $value");
    if (field.value().isNullable() && !conversion.isEmpty()) {
      out.block("""
          if $field != null:
              $L
          """, conversion);
    } else {
      out.block("$L", conversion);
    }
    out.block("$L = $field", field.member());
  }

  private void addFields(Lines out) {
    boolean isEmpty = fields.isEmpty()
        && type.elements().stream()
            .noneMatch(entry -> ScriptField.checkedTag(entry).isPresent());
    if (isEmpty && !checksKeys()) {
      addRefusal(out, out.text("if not ($value is Dictionary or $value is Array):"));
      return;
    }
    Lines entries = out.others().block("var $entries: Dictionary = $value");
    addUnknownKeys(entries, "return false");
    if (!isEmpty) {
      out.block("var $fields: Array = []");
      Lines all = out.others();
      type.elements().forEach(entry -> all.add(ofDictionary(entry) + ","));
      entries.block("""
          $fields = [
              $L
          ]
          """, all);
    }
    out.block("""
        if $value is Dictionary:
            $L
        elif $value is Array:
            $L
        """, entries, elements(isEmpty));
    addRefusal(out, "else:");
    addEntries(out);
  }

  private void addEntries(Lines out) {
    String start = "var $field: Variant";
    List<WireEntry> all = type.elements();
    for (int i = 0; i < all.size(); i++) {
      WireEntry entry = all.get(i);
      ScriptField field = fields.get(entry);
      Optional<Entry.OfTag> tag = ScriptField.checkedTag(entry);
      if (field != null || tag.isPresent()) {
        out.block(start + " = $fields[$L]", i);
        start = "$field";
      }
      if (field != null) {
        addField(out, field);
      } else if (tag.isPresent()) {
        out.block("""
            if $field != null or $value is Array:
                $L
            """, tagCheck(tag.get(), "return false"));
      }
    }
  }

  private void addRefusal(Lines out, String condition) {
    parts.need(PrivateFunction.REFUSE);
    String expected = type.declaration().shape() == Shape.ARRAY ? "Array" : "Dictionary";
    out.block("""
        $L
            _refuse($problem, "", "$L", $value)
            return false
        """, condition, expected);
  }

  private String ofDictionary(WireEntry entry) {
    if (ScriptField.checkedTag(entry).isPresent()) {
      return parts.lines().text("$entries.get($L)", GdScriptNames.TAG_KEY);
    }
    ScriptField field = fields.get(entry);
    if (field == null) {
      return "null";
    }
    String missing = field.distinguishesNil() ? ", " + field.initial() : "";
    if (field.keys().size() == 1) {
      return parts.lines().text("$entries.get($L$L)", field.key(), missing);
    }
    parts.need(PrivateFunction.FIRST_OF);
    return parts.lines().text("_first_of($entries, $L$L)", field.keys(), missing);
  }

  void addUnknownKeys(Lines out, String failure) {
    if (type.extras().isPresent()) {
      Entry.Extras extras = type.extras().get();
      PacketType.DictionaryOf map =
          (PacketType.DictionaryOf) extras.slot().wireValue().type();
      boolean texts = !parts.value(map.key()).key().isEmpty();
      out.block(
          """
          for $key: Variant in $entries:
              if $L _KEYS.has($key):
                  $L[$key] = $entries[$key]
          """,
          texts ? out.text("($key is String or $key is StringName) and not") : "not",
          member(extras));
    } else if (type.refusesUnknown()) {
      out.block("""
          for $key: Variant in $entries:
              if not $lenient and not _KEYS.has($key):
                  $problem.append(": unknown key '%s'" % str($key).left(40))
                  $L
          """, failure);
    }
  }

  private Lines elements(boolean isEmpty) {
    int count = type.elements().size();
    Lines out = parts.lines();
    if (isEmpty && !type.refusesUnknown()) {
      return out.add("pass");
    }
    out.block("var $elements: Array = $value");
    if (type.refusesUnknown()) {
      out.block("""
          if not $lenient and $elements.size() > $L:
              $problem.append(": expected $L elements, found %d" % $elements.size())
              return false
          """, count, count);
    }
    if (isEmpty) {
      return out;
    }
    return out.block(
            parts.dialect().isModern()
                ? "$fields.append_array($elements)"
                : "$fields = $elements.duplicate()")
        .block("""
            while $fields.size() < $L:
                $fields.append($L)
            """, count, missingElement());
  }

  // [null, "none", null][fields.size()]
  private String missingElement() {
    List<String> all = type.elements().stream().map(this::missing).toList();
    return all.stream().allMatch("null"::equals)
        ? "null"
        : all + parts.lines().text("[$fields.size()]");
  }

  private String missing(Entry entry) {
    ScriptField field = fields.get(entry);
    return field != null && field.distinguishesNil() ? field.initial() : "null";
  }

  Lines tagCheck(Entry.OfTag of, String failure) {
    parts.need(PrivateFunction.REFUSE_CONSTANT);
    Lines out = parts.lines();
    if (of.tag().isNumber()) {
      parts.addConversion(out, parts.local("field"), "float", PrivateFunction.WHOLE);
    }
    String isOfType = out.text(
        of.tag().isNumber() ? "$field is int" : "($field is String or $field is StringName)");
    return out.block("""
        if not $L or $field != _TAG:
            _refuse_constant($problem, "." + $L, "tag", $field)
            $L
        """, isOfType, GdScriptNames.TAG_KEY, failure);
  }

  private void addField(Lines out, ScriptField field) {
    Lines conversion = field.conversion(parts, "\".\" + " + field.key(), "return false");
    if (conversion.isEmpty()) {
      out.block("$L = $field", field.member());
      return;
    }
    out.block("""
        if $field != null:
            $L
            $L = $field
        """, conversion, field.member());
    if (field.isRequired(type)) {
      parts.need(PrivateFunction.MISS);
      out.block("""
          elif not $lenient:
              _miss($problem, $value, $L, "$L")
              return false
          """, field.key(), field.value().expected());
    } else if (field.distinguishesNil()) {
      out.block("""
          else:
              $L = null
          """, field.member());
    }
  }
}
