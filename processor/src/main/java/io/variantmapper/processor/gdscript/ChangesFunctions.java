package io.variantmapper.processor.gdscript;

import io.variantmapper.processor.model.Entry.WireEntry;
import io.variantmapper.processor.model.MappedType;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Generates the two methods that merge changes into an object. The first method checks and converts
 * all values, including the values of nested objects. The second method assigns them. So a packet
 * with a problem changes nothing.
 */
final class ChangesFunctions {
  private final MappedType type;
  private final List<ScriptField> fields;
  private final ScriptParts parts;

  ChangesFunctions(MappedType type, List<ScriptField> shown, ScriptParts parts) {
    this.type = type;
    this.parts = parts;
    fields = shown.stream().filter(ScriptField::isRead).toList();
  }

  private String failure() {
    return parts.lines().text("return $changes");
  }

  void addReadChanges(Lines out, ObjectReader reader) {
    Lines body = out.others();
    addEntries(body, reader);
    out.block(
        """


        ## Reads changes for other generated classes. On failure, fills problem.
        func read_changes(
            $value: Variant, $L: bool, $L: int, $problem: Array[String]
        ) -> Dictionary:
            var $changes: Dictionary = {}
            $L
            $L
            return $changes
        """,
        reader.used(body, "lenient"),
        reader.used(body, "depth"),
        reader.depthCheck(body, failure()),
        body);
  }

  private void addEntries(Lines out, ObjectReader reader) {
    parts.need(PrivateFunction.REFUSE);
    out.block("""
        if not $value is Dictionary:
            _refuse($problem, "", "Dictionary", $value)
            return $changes
        """);
    Lines all = out.others();
    reader.addUnknownKeys(all, failure());
    Lines each = out.others();
    String key = GdScriptNames.TAG_KEY;
    WireEntry.tag(type.wireEntries())
        .flatMap(ScriptField::checkedTag)
        .ifPresent(tag -> each.block("""
            if $entries.has($L):
                $field = $entries[$L]
                $L
            """, key, key, reader.tagCheck(tag, failure())));
    fields.forEach(field -> addField(each, field));
    if (!each.isEmpty()) {
      all.block("""
          var $field: Variant = null
          $L
          """, each);
    }
    if (!all.isEmpty()) {
      out.block("""
          var $entries: Dictionary = $value
          $L
          """, all);
    }
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
    String key = field.key();
    String condition = field.keys().stream()
        .map(each -> out.text("$entries.has($L)", each))
        .collect(Collectors.joining(" or "));
    String found = out.text("$entries[$L]", key);
    if (field.keys().size() > 1) {
      parts.need(PrivateFunction.FIRST_OF);
      found = out.text("_first_of($entries, $L)", field.keys());
    }
    out.block("""
        if $L:
            $field = $L
            $L
        """, condition, found, change(field));
  }

  private Lines change(ScriptField field) {
    String store = parts.lines().text("$changes[$L] = $field", field.key());
    Lines conversion = conversion(field);
    Optional<String> nil = field.nilInChanges();
    if (conversion.isEmpty()) {
      return parts.lines().add(store);
    }
    Lines out = parts.lines().block("""
        if $field != null:
            $L
            $L
        """, conversion, nil.isEmpty() ? store : "");
    if (nil.isEmpty()) {
      return out.block("""
          elif not $lenient:
              _refuse($problem, "." + $L, "$L", $field)
              return $changes
          """, field.key(), field.value().expected());
    }
    if (!field.isNullInChanges()) {
      out.block("""
          else:
              $field = $L
          """, nil.get());
    }
    return out.add(store);
  }

  private Lines conversion(ScriptField field) {
    String path = "\".\" + " + field.key();
    Lines conversion = field.conversion(parts, path, failure());
    if (!field.hasChanges()) {
      return conversion;
    }
    Lines out = parts.lines();
    String arguments = out.text("$field, $lenient, $depth - 1, $problem");
    return out.block(
        """
        if $L != null:
            $field = $L
            if not $problem.is_empty():
                $problem.push_front($L)
                return $changes
        else:
            $L
        """,
        field.member(),
        parts.dialect().call(field.member(), "read_changes", arguments),
        path,
        conversion);
  }

  void addApplyChanges(Lines out) {
    Lines body = out.others();
    for (ScriptField field : fields) {
      String key = field.key();
      String member = field.member();
      String call = parts.dialect().call(member, "apply_changes", parts.local("inside"));
      Lines assign = out.others().block("$L = $changes[$L]", member, key);
      body.block(
          """
          if $changes.has($L):
              $L
          """, key, !field.hasChanges() ? assign : out.others().block("""
              if $changes[$L] is Dictionary:
                  var $inside: Dictionary = $changes[$L]
                  $L
              else:
                  $L
              """, key, key, call, assign));
    }
    out.block("""


        ## Applies the result of [method read_changes] for other generated classes.
        func apply_changes($L$changes: Dictionary) -> void:
            $L
        """, fields.isEmpty() ? "_" : "", fields.isEmpty() ? "pass" : body);
  }
}
