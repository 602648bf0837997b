package io.variantmapper.processor.validate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.FieldOptions;
import io.variantmapper.processor.model.Flattened;
import io.variantmapper.processor.model.JavaTypes;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.View;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Checks that each field has a type that a Variant can carry, and options that make sense for that
 * type.
 */
final class FieldRule implements Rule {
  @Override
  public Stream<Fault> check(MappedType type) {
    return type.properties().stream()
        .filter(property -> !property.getter().isOnlyInKotlin())
        .flatMap(property -> faults(property, type)
            .map(fault -> fault.with(names(property, type)).orAt(property.anchor())));
  }

  private static Map<String, Object> names(Property property, MappedType type) {
    String name = type.declaration().simpleName();
    TypeName fieldType = property.mapping().type();
    return Map.of("type", name, "field", name + "." + property.name(), "fieldType", fieldType);
  }

  private static Stream<Fault> faults(Property property, MappedType type) {
    Stream<Fault> faults = ofMapping(property.mapping());
    Optional<Field> field = property.asField();
    if (field.isPresent()) {
      faults = Stream.concat(faults, ofOptions(field.get(), type.declaration().shape()));
    }
    Optional<Flattened> flattened = property.asFlattened();
    return flattened.isPresent() ? Stream.concat(faults, ofInner(flattened.get())) : faults;
  }

  @SuppressWarnings("ReferenceEquality") // Every field without the annotation has this constant.
  private static Stream<Fault> ofOptions(Field field, Shape shape) {
    FieldOptions options = field.options();
    if (options == FieldOptions.NONE) {
      // Only the annotation of a field gives it views.
      return ofNullable(field);
    }
    return Stream.of(
            ofDefault(field, shape),
            options.flatteningMistake().stream()
                .filter(fault -> !field.mapping().isFaulty()),
            options.unfitType().stream().map(fault -> withChoices(fault, field.mapping())),
            ofDirection(options),
            ofNullable(field),
            field.presence().views().stream().flatMap(FieldRule::ofView))
        .flatMap(faults -> faults);
  }

  private static Stream<Fault> ofMapping(Mapping mapping) {
    if (mapping.parts().isEmpty() && !mapping.isFaulty()) {
      return Stream.empty();
    }
    Stream<Fault> unsupported = mapping
        .all()
        .filter(Mapping.Unsupported.class::isInstance)
        .distinct()
        .flatMap(part -> part.fault().stream()
            .map(fault -> fault.with(
                "which", part.type().equals(mapping.type()) ? "which" : "where " + part.type())));
    Stream<Fault> serializers = mapping
        .all()
        .filter(Mapping.Custom.class::isInstance)
        .flatMap(part -> part.fault().stream())
        .distinct();
    return Stream.concat(unsupported, serializers);
  }

  private static Stream<Fault> ofDefault(Field field, Shape shape) {
    FieldOptions options = field.options();
    Stream<Fault> unusable = options.defaultValue().stream()
        .flatMap(value -> value.fault().stream())
        .map(fault -> fault.with("form", form(field.mapping().type())));
    if (shape == Shape.DICTIONARY && field.presence().hasKnownDefault()) {
      return unusable;
    }
    FieldFault kind = shape == Shape.DICTIONARY
        ? FieldFault.OMITS_UNKNOWN_DEFAULT
        : FieldFault.OMITS_DEFAULT_IN_ARRAY;
    return Stream.concat(
        unusable, options.omitDefault().stream().map(anchor -> new Fault(kind, anchor)));
  }

  private static String form(TypeName type) {
    return switch (JavaTypes.unboxed(type).toString()) {
      case "boolean" -> "true or false";
      case "char" -> "one character";
      case "float" -> decimalNumber("-3.4e38 to 3.4e38");
      case "double" -> decimalNumber("-1.7e308 to 1.7e308");
      case "byte" -> wholeNumber("from -128 to 127");
      case "short" -> wholeNumber("from -32768 to 32767");
      case "long" -> wholeNumber("of 64 bits");
      default -> wholeNumber("of 32 bits");
    };
  }

  private static String decimalNumber(String range) {
    return "a decimal number from " + range + ", without a suffix";
  }

  private static String wholeNumber(String range) {
    return "a whole number " + range + " in decimal digits, without a suffix";
  }

  private static Stream<Fault> ofInner(Flattened flattened) {
    return Validator.check(flattened.type(), List.of(new ContainmentRule())).stream()
        .limit(1)
        .map(problem -> new Fault(FieldFault.FLATTENED_TYPE_HAS_FAULT, flattened.flattenAnchor())
            .with("problem", problem.message()))
        .map(fault -> isCircular(flattened.type()) ? fault.asReportedElsewhere() : fault);
  }

  /**
   * Returns whether a type flattens itself, directly or through other types. These types form a
   * circle, and the fault is reported at only one of them.
   */
  private static boolean isCircular(MappedType type) {
    return Entry.only(Property.class, type.entries()).stream()
        .anyMatch(property ->
            property.asFlattened().filter(inner -> isCircular(inner.type())).isPresent()
                || property
                    .asField()
                    .flatMap(field -> field.options().flatteningMistake())
                    .filter(fault -> fault.kind() == FieldFault.FLATTENED_CIRCULAR)
                    .isPresent());
  }

  private static Fault withChoices(Fault unfitType, Mapping mapping) {
    Optional<Mapping.Custom> custom = mapping
        .all()
        .filter(Mapping.Custom.class::isInstance)
        .map(Mapping.Custom.class::cast)
        .findFirst();
    String reason = custom
        .map(part -> "the serializer " + part.serializer().name() + " writes "
            + (mapping.slots().isEmpty() ? "it" : "its content")
            + " and chooses the type itself")
        .orElseGet(() -> "its type is " + mapping.type()
            + (mapping.kind() == Mapping.Kind.TIME
                ? ", and the option time makes the value a number"
                : ""));
    List<?> choices = (List<?>) unfitType.arguments().getOrDefault("choices", List.of());
    return unfitType.with("reason", reason).with("wayOut", wayOut(choices, custom.isPresent()));
  }

  private static String wayOut(List<?> choices, boolean custom) {
    if (choices.isEmpty()) {
      return custom
          ? "Remove the option type, or use another serializer."
          : "No other type is possible. Remove the option type, or change the type of the field.";
    }
    String all = String.join(", ", choices.stream().map(Object::toString).toList());
    return "Choose " + all.replaceFirst(", (\\w+)$", " or $1") + ", or remove the option type.";
  }

  private static Stream<Fault> ofNullable(Field field) {
    TypeName type = field.mapping().type();
    return field.slot().nullable() && type.isPrimitive()
        ? Stream.of(new Fault(FieldFault.NULLABLE_PRIMITIVE, field.anchor())
            .with("box", ((ClassName) type.box()).simpleName()))
        : Stream.empty();
  }

  private static Stream<Fault> ofDirection(FieldOptions options) {
    return switch (options.direction()) {
      case WRITTEN ->
        options.aliases().stream()
            .limit(1)
            .map(alias -> new Fault(FieldFault.ALIAS_OF_UNREAD_FIELD, alias.anchor()));
      case READ ->
        options.omitDefault().stream()
            .map(anchor -> new Fault(FieldFault.OMITS_DEFAULT_OF_UNWRITTEN_FIELD, anchor));
      default -> Stream.empty();
    };
  }

  private static Stream<Fault> ofView(View view) {
    if (view.name().isBlank()) {
      return Stream.of(new Fault(FieldFault.VIEW_WITHOUT_NAME, view.anchor()));
    } else if (view.isDeclared()) {
      return Stream.empty();
    }
    List<String> declared = view.declared().stream().map(FieldRule::quoted).toList();
    String guess = NearestName.to(view.name(), view.declared())
        .map(nearest -> " Did you mean " + quoted(nearest) + "?")
        .orElse("");
    FieldFault kind = declared.isEmpty() ? FieldFault.VIEW_UNDECLARED : FieldFault.VIEW_UNKNOWN;
    return Stream.of(new Fault(kind, view.anchor())
        .with(Map.of("view", view.name(), "guess", guess, "declared", declared)));
  }

  private static String quoted(String name) {
    return '"' + name + '"';
  }
}
