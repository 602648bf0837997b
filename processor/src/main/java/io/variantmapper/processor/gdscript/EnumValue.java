package io.variantmapper.processor.gdscript;

import io.variantmapper.processor.model.NameWords;
import io.variantmapper.processor.model.PacketType;

/** Generates the GDScript for the constants of an enum. */
record EnumValue(PacketType.EnumOf type, boolean isNullable, ScriptParts parts)
    implements ScriptValue {
  /** A variable for an enum without constants could hold no value but null. */
  @Override
  public String typeName() {
    return type.table().constants().isEmpty() ? "" : parts.dialect().constants(type);
  }

  @Override
  public String initialValue() {
    return parts.dialect().constant(type, type.table().constants().get(0));
  }

  @Override
  public String expected() {
    return parts.dialect().names().ofEnum(type.name());
  }

  @Override
  public String words() {
    String words = NameWords.snakeCase(expected());
    return switch (type.unknown()) {
      case FAIL -> words;
      case NULL -> "any." + words;
      case SKIP -> "known." + words;
    };
  }

  @Override
  public String form(String variable) {
    String constant = EnumBlock.values(parts.need(type)) + ".get(" + variable + ")";
    return isNullable ? "null if " + variable + " == null else " + constant : constant;
  }

  @Override
  public boolean isUnchanged() {
    return false;
  }

  @Override
  public void convert(Lines out, Place place) {
    String variable = place.variable();
    String constants = EnumBlock.constants(parts.need(type));
    String assign = variable + " = " + constants + "[" + variable + "]";
    parts.addConversion(out, variable, "float", PrivateFunction.WHOLE);
    String unknown = unknown(variable);
    if (unknown.isEmpty()) {
      parts.need(PrivateFunction.REFUSE_CONSTANT);
      Lines refusal = place.refusal(parts, "_refuse_constant", expected());
      out.block("""
          if not $L.has($L):
              $L
          $L
          """, constants, variable, refusal, assign);
      return;
    }
    parts.need(PrivateFunction.REFUSE);
    Lines refusal = place.refusal(parts, "_refuse", expected());
    String isTextOrInt = parts.dialect().isTextOrInt(variable);
    out.block("""
        if $L.has($L):
            $L
        elif $L:
            $L
        else:
            $L
        """, constants, variable, assign, isTextOrInt, unknown, refusal);
  }

  /**
   * Returns the statement that handles a text or number that does not stand for any constant; empty
   * if such a value is a problem.
   */
  private String unknown(String variable) {
    return switch (type.unknown()) {
      case FAIL ->
        type.table()
            .fallback()
            .map(constant -> variable + " = " + parts.dialect().constant(type, constant))
            .orElse("");
      case NULL -> variable + " = null";
      case SKIP -> "continue";
    };
  }
}
