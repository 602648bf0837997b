package io.variantmapper.processor.emit.gdscript;

import io.variantmapper.processor.emit.gdscript.ValueReader.Place;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.WireType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Generates the functions that read Arrays, packed arrays and Dictionaries. */
final class ContainerReaders {
  private final ScriptParts parts;
  private final Dialect dialect;
  private final ValueReader values;

  ContainerReaders(ScriptParts parts, ValueReader values) {
    this.parts = parts;
    this.values = values;
    dialect = parts.dialect();
  }

  /**
   * Returns whether a value contains mapped objects. A function that reads such a value has two
   * more parameters: {@code lenient} and {@code depth}.
   */
  static boolean hasObjects(WireType.Value value) {
    WireType type = value.type();
    if (type instanceof WireType.ArrayOf array) {
      return hasObjects(array.element());
    } else if (type instanceof WireType.DictionaryOf map) {
      return hasObjects(map.value());
    }
    return type instanceof WireType.Mapped;
  }

  /**
   * Returns the name of the function that reads a container. The function does not accept null. If
   * the script does not have the function yet, adds it to the script.
   */
  String function(WireType.Value value) {
    WireType.Value present = new WireType.Value(value.type(), false);
    String function = parts.function("_read_", present);
    if (parts.isNew(function)) {
      Lines text = new Lines();
      if (value.type() instanceof WireType.Plain plain) {
        addPacked(text, function, present, plain.type());
      } else if (value.type() instanceof WireType.ArrayOf array) {
        addArray(text, function, present, array.element());
      } else if (value.type() instanceof WireType.DictionaryOf map) {
        addDictionary(text, function, present, map);
      }
      parts.put(function, text);
    }
    return function;
  }

  private Lines open(Lines out, String function, WireType.Value value) {
    List<String> parameters = new ArrayList<>();
    parameters.add(dialect.variant(parts.local("value")));
    if (hasObjects(value)) {
      parameters.add(parts.local("lenient") + ": bool");
      parameters.add(parts.local("depth") + ": int");
    }
    parameters.add(parts.local("problem") + ": " + dialect.texts());
    return out.openFunction(
        "static func " + function, parameters, dialect.result(parts.types().member(value)));
  }

  // static func _read_packed_int32_array(value: Variant, …) -> PackedInt32Array:
  //     if value is PackedInt32Array:
  //         return value
  //     return PackedInt32Array(_read_array_of_int(value, problem))
  private void addPacked(Lines out, String function, WireType.Value value, GodotType type) {
    GodotType element = Types.elementOf(type).orElseThrow();
    WireType.Value array = new WireType.Value(
        new WireType.ArrayOf(
            new WireType.Value(new WireType.Plain(element), false), Optional.empty()),
        false);
    String name = parts.types().member(value);
    String call =
        function(array) + "(" + parts.local("value") + ", " + parts.local("problem") + ")";
    open(out, function, value);
    if (parts.types().isPacked(type)) {
      out.open("if " + parts.local("value") + " is " + name + ":")
          .add("return " + parts.local("value"))
          .close();
      call = name + "(" + call + ")";
    }
    out.add("return " + call).close();
  }

  // static func _read_array_of_item(value: Variant, …) -> Array[Item]:
  //     var list: Array[Item] = []
  //     if typeof(value) < TYPE_ARRAY:
  //         _refuse(problem, "", "Array", value)
  //         return list
  //     for element: Variant in value:
  //         …
  //         list.append(element)
  //     return list
  private void addArray(Lines out, String function, WireType.Value value, WireType.Value element) {
    String list = parts.local("list");
    String item = parts.local("element");
    open(out, function, value).add("var " + list + ": " + parts.types().member(value) + " = []");
    addRefusal(out, "typeof(" + parts.local("value") + ") < TYPE_ARRAY", "Array", list);
    values.prepare(out, element);
    out.open("for " + dialect.variant(item) + " in " + parts.local("value") + ":");
    boolean isTyped = dialect.isModern() && !parts.types().element(element).isEmpty();
    addElement(
        out, element, new Place(item, "\"[%d]\" % " + list + ".size()", isTyped, "return " + list));
    out.add(list + ".append(" + item + ")").close().add("return " + list).close();
  }

  private void addRefusal(Lines out, String condition, String expected, String result) {
    parts.need(PrivateFunction.REFUSE);
    out.open("if " + condition + ":")
        .add("_refuse(" + parts.local("problem") + ", \"\", \"" + expected + "\", "
            + parts.local("value") + ")")
        .add("return " + result)
        .close();
  }

  private void addElement(Lines out, WireType.Value element, Place place) {
    Lines conversion = new Lines();
    values.convert(conversion, element, place);
    if (element.isNullable() && !conversion.toString().isEmpty()) {
      out.open("if " + place.variable() + " != null:");
      conversion.toString().lines().forEach(out::add);
      out.close();
    } else {
      conversion.toString().lines().forEach(out::add);
    }
  }

  // static func _read_dictionary_of_string_int(value: Variant, …) -> Dictionary[String, int]:
  //     var map: Dictionary[String, int] = {}
  //     if not value is Dictionary:
  //         …
  //     var entries: Dictionary = value
  //     for key: Variant in entries:
  //         var element: Variant = entries[key]
  //         …
  //         map[key] = element
  //     return map
  private void addDictionary(
      Lines out, String function, WireType.Value value, WireType.DictionaryOf type) {
    String map = parts.local("map");
    String entries = parts.local("entries");
    String key = parts.local("key");
    String element = parts.local("element");
    String path = "\"[\" + str(" + key + ").left(40) + \"]\"";
    open(out, function, value).add("var " + map + ": " + parts.types().member(value) + " = {}");
    addRefusal(out, "not " + parts.local("value") + " is Dictionary", "Dictionary", map);
    values.prepare(out, type.value());
    out.add("var " + entries + ": Dictionary = " + parts.local("value"))
        .open("for " + dialect.variant(key) + " in " + entries + ":")
        .add("var " + dialect.variant(element) + " = " + entries + "[" + key + "]");
    boolean typedValue =
        dialect.isModern() && !parts.types().element(type.value()).isEmpty();
    addElement(out, type.value(), new Place(element, path, typedValue, "return " + map));
    if (!Types.isRaw(type.key())) {
      boolean typedKey = dialect.isModern() && !parts.types().key(type.key()).isEmpty();
      addElement(out, type.key(), new Place(key, path, typedKey, "return " + map));
    }
    out.add(map + "[" + key + "] = " + element).close().add("return " + map).close();
  }
}
