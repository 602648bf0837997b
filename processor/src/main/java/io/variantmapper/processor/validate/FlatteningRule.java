package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.ErrorCode;
import io.variantmapper.processor.model.Flattening;
import io.variantmapper.processor.model.Flattening.Into;
import io.variantmapper.processor.model.Flattening.Unusable;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.stream.Stream;

/** What is flattened has fields that can stand where it stood. */
final class FlatteningRule implements Rule {
  @Override
  public Stream<Problem> check(MappedType type) {
    String name = type.declaration().simpleName();
    return type.properties().stream()
        .filter(property -> !property.mapping().isFaulty())
        .flatMap(property -> check(property, name));
  }

  private static Stream<Problem> check(Property property, String type) {
    String subject = type + "." + property.name() + " can't be flattened, for ";
    return property.options().flattening().stream()
        .flatMap(flattening -> sentence(flattening, type)
            .map(sentence -> new Problem(
                ErrorCode.INVALID_FLATTENING, subject + sentence, flattening.anchor())));
  }

  private static Stream<String> sentence(Flattening flattening, String type) {
    return flattening instanceof Into into
        ? Validator.check(into.type(), new HeldTypes()).stream()
            .limit(1)
            .map(problem -> "its own type has a problem here: " + problem.message())
        : Stream.of(sentence((Unusable) flattening, type));
  }

  private static String sentence(Unusable unusable, String type) {
    return switch (unusable.reason()) {
      case NOT_MAPPED ->
        "its type, " + unusable.what() + ", has no fields to take its place. Give it one with"
            + " @VariantDictionary or @VariantArray, or remove flatten.";
      case SERIALIZER ->
        unusable.what() + " writes it, and has no fields to take its place. Remove flatten, or map"
            + " its type with @VariantDictionary or a @VariantMixIn.";
      case HIERARCHY ->
        "its type, " + unusable.what() + ", is written as one of its subtypes, each with fields of"
            + " its own. Remove flatten, or give the field one of the subtypes.";
      case GENERIC ->
        "its type, " + unusable.what() + ", has type arguments, which only its own serializer is"
            + " given. Remove flatten, or give the field a type without.";
      case CHANGES ->
        type + " sends changes, and those are merged into its own fields. Remove flatten, or"
            + " changes.";
      case EXTRAS ->
        "its type, " + unusable.what() + ", keeps unknown keys, and can't tell them from those of "
            + type + ". Remove flatten, or @VariantExtras.";
      case NULLABLE ->
        "it is @Nullable, and without it nothing tells that it is null. Remove @Nullable, or"
            + " flatten.";
      case CIRCULAR ->
        "its type, " + unusable.what() + ", holds " + type + " in the same way, without end."
            + " Remove flatten from one of the two.";
      case OTHER_MEMBER ->
        unusable.what()
            + " is said of it, which holds for nothing on the wire then. Say that of the"
            + " fields of its type, or remove it.";
    };
  }
}
