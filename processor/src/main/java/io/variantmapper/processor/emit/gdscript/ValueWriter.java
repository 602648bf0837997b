package io.variantmapper.processor.emit.gdscript;

import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.WireType;
import java.util.List;

/** Generates GDScript expressions that convert the value of a variable to its form in packets. */
final class ValueWriter {
  private final ScriptParts parts;
  private final Dialect dialect;

  ValueWriter(ScriptParts parts) {
    this.parts = parts;
    dialect = parts.dialect();
  }

  /** Returns the expression that converts the value of {@code variable} to its form in packets. */
  String form(WireType.Value value, String variable) {
    WireType type = value.type();
    if (type instanceof WireType.EnumOf enumOf) {
      String constant = EnumBlock.values(parts.need(enumOf)) + ".get(" + variable + ")";
      return value.isNullable() ? orNull(variable, constant) : constant;
    } else if (type instanceof WireType.Mapped) {
      return orNull(variable, dialect.call(variable, "to_variant"));
    } else if (type instanceof WireType.ArrayOf || type instanceof WireType.DictionaryOf) {
      return value.isNullable() || !isCopied(type)
          ? function(value) + "(" + variable + ")"
          : copy(type, variable);
    }
    return variable;
  }

  private static String orNull(String variable, String form) {
    return "null if " + variable + " == null else " + form;
  }

  /**
   * Returns whether the container's elements, keys and values are written unchanged. In that case,
   * a copy of the container is written.
   */
  private static boolean isCopied(WireType type) {
    if (type instanceof WireType.ArrayOf array) {
      return isUnchanged(array.element());
    }
    return type instanceof WireType.DictionaryOf map
        && (isUnchanged(map.key()) || Types.isRaw(map.key()))
        && isUnchanged(map.value());
  }

  private static boolean isUnchanged(WireType.Value value) {
    return !(value.type() instanceof WireType.EnumOf
        || value.type() instanceof WireType.Mapped
        || value.type() instanceof WireType.ArrayOf
        || value.type() instanceof WireType.DictionaryOf);
  }

  // Array(scores, TYPE_NIL, &"", null): TYPE_NIL if the packet does not state the element type
  private String copy(WireType type, String variable) {
    if (!dialect.isModern()) {
      return variable + ".duplicate()";
    } else if (type instanceof WireType.ArrayOf array) {
      return "Array(" + variable + ", " + stated(array.stated().stream().toList(), 0) + ")";
    }
    List<GodotType> stated = ((WireType.DictionaryOf) type).stated();
    return "Dictionary(" + variable + ", " + stated(stated, 0) + ", " + stated(stated, 1) + ")";
  }

  private static String stated(List<GodotType> types, int index) {
    GodotType type = index < types.size() ? types.get(index) : GodotType.ANY;
    String name = type == GodotType.ANY ? "NIL" : type.name();
    // Godot's names are TYPE_TRANSFORM3D and TYPE_PACKED_INT32_ARRAY.
    return "TYPE_" + name.replace("_2D", "2D").replace("_3D", "3D") + ", &\"\", null";
  }

  private String function(WireType.Value value) {
    String function = parts.function("_write_", value);
    if (parts.isNew(function)) {
      Lines text = new Lines();
      if (value.isNullable()) {
        addNullable(text, function, new WireType.Value(value.type(), false));
      } else if (value.type() instanceof WireType.ArrayOf array) {
        addArray(text, function, value, array);
      } else if (value.type() instanceof WireType.DictionaryOf map) {
        addDictionary(text, function, value, map);
      }
      parts.put(function, text);
    }
    return function;
  }

  // static func _write_nullable_array_of_int(value: Variant) -> Variant:
  //     if value == null:
  //         return null
  //     var list: Array[int] = value
  //     return …
  private void addNullable(Lines out, String function, WireType.Value present) {
    String value = parts.local("value");
    String container = parts.local("list");
    out.open("static func " + function + "(" + dialect.variant(value) + ")" + dialect.result(""))
        .open("if " + value + " == null:")
        .add("return null")
        .close()
        .add("var " + container + ": " + parts.types().member(present) + " = " + value)
        .add("return " + form(present, container))
        .close();
  }

  // static func _write_array_of_item(list: Array[Item]) -> Array:
  //     var written: Array = []
  //     for element: Item in list:
  //         written.append(…)
  //     return written
  private void addArray(Lines out, String function, WireType.Value value, WireType.ArrayOf array) {
    String list = parts.local("list");
    String written = parts.local("written");
    String element = parts.local("element");
    String result = dialect.isModern() && array.stated().isPresent()
        ? "Array[" + array.stated().get().godotName() + "]"
        : "Array";
    open(out, function, list, value, result)
        .add("var " + written + ": " + result + " = []")
        .open(loop(element, parts.types().element(array.element()), list))
        .add(written + ".append(" + form(array.element(), element) + ")")
        .close()
        .add("return " + written)
        .close();
  }

  private Lines open(
      Lines out, String function, String parameter, WireType.Value value, String result) {
    return out.openFunction(
        "static func " + function,
        List.of(parameter + ": " + parts.types().member(value)),
        dialect.result(result));
  }

  private String loop(String variable, String type, String container) {
    return "for " + (dialect.isModern() ? dialect.variable(variable, type) : variable) + " in "
        + container + ":";
  }

  // static func _write_dictionary_of_string_item(map: Dictionary[String, Item]) -> Dictionary:
  //     var written: Dictionary = {}
  //     for key: String in map:
  //         var element: Item = map[key]
  //         written[key] = …
  //     return written
  private void addDictionary(
      Lines out, String function, WireType.Value value, WireType.DictionaryOf type) {
    String map = parts.local("map");
    String written = parts.local("written");
    String key = parts.local("key");
    String element = parts.local("element");
    String result = dialect.isModern() && !type.stated().isEmpty()
        ? "Dictionary[" + type.stated().get(0).godotName() + ", "
            + type.stated().get(1).godotName() + "]"
        : "Dictionary";
    String keyForm = Types.isRaw(type.key()) ? key : form(type.key(), key);
    open(out, function, map, value, result)
        .add("var " + written + ": " + result + " = {}")
        .open(loop(key, parts.types().key(type.key()), map))
        .add("var " + dialect.variable(element, parts.types().element(type.value())) + " = " + map
            + "[" + key + "]")
        .add(written + "[" + keyForm + "] = " + form(type.value(), element))
        .close()
        .add("return " + written)
        .close();
  }
}
