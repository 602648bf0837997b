package io.variantmapper.processor.validate;

/** The words about a text that no String of Godot's can carry. */
final class ImpossibleText {
  static final String WHY =
      "U+0000 or half of a surrogate pair, which no String can carry. Write it without.";

  private ImpossibleText() {}
}
