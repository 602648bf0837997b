package io.variantmapper.processor.emit.gdscript;

import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.GdScriptNames;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Shape;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Generates the method that converts an object to its value in packets. */
final class ObjectWriter {
  private final MappedType type;
  private final ScriptParts parts;
  private final Map<Field, ScriptField> fields = new HashMap<>();

  ObjectWriter(MappedType type, List<ScriptField> shown, ScriptParts parts) {
    this.type = type;
    this.parts = parts;
    shown.stream().filter(ScriptField::isWritten).forEach(f -> fields.put(f.field(), f));
  }

  // func to_variant() -> Variant:
  //     return {
  //         HP_KEY: hp,
  //     }
  void addToVariant(Lines out) {
    out.beforeFunction()
        .add("## Returns the form of the object in packets.")
        .open("func to_variant()" + parts.dialect().result(""));
    if (type.declaration().shape() == Shape.VALUE) {
      ScriptField field = fields.values().iterator().next();
      out.add("return " + form(field));
    } else if (type.declaration().shape() == Shape.ARRAY) {
      addArray(out);
    } else if (isConditional()) {
      addStepByStep(out);
    } else {
      addDictionary(out);
    }
    out.close();
  }

  private boolean isConditional() {
    return type.extras().isPresent()
        || fields.values().stream()
            .anyMatch(field -> !field.condition(type, parts.dialect()).isEmpty());
  }

  private String form(ScriptField field) {
    return field.value().form(field.member());
  }

  private void addArray(Lines out) {
    if (type.wireEntries().isEmpty()) {
      out.add("return []");
      return;
    }
    out.open("return [");
    for (Entry entry : type.wireEntries()) {
      if (entry instanceof Entry.OfTag) {
        out.add("_TAG,");
      } else {
        ScriptField field = entry instanceof Field of ? fields.get(of) : null;
        out.add((field == null ? "null" : form(field)) + ",");
      }
    }
    out.close().add("]");
  }

  private void addDictionary(Lines out) {
    boolean hasTag = type.wireEntries().stream().anyMatch(Entry.OfTag.class::isInstance);
    if (fields.isEmpty() && !hasTag) {
      out.add("return {}");
      return;
    }
    out.open("return {");
    for (Entry entry : type.wireEntries()) {
      if (entry instanceof Entry.OfTag) {
        out.add(GdScriptNames.TAG_KEY + ": _TAG,");
      } else if (entry instanceof Field of && fields.get(of) != null) {
        ScriptField field = fields.get(of);
        out.add(field.key() + ": " + form(field) + ",");
      }
    }
    out.close().add("}");
  }

  // var entries: Dictionary = {}
  // if title != null:
  //     entries[TITLE_KEY] = title
  // return entries
  private void addStepByStep(Lines out) {
    String entries = parts.local("entries");
    out.add("var " + entries + ": Dictionary = {}");
    for (Entry entry : type.wireEntries()) {
      if (entry instanceof Entry.OfTag) {
        out.add(entries + "[" + GdScriptNames.TAG_KEY + "] = _TAG");
      } else if (entry instanceof Field of && fields.get(of) != null) {
        ScriptField field = fields.get(of);
        String condition = field.condition(type, parts.dialect());
        String statement = entries + "[" + field.key() + "] = " + form(field);
        if (condition.isEmpty()) {
          out.add(statement);
        } else {
          out.open("if " + condition + ":").add(statement).close();
        }
      }
    }
    type.extras().ifPresent(extras -> {
      String key = parts.local("key");
      String member = ObjectReader.member(extras);
      out.open("for " + parts.dialect().variant(key) + " in " + member + ":")
          .add(entries + "[" + key + "] = " + member + "[" + key + "]")
          .close();
    });
    out.add("return " + entries);
  }
}
