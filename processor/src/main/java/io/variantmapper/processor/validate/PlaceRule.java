package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.ErrorCode;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.PlaceMistake;
import java.util.stream.Stream;

/** Every position in an Array has one field, or is reserved. */
final class PlaceRule implements Rule {
  @Override
  public Stream<Problem> check(MappedType type) {
    String name = type.declaration().simpleName();
    return type.placeMistakes().stream()
        .map(mistake ->
            new Problem(ErrorCode.INVALID_INDEX, sentence(mistake, name), mistake.anchor()));
  }

  private static String sentence(PlaceMistake mistake, String type) {
    boolean reserved = mistake.field().isEmpty();
    String subject = reserved ? type : type + "." + mistake.field();
    String has = subject + (reserved ? " reserves" : " has") + " index " + mistake.position();
    return switch (mistake.reason()) {
      case NEGATIVE -> has + ", but places count from 0. Write another, or remove it.";
      case TAKEN ->
        has + ", where " + mistake.other() + " is already. Give one of them another index.";
      case OF_TAG ->
        has + ", where its tag stands. "
            + (reserved ? "Take that out of reserved." : "Give it another.");
      case RESERVED -> has + ", which is reserved. Give it another, or take that out of reserved.";
      case RESERVED_TWICE -> has + " twice. Remove one of them.";
      case BEHIND_GAP ->
        has + ", but there is nothing at " + mistake.other() + gapEnd(mistake)
            + (reserved
                ? ". Reserve that, too, or " + mistake.other() + " instead."
                : ". Say that in reserved of @VariantArray, or give it index " + mistake.other()
                    + ".");
      case IN_DICTIONARY ->
        subject + " has an index, but " + type + " is written as a Dictionary, where keys are"
            + " found in any order. Remove it, or use @VariantArray.";
    };
  }

  // 3 to 5
  private static String gapEnd(PlaceMistake mistake) {
    int last = mistake.position() - 1;
    return mistake.other().equals(String.valueOf(last)) ? "" : " to " + last;
  }
}
