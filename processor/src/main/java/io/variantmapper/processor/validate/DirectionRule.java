package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Direction;
import io.variantmapper.processor.model.ErrorCode;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.FieldOptions;
import io.variantmapper.processor.model.MappedType;
import java.util.stream.Stream;

/** What is only written has nothing to say about reading, and the other way round. */
final class DirectionRule implements Rule {
  @Override
  public Stream<Problem> check(MappedType type) {
    String name = type.declaration().simpleName();
    return type.fields().stream().flatMap(field -> check(field, name));
  }

  private static Stream<Problem> check(Field field, String type) {
    String subject = type + "." + field.name();
    FieldOptions options = field.options();
    if (options.direction() == Direction.WRITTEN) {
      String message = subject + " has aliases to be read by, but is never read, for it is"
          + " WRITE_ONLY. Remove one of the two.";
      return options.aliases().stream()
          .limit(1)
          .map(alias -> new Problem(ErrorCode.CONTRADICTION, message, alias.anchor()));
    }
    if (options.direction() == Direction.READ) {
      String message = subject + " leaves out its default, but is never written, for it is"
          + " READ_ONLY. Remove one of the two.";
      return options.omitDefault().stream()
          .map(anchor -> new Problem(ErrorCode.CONTRADICTION, message, anchor));
    }
    return Stream.empty();
  }
}
