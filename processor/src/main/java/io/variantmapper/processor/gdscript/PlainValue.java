package io.variantmapper.processor.gdscript;

import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.NameWords;

/** Generates the GDScript for values of one of Godot's types, such as int. */
record PlainValue(GodotType type, boolean isNullable, ScriptParts parts) implements ScriptValue {
  @Override
  public String typeName() {
    return parts.dialect().name(type).orElse("");
  }

  @Override
  public String initialValue() {
    return switch (type) {
      case BOOL -> "false";
      case INT -> "0";
      case FLOAT -> "0.0";
      case STRING -> "\"\"";
      case STRING_NAME -> "&\"\"";
      case NODE_PATH -> parts.dialect().isModern() ? "^\"\"" : "NodePath(\"\")";
      default -> typeName() + "()";
    };
  }

  @Override
  public String expected() {
    return typeName().isEmpty() ? "a value" : typeName();
  }

  @Override
  public String words() {
    return NameWords.snakeCase(type.godotName());
  }

  // if field is float:
  //     field = _whole(field)
  // if not field is int:
  //     _refuse(problem, "." + HP_KEY, "int", field)
  //     return false
  @Override
  public void convert(Lines out, Place place) {
    if (typeName().isEmpty()) {
      return;
    }
    Dialect dialect = parts.dialect();
    String variable = place.variable();
    String condition = "not " + variable + " is " + typeName();
    boolean isText = type == GodotType.STRING || type == GodotType.STRING_NAME;
    if (type == GodotType.INT) {
      parts.addConversion(out, variable, "float", PrivateFunction.WHOLE);
    } else if (type == GodotType.FLOAT && place.isTyped()) {
      condition = "not (" + variable + " is float or " + variable + " is int)";
    } else if (type == GodotType.FLOAT) {
      parts.addConversion(out, variable, "int", PrivateFunction.TO_FLOAT);
    } else if (isText && dialect.isModern() && place.isTyped()) {
      condition = "not " + dialect.isText(variable);
    } else if (type == GodotType.STRING && dialect.isModern()) {
      out.block("""
          if $L is StringName:
              $L = str($L)
          """, variable, variable, variable);
    } else if (type == GodotType.STRING_NAME) {
      parts.addConversion(out, variable, "String", PrivateFunction.TO_STRING_NAME);
    }
    parts.need(PrivateFunction.REFUSE);
    out.block("""
        if $L:
            $L
        """, condition, place.refusal(parts, "_refuse", expected()));
  }
}
