package io.variantmapper.processor.emit.gdscript;

import java.util.List;

/**
 * A private function that several functions of a script may call. A script only contains the
 * functions that it needs.
 */
enum PrivateFunction {
  /**
   * Returns the value of a key. If the Dictionary does not contain the key, returns the value of
   * the first alias that the Dictionary contains.
   */
  FIRST_OF,
  /** Reports a value of the wrong type. */
  REFUSE,
  /** Reports a field whose key is missing or whose value is nil. */
  MISS,
  /** Reports a text or number that does not belong to a constant or tag. */
  REFUSE_CONSTANT,
  /** Converts a float without a fraction to an int. */
  WHOLE,
  /** Converts an int to a float. */
  TO_FLOAT,
  /** Converts a String to a StringName. */
  TO_STRING_NAME,
  /** Returns the name of the type of a value. */
  TYPE_OF;

  /** The names of types in Godot 3, in the order of the numbers that {@code typeof} returns. */
  private static final List<String> OLD_TYPES = """
      "null", "bool", "int", "float", "String", "Vector2", "Rect2", "Vector3",
      "Transform2D", "Plane", "Quat", "AABB", "Basis", "Transform", "Color",
      "NodePath", "RID", "Object", "Dictionary", "Array", "PoolByteArray",
      "PoolIntArray", "PoolRealArray", "PoolStringArray", "PoolVector2Array",
      "PoolVector3Array", "PoolColorArray",
      """.lines().toList();

  // static func _refuse(problem: Array[String], path: String, …) -> void:
  //     problem.append("%s: expected %s, found %s" % [path, expected, _type_of(found)])
  void addTo(Lines out, Dialect dialect, Locals locals) {
    String value = locals.name("value");
    String problem = dialect.variable(locals.name("problem"), dialect.texts());
    String problems = locals.name("problem");
    String path = locals.name("path");
    String expected = locals.name("expected");
    switch (this) {
      case FIRST_OF -> addFirstOf(out, dialect, locals);
      case REFUSE ->
        open(
                out,
                dialect,
                "_refuse",
                "void",
                problem,
                path + ": String",
                expected + ": String",
                dialect.variant(value))
            .add(problems + ".append(\"%s: expected %s, found %s\" % [" + path + ", " + expected
                + ", _type_of(" + value + ")])")
            .close();
      case MISS -> addMiss(out, dialect, locals);
      case REFUSE_CONSTANT ->
        open(
                out,
                dialect,
                "_refuse_constant",
                "void",
                problem,
                path + ": String",
                expected + ": String",
                dialect.variant(value))
            .open("if " + dialect.isTextOrInt(value) + ":")
            .add(problems + ".append(\"%s: unknown %s '%s'\" % [" + path + ", " + expected
                + ", str(" + value + ").left(40)])")
            .close()
            .open("else:")
            .add("_refuse(" + problems + ", " + path + ", " + expected + ", " + value + ")")
            .close()
            .close();
      case WHOLE -> addWhole(out, dialect, locals);
      case TO_FLOAT ->
        open(out, dialect, "_to_float", "float", dialect.variant(value))
            .add("var " + locals.name("number") + ": int = " + value)
            .add("return float(" + locals.name("number") + ")")
            .close();
      case TO_STRING_NAME ->
        open(out, dialect, "_to_string_name", "StringName", dialect.variant(value))
            .add("var " + locals.name("text") + ": String = " + value)
            .add("return StringName(" + locals.name("text") + ")")
            .close();
      case TYPE_OF -> addTypeOf(out, dialect, locals);
    }
  }

  private static Lines open(
      Lines out, Dialect dialect, String name, String result, String... parameters) {
    return out.openFunction("static func " + name, List.of(parameters), dialect.result(result));
  }

  private static void addFirstOf(Lines out, Dialect dialect, Locals locals) {
    String entries = locals.name("entries");
    String keys = locals.name("keys");
    String key = locals.name("key");
    String missing = locals.name("missing");
    open(
            out,
            dialect,
            "_first_of",
            "",
            entries + ": Dictionary",
            keys + ": Array",
            dialect.variant(missing) + " = null")
        .open("for " + dialect.variant(key) + " in " + keys + ":")
        .open("if " + entries + ".has(" + key + "):")
        .add("return " + entries + "[" + key + "]")
        .close()
        .close()
        .add("return " + missing)
        .close();
  }

  private static void addMiss(Lines out, Dialect dialect, Locals locals) {
    String value = locals.name("value");
    String key = locals.name("key");
    String found = locals.name("found");
    String problem = locals.name("problem");
    String expected = locals.name("expected");
    open(
            out,
            dialect,
            "_miss",
            "void",
            problem + ": " + dialect.texts(),
            dialect.variant(value),
            key + ": String",
            expected + ": String")
        .add("var " + found + ": String = \"nothing\"")
        .open(
            "if value is Dictionary and key in value:".replace("value", value).replace("key", key))
        .add(found + " = \"null\"")
        .close()
        .add(problem + ".append(\".%s: expected %s, found %s\" % [" + key + ", " + expected + ", "
            + found + "])")
        .close();
  }

  private static void addWhole(Lines out, Dialect dialect, Locals locals) {
    String value = locals.name("value");
    String number = locals.name("number");
    open(out, dialect, "_whole", "", dialect.variant(value))
        .add("var " + number + ": float = " + value)
        // The web build and ARM convert larger floats to 2⁶³ - 1, which == converts back to 2⁶³.
        .open("if " + number + " < " + FloatLiteral.of(0x1p63) + " and int(" + number + ") == "
            + number + ":")
        .add("return int(" + number + ")")
        .close()
        .add("return " + value)
        .close();
  }

  private static void addTypeOf(Lines out, Dialect dialect, Locals locals) {
    String value = locals.name("value");
    open(out, dialect, "_type_of", "String", dialect.variant(value));
    if (dialect.isModern()) {
      String text = "type_string(typeof(" + value + "))";
      out.open("if " + value + " == null:").add("return \"null\"").close().add("return " + text);
    } else {
      String types = locals.name("types");
      out.open("var " + types + ": Array = [");
      OLD_TYPES.forEach(out::add);
      out.close().add("]").add("return " + types + "[typeof(" + value + ")]");
    }
    out.close();
  }

  /** Returns the functions that this function calls, directly or indirectly. */
  List<PrivateFunction> needs() {
    return switch (this) {
      case REFUSE -> List.of(TYPE_OF);
      case REFUSE_CONSTANT -> List.of(REFUSE, TYPE_OF);
      default -> List.of();
    };
  }
}
