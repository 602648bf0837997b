package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.MisusedMark;
import java.util.Map;
import java.util.stream.Stream;

/** Every annotation has an effect, and no two contradict each other. */
final class MarkRule implements Rule {
  @Override
  public Stream<Problem> check(MappedType type) {
    return type.misusedMarks().stream().map(MarkRule::problem);
  }

  static Problem problem(MisusedMark mark) {
    String of = mark.annotation().isEmpty() ? "" : "@" + mark.annotation() + " on ";
    return Problem.of(mark.fault(), of + mark.owner(), mark.anchor(), Map.of("guess", guess(mark)));
  }

  private static String guess(MisusedMark mark) {
    String name = mark.owner().substring(mark.owner().lastIndexOf('.') + 1);
    return NearestName.guess(name, mark.candidates());
  }
}
