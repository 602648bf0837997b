package io.variantmapper.processor.validate;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.ErrorCode;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import java.util.List;
import java.util.stream.Stream;

/**
 * No object has to hold another of its own type, itself or in what it holds: that one would have to
 * hold a third, and so on.
 *
 * <p>Of types that hold each other the one that is checked last is reported.
 */
final class EndlessRule implements Rule {
  private final HeldTypes held;

  EndlessRule(HeldTypes held) {
    this.held = held;
  }

  @Override
  public Stream<Problem> check(MappedType type) {
    held.add(type);
    return type.wireFields().stream()
        .flatMap(field -> HeldTypes.of(field).stream()
            .flatMap(of -> held.path(of, type.declaration().name()).stream()
                .map(path -> problem(field, type.declaration(), of, path))));
  }

  private static Problem problem(
      Field field, Declaration declaration, ClassName of, List<String> path) {
    String type = declaration.simpleName();
    String message = type + "." + field.path() + " is a value of type "
        + String.join(".", of.simpleNames()) + ", which every " + type + " has to hold"
        + (path.isEmpty() ? "" : ", and which by " + String.join(" and ", path) + " holds another")
        + ", so that reading would never end. Mark "
        + (path.isEmpty() ? "it" : "one of these fields") + " @Nullable, make it an Optional,"
        + " or say required = false.";
    return new Problem(ErrorCode.ENDLESS_TYPE, message, field.anchor());
  }
}
