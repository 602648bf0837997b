package io.variantmapper.processor.emit.gdscript;

import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.WireType;

/** Generates GDScript code that checks a value from a packet and converts it. */
final class ValueReader {
  private final ScriptParts parts;
  private final Dialect dialect;

  ValueReader(ScriptParts parts) {
    this.parts = parts;
    dialect = parts.dialect();
  }

  /**
   * A variable that holds a value from a packet. The value is not null.
   *
   * @param variable the name of the variable; the code replaces its value with the converted value
   * @param path the GDScript expression for the last step of the path to the value, such as the
   *     value's key; empty if there is no such step
   * @param isTyped whether the value is later stored in a variable or container with a declared
   *     type. In that case, Godot itself converts it, for example from an int to a float.
   * @param failure the statement that ends the generated function if there is a problem
   */
  record Place(String variable, String path, boolean isTyped, String failure) {}

  /**
   * Adds code that converts the value in a variable. If this is not possible, the code describes
   * the problem and ends the function.
   */
  void convert(Lines out, WireType.Value value, Place place) {
    WireType type = Types.inGodot(value.type());
    if (type instanceof WireType.Plain plain) {
      if (Types.elementOf(plain.type()).isPresent()
          && dialect.name(plain.type()).isPresent()) {
        convertContainer(out, value, place);
      } else {
        convertPlain(out, value, plain.type(), place);
      }
    } else if (type instanceof WireType.EnumOf enumOf) {
      convertEnum(out, value, enumOf, place);
    } else if (type instanceof WireType.Mapped mapped) {
      String arguments = place.variable() + ", " + parts.local("lenient") + ", "
          + parts.local("depth") + " - 1, " + parts.local("problem") + ")";
      out.add(place.variable() + " = "
          + (dialect.isModern()
              ? dialect.reference(mapped.name()) + ".read_from("
              : parts.local("script") + ".call(\"read_from\", ")
          + arguments);
      addFailureInside(out, place.variable() + " == null", place);
    } else if (type instanceof WireType.ArrayOf || type instanceof WireType.DictionaryOf) {
      convertContainer(out, value, place);
    }
  }

  /**
   * Adds the declarations that the code of {@link #convert} needs. The caller adds them before that
   * code, and before the loop that contains the code, if there is one.
   */
  // var script: Resource = load("res://variantmapper/item.gd")
  void prepare(Lines out, WireType.Value value) {
    if (value.type() instanceof WireType.Mapped mapped && !dialect.isModern()) {
      out.add("var " + parts.local("script") + ": Resource = load(" + dialect.path(mapped.name())
          + ")");
    }
  }

  // field = _read_array_of_item(field, lenient, depth, problem)
  // if not problem.is_empty():
  //     problem.push_front("." + ITEMS_KEY)
  //     return false
  private void convertContainer(Lines out, WireType.Value value, Place place) {
    String function = new ContainerReaders(parts, this).function(value);
    String forObjects = ContainerReaders.hasObjects(value)
        ? parts.local("lenient") + ", " + parts.local("depth") + ", "
        : "";
    out.add(place.variable() + " = " + function + "(" + place.variable() + ", " + forObjects
        + parts.local("problem") + ")");
    addFailureInside(out, "not " + dialect.isEmpty(parts.local("problem")), place);
  }

  private void addFailureInside(Lines out, String condition, Place place) {
    out.open("if " + condition + ":");
    if (!place.path().isEmpty()) {
      out.add(parts.local("problem") + ".push_front(" + place.path() + ")");
    }
    out.add(place.failure()).close();
  }

  // if field is float:
  //     field = _whole(field)
  // if not field is int:
  //     _refuse(problem, "." + HP_KEY, "int", field)
  //     return false
  private void convertPlain(Lines out, WireType.Value value, GodotType type, Place place) {
    String name = dialect.name(type).orElse("");
    if (name.isEmpty()) {
      return;
    }
    String variable = place.variable();
    String condition = "not " + variable + " is " + name;
    if (type == GodotType.INT) {
      addConversion(out, variable, "float", PrivateFunction.WHOLE, "_whole");
    } else if (type == GodotType.FLOAT && place.isTyped()) {
      condition = "not (" + variable + " is float or " + variable + " is int)";
    } else if (type == GodotType.FLOAT) {
      addConversion(out, variable, "int", PrivateFunction.TO_FLOAT, "_to_float");
    } else if (isText(type) && dialect.isModern() && place.isTyped()) {
      condition = "not " + dialect.isText(variable);
    } else if (type == GodotType.STRING && dialect.isModern()) {
      out.open("if " + variable + " is StringName:")
          .add(variable + " = str(" + variable + ")")
          .close();
    } else if (type == GodotType.STRING_NAME) {
      addConversion(out, variable, "String", PrivateFunction.TO_STRING_NAME, "_to_string_name");
    }
    out.open("if " + condition + ":");
    addRefusal(out, value, place);
    out.close();
  }

  private static boolean isText(GodotType type) {
    return type == GodotType.STRING || type == GodotType.STRING_NAME;
  }

  private void addConversion(
      Lines out, String variable, String from, PrivateFunction conversion, String name) {
    parts.need(conversion);
    out.open("if " + variable + " is " + from + ":")
        .add(variable + " = " + name + "(" + variable + ")")
        .close();
  }

  private void addRefusal(Lines out, WireType.Value value, Place place) {
    parts.need(PrivateFunction.REFUSE);
    out.add("_refuse(" + refused(value, place)).add(place.failure());
  }

  private String refused(WireType.Value value, Place place) {
    String path = place.path().isEmpty() ? "\"\"" : place.path();
    return parts.local("problem") + ", " + path + ", \"" + parts.types().expected(value) + "\", "
        + place.variable() + ")";
  }

  // if field is float:
  //     field = _whole(field)
  // if not _RANK_CONSTANTS.has(field):
  //     _refuse_constant(problem, "." + RANK_KEY, "Rank", field)
  //     return false
  // field = _RANK_CONSTANTS[field]
  private void convertEnum(Lines out, WireType.Value value, WireType.EnumOf type, Place place) {
    String name = parts.need(type);
    String variable = place.variable();
    String constants = EnumBlock.constants(name);
    addConversion(out, variable, "float", PrivateFunction.WHOLE, "_whole");
    String unknown = unknown(type, variable);
    if (!unknown.isEmpty()) {
      out.open("if " + constants + ".has(" + variable + "):")
          .add(variable + " = " + constants + "[" + variable + "]")
          .close()
          .open("elif " + dialect.isTextOrInt(variable) + ":")
          .add(unknown)
          .close()
          .open("else:");
      addRefusal(out, value, place);
      out.close();
      return;
    }
    parts.need(PrivateFunction.REFUSE_CONSTANT);
    out.open("if not " + constants + ".has(" + variable + "):")
        .add("_refuse_constant(" + refused(value, place))
        .add(place.failure())
        .close()
        .add(variable + " = " + constants + "[" + variable + "]");
  }

  /**
   * Returns the statement that handles a text or number that does not stand for any constant; empty
   * if such a value is a problem.
   */
  private String unknown(WireType.EnumOf type, String variable) {
    return switch (type.unknown()) {
      case FAIL ->
        type.table()
            .fallback()
            .map(constant -> variable + " = " + dialect.constant(type, constant))
            .orElse("");
      case NULL -> variable + " = null";
      case SKIP -> "continue";
    };
  }
}
