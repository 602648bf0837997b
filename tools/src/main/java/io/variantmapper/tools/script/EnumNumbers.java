package io.variantmapper.tools.script;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Computes the numbers of the constants of an enum. Reads numbers, names of constants, and chains
 * of one operator, such as {@code 1 << 3} and {@code A | B | C}.
 */
final class EnumNumbers {
  /** The most tokens of a value that is read. */
  static final int MAX_TOKENS = 16;

  private static final List<String> OPERATORS = List.of("<<", "|", "+", "-", "*");

  /** The constants of the script. */
  private final Map<String, Token> constants;

  private final Map<String, Long> numbers = new LinkedHashMap<>();

  private EnumNumbers(Map<String, Token> constants) {
    this.constants = constants;
  }

  /**
   * Returns the numbers by the names; empty if one of them can't be read.
   *
   * @param declared the tokens of the values; none for a constant without a value
   * @param constants the constants of the script
   */
  static Map<String, Long> of(Map<String, List<Token>> declared, Map<String, Token> constants) {
    EnumNumbers all = new EnumNumbers(constants);
    long next = 0;
    for (Map.Entry<String, List<Token>> constant : declared.entrySet()) {
      Optional<Long> number =
          constant.getValue().isEmpty() ? Optional.of(next) : all.value(constant.getValue());
      if (number.isEmpty()) {
        return Map.of();
      }
      all.numbers.put(constant.getKey(), number.get());
      next = number.get() + 1;
    }
    return Collections.unmodifiableMap(all.numbers);
  }

  private Optional<Long> value(List<Token> tokens) {
    List<Token> rest = new ArrayList<>(tokens);
    Optional<Long> value = rest.size() > MAX_TOKENS ? Optional.empty() : operand(rest);
    String only = rest.isEmpty() ? "" : operator(rest);
    while (value.isPresent() && !rest.isEmpty()) {
      boolean isSame = !only.isEmpty() && operator(rest).equals(only);
      rest.subList(0, isSame ? only.length() : 0).clear();
      Optional<Long> right = isSame ? operand(rest) : Optional.empty();
      long left = value.get();
      value = right.flatMap(number -> result(only, left, number));
    }
    return value;
  }

  /** Returns the operator at the start; empty if no known operator is there. */
  private static String operator(List<Token> rest) {
    String first = rest.get(0).text();
    boolean isShift = first.equals("<") && rest.size() > 1 && rest.get(1).is("<");
    String operator = isShift ? "<<" : first;
    return OPERATORS.contains(operator) ? operator : "";
  }

  /** Takes a number or the name of a constant. */
  private Optional<Long> operand(List<Token> rest) {
    boolean isNegative = !rest.isEmpty() && rest.get(0).is("-");
    rest.subList(0, isNegative ? 1 : 0).clear();
    if (rest.isEmpty()) {
      return Optional.empty();
    }
    Token token = rest.remove(0);
    Optional<Long> number = Optional.empty();
    if (token.kind() == Token.Kind.NUMBER) {
      number = number(token.text());
    } else if (numbers.containsKey(token.text())) {
      number = Optional.ofNullable(numbers.get(token.text()));
    } else if (token.kind() == Token.Kind.NAME) {
      number = Optional.ofNullable(constants.get(token.text()))
          .filter(constant -> constant.kind() == Token.Kind.NUMBER)
          .flatMap(constant -> number(constant.text()));
    }
    return number.map(value -> isNegative ? -value : value);
  }

  private static Optional<Long> number(String text) {
    String digits = text.replace("_", "");
    int radix = digits.startsWith("0x") ? 16 : digits.startsWith("0b") ? 2 : 10;
    try {
      return Optional.of(Long.parseLong(radix == 10 ? digits : digits.substring(2), radix));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  private static Optional<Long> result(String operator, long left, long right) {
    return switch (operator) {
      case "<<" -> right < 0 || right >= Long.SIZE ? Optional.empty() : Optional.of(left << right);
      case "|" -> Optional.of(left | right);
      case "+" -> Optional.of(left + right);
      case "-" -> Optional.of(left - right);
      default -> Optional.of(left * right);
    };
  }
}
