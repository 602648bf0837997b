package io.variantmapper.processor.gdscript;

import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Entry.WireEntry;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Shape;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Generates the method that converts an object to its value in packets. */
final class ObjectWriter {
  private final MappedType type;
  private final ScriptParts parts;
  private final Map<Entry, ScriptField> fields = new HashMap<>();

  ObjectWriter(MappedType type, List<ScriptField> shown, ScriptParts parts) {
    this.type = type;
    this.parts = parts;
    shown.stream().filter(ScriptField::isWritten).forEach(f -> fields.put(f.field(), f));
  }

  void addToVariant(Lines out) {
    Lines body = out.others();
    if (type.declaration().shape() == Shape.VALUE) {
      body.add("return " + form(fields.values().iterator().next()));
    } else if (type.declaration().shape() == Shape.ARRAY) {
      addLiteral(body, "[", "]");
    } else if (isConditional()) {
      addStepByStep(body);
    } else {
      addLiteral(body, "{", "}");
    }
    out.block("""


        ## Returns the form of the object in packets.
        func to_variant() -> Variant:
            $L
        """, body);
  }

  private boolean isConditional() {
    return type.extras().isPresent()
        || fields.values().stream()
            .anyMatch(field -> !field.condition(type, parts.dialect()).isEmpty());
  }

  private String form(ScriptField field) {
    return field.value().form(field.member());
  }

  private void addLiteral(Lines out, String open, String close) {
    boolean isArray = open.equals("[");
    Lines all = out.others();
    for (WireEntry entry : type.wireEntries()) {
      ScriptField field = fields.get(entry);
      if (entry.isTag()) {
        all.add((isArray ? "" : GdScriptNames.TAG_KEY + ": ") + "_TAG,");
      } else if (field != null) {
        all.add((isArray ? "" : field.key() + ": ") + form(field) + ",");
      } else if (isArray) {
        all.add("null,");
      }
    }
    if (all.isEmpty()) {
      out.add("return " + open + close);
    } else {
      out.block("""
          return $L
              $L
          $L
          """, open, all, close);
    }
  }

  private void addStepByStep(Lines out) {
    out.block("var $entries: Dictionary = {}");
    for (WireEntry entry : type.wireEntries()) {
      ScriptField field = fields.get(entry);
      if (entry.isTag()) {
        out.block("$entries[$L] = _TAG", GdScriptNames.TAG_KEY);
      } else if (field != null) {
        String condition = field.condition(type, parts.dialect());
        String assign = out.text("$entries[$L] = $L", field.key(), form(field));
        if (condition.isEmpty()) {
          out.add(assign);
        } else {
          out.block("""
              if $L:
                  $L
              """, condition, assign);
        }
      }
    }
    type.extras().map(ObjectReader::member).ifPresent(member -> out.block("""
        for $key: Variant in $L:
            $entries[$key] = $L[$key]
        """, member, member));
    out.block("return $entries");
  }
}
