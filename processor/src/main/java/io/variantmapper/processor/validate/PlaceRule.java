package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.PlaceMistake;
import java.util.Map;
import java.util.stream.Stream;

/** Every position in an Array has one field, or is reserved. */
final class PlaceRule implements Rule {
  @Override
  public Stream<Problem> check(MappedType type) {
    String name = type.declaration().simpleName();
    return type.placeMistakes().stream().map(mistake -> problem(mistake, name));
  }

  private static Problem problem(PlaceMistake mistake, String type) {
    boolean reserved = mistake.field().isEmpty();
    return Problem.of(
        mistake.fault(),
        reserved ? type : type + "." + mistake.field(),
        mistake.anchor(),
        Map.of(
            "has",
            reserved ? "reserves" : "has",
            "index",
            mistake.position(),
            "other",
            mistake.other(),
            "gap",
            mistake.other() + gapEnd(mistake),
            "type",
            type));
  }

  // 3 to 5
  private static String gapEnd(PlaceMistake mistake) {
    int last = mistake.position() - 1;
    return mistake.other().equals(String.valueOf(last)) ? "" : " to " + last;
  }
}
