package io.variantmapper.tools.script;

import java.util.List;

/** Finds the type of a default after {@code :=}. */
final class InferredType {
  private InferredType() {}

  /** Returns the type that the first tokens of a value show; {@code Variant} if they do not. */
  static GodotType of(List<Token> value) {
    String name = nameOf(value);
    return name.isEmpty() ? GodotType.VARIANT : new GodotType(name, List.of());
  }

  private static String nameOf(List<Token> value) {
    int first = !value.isEmpty() && value.get(0).is("-") ? 1 : 0;
    if (value.size() == first) {
      return "";
    }
    Token token = value.get(first);
    boolean isAlone = value.size() == first + 1;
    return switch (token.kind()) {
      case NUMBER -> !isAlone ? "" : isFloat(token.text()) ? "float" : "int";
      case STRING -> isAlone ? "String" : "";
      case MARK -> token.is("[") ? "Array" : token.is("{") ? "Dictionary" : "";
      case NAME -> {
        if (isAlone) {
          yield token.is("true") || token.is("false") ? "bool" : "";
        }
        boolean isValue = value.get(first + 1).is("(") || value.get(first + 1).is(".");
        yield isValue && GodotTypes.isBuiltIn(token.text()) ? token.text() : "";
      }
      default -> "";
    };
  }

  private static boolean isFloat(String number) {
    return !number.startsWith("0x") && (number.contains(".") || number.contains("e"));
  }
}
