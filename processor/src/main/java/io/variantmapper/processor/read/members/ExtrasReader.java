package io.variantmapper.processor.read.members;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.annotations.UnknownKeys;
import io.variantmapper.annotations.VariantExtras;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.MarkFault;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.read.declaration.Marks;
import io.variantmapper.processor.read.declaration.Member;
import io.variantmapper.processor.read.declaration.TypeMark;
import io.variantmapper.processor.read.misuse.MarkedElement;
import io.variantmapper.processor.read.settings.TypeSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * Checks the use of {@code @VariantExtras}. The annotated field keeps the entries for which the
 * type has no field.
 */
final class ExtrasReader {
  private static final ClassName VARIANT = ClassName.get("io.variantmapper.runtime", "Variant");
  private static final Set<TypeName> TYPES =
      Set.of(mapFrom(ClassName.get(String.class)), mapFrom(VARIANT));

  private final Marks marks;
  private final TypeElement type;
  private final List<Fault> misused = new ArrayList<>();
  private boolean found;

  ExtrasReader(Marks marks) {
    this.marks = marks;
    type = marks.bearer();
  }

  private static TypeName mapFrom(ClassName key) {
    return ParameterizedTypeName.get(ClassName.get(Map.class), key, VARIANT);
  }

  /** Checks the {@code @VariantExtras} of a member, and records the misuse if there is one. */
  void check(Member member) {
    Element bearer = member.bearer(VariantExtras.class).orElseThrow();
    SourceAnchor anchor = marks.isShown(bearer)
        ? SourceAnchor.of(bearer, VariantExtras.class)
        : SourceAnchor.of(type);
    misuse(member)
        .map(misuse -> marks.misused("VariantExtras", member, misuse, anchor))
        .ifPresent(misused::add);
    found = true;
  }

  private Optional<MarkFault> misuse(Member member) {
    if (TypeMark.of(type).stream().anyMatch(mark -> mark.shape() == Shape.ARRAY)) {
      return Optional.of(MarkFault.EXTRAS_IN_ARRAY);
    } else if (found) {
      return Optional.of(MarkFault.SECOND_EXTRAS);
    } else if (!TYPES.contains(TypeName.get(member.type().type()))) {
      return Optional.of(MarkFault.EXTRAS_OF_WRONG_TYPE);
    } else if (member.isMarked(VariantField.class)) {
      return Optional.of(MarkFault.EXTRAS_BESIDE_FIELD);
    } else if (TypeMark.hasChanges(type)) {
      return Optional.of(MarkFault.EXTRAS_WITH_CHANGES);
    } else if (TypeMark.hasReadInto(type)) {
      return Optional.of(MarkFault.EXTRAS_WITH_READ_INTO);
    }
    return own()
        .map(mark -> TypeSettings.of(mark.source()).unknownKeys())
        .filter(policy -> policy == UnknownKeys.SKIP || policy == UnknownKeys.FAIL)
        .map(policy -> MarkFault.EXTRAS_CONTRADICT_UNKNOWN_KEYS);
  }

  /**
   * Returns the annotation that maps the type; empty if it comes from a house style, not from the
   * type itself.
   */
  private Optional<TypeMark> own() {
    return TypeMark.of(type).stream().filter(mark -> !mark.isHouseStyle()).findFirst();
  }

  /**
   * Returns all misuses. Call this method after all fields have been read, because only then is it
   * known whether a field has {@code @VariantExtras}.
   */
  List<Fault> misused() {
    return Stream.concat(misused.stream(), keptNowhere()).toList();
  }

  private Stream<Fault> keptNowhere() {
    return TypeMark.of(type).stream()
        .filter(mark -> !found && !mark.isHouseStyle())
        .filter(mark -> TypeSettings.of(mark.source()).unknownKeys() == UnknownKeys.KEEP)
        .map(mark -> MarkedElement.misused(
            mark.mirror(),
            type,
            MarkFault.KEEPS_KEYS_WITHOUT_EXTRAS,
            SourceAnchor.of(type).at(mark.mirror(), "unknownKeys")));
  }
}
