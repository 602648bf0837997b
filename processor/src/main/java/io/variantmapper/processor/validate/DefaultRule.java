package io.variantmapper.processor.validate;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.DefaultValue;
import io.variantmapper.processor.model.DefaultValue.Unusable;
import io.variantmapper.processor.model.ErrorCode;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.Unboxed;
import java.util.Map;
import java.util.stream.Stream;

/** Every default is a value of its field's type. */
final class DefaultRule implements Rule {
  @Override
  public Stream<Problem> check(MappedType type) {
    String name = type.declaration().simpleName();
    boolean keyed = type.declaration().shape() == Shape.DICTIONARY;
    return type.fields().stream()
        .filter(DefaultRule::isMapped)
        .flatMap(field -> Stream.concat(
            field.options().defaultValue().stream().flatMap(value -> check(value, field, name)),
            field.options().omitDefault().stream()
                .flatMap(anchor -> checkOmission(field, name, keyed, anchor))));
  }

  private static boolean isMapped(Field field) {
    return field.mapping().all().noneMatch(Mapping.Unsupported.class::isInstance);
  }

  private static Stream<Problem> checkOmission(
      Field field, String type, boolean keyed, Anchor anchor) {
    if (keyed && field.presence().hasKnownDefault()) {
      return Stream.empty();
    }
    String reason = keyed
        ? " can't leave out its default, for it has none that is known here. Give it one with"
            + " defaultValue or defaultFrom."
        : " can't leave out its default, for in an Array each field has its place. Remove"
            + " omitDefault.";
    String message = type + "." + field.name() + reason;
    return Stream.of(new Problem(ErrorCode.INVALID_DEFAULT, message, anchor));
  }

  private static Stream<Problem> check(DefaultValue value, Field field, String type) {
    if (!(value instanceof Unusable unusable)) {
      return Stream.empty();
    }
    TypeName fieldType = field.mapping().type();
    return Stream.of(Problem.of(
        unusable.fault(),
        "The default of " + type + "." + field.name(),
        unusable.anchor(),
        Map.of(
            "text",
            unusable.text(),
            "fieldType",
            fieldType,
            "type",
            type,
            "guess",
            NearestName.guess(unusable.text(), unusable.candidates()),
            "form",
            form(fieldType),
            "impossible",
            ImpossibleText.WHY)));
  }

  private static String form(TypeName type) {
    String primitive = Unboxed.of(type).toString();
    return switch (primitive) {
      case "boolean" -> "true or false";
      case "char" -> "one character";
      case "float", "double" -> "a decimal number, without suffix";
      default -> "a whole number " + range(primitive) + " in decimal digits, without suffix";
    };
  }

  private static String range(String primitive) {
    return switch (primitive) {
      case "byte" -> "from -128 to 127";
      case "short" -> "from -32768 to 32767";
      case "long" -> "of 64 bits";
      default -> "of 32 bits";
    };
  }
}
