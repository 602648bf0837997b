package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.ErrorCode;
import io.variantmapper.processor.model.OptionMistake;

/** Every option of ours is known, and has a value that it takes. */
final class OptionRule {
  private OptionRule() {}

  static Problem problem(OptionMistake mistake) {
    return new Problem(
        ErrorCode.INVALID_OPTION, "The option -A" + mistake.name() + sentence(mistake), null);
  }

  private static String sentence(OptionMistake mistake) {
    if (mistake.choices().isEmpty() && mistake.options().contains(mistake.name())) {
      return " has no value. Give it names, with commas between.";
    } else if (mistake.choices().isEmpty()) {
      return " doesn't exist." + NearestName.guess(mistake.name(), mistake.options())
          + " There are " + String.join(", ", mistake.options()) + ".";
    }
    String found = mistake.value().isEmpty()
        ? " has no value."
        : " has the value " + mistake.value() + ", which it doesn't take.";
    return found + NearestName.guess(mistake.value(), mistake.choices()) + " Give it one of "
        + String.join(", ", mistake.choices()) + ".";
  }
}
