package io.variantmapper.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.annotations.UnknownKeys;
import io.variantmapper.annotations.VariantExtras;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.processor.model.MarkFault;
import io.variantmapper.processor.model.MisusedMark;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.read.language.Annotations;
import io.variantmapper.processor.read.language.SourceAnchor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/** Reads what a type says of the entries that none of its fields is for. */
final class ExtrasReader {
  private static final ClassName VARIANT = ClassName.get("io.variantmapper.runtime", "Variant");
  private static final Set<TypeName> TYPES =
      Set.of(mapFrom(ClassName.get(String.class)), mapFrom(VARIANT));

  private final Marks marks;
  private final TypeElement type;
  private final List<MisusedMark> misused = new ArrayList<>();
  private boolean found;

  ExtrasReader(Marks marks) {
    this.marks = marks;
    type = marks.bearer();
  }

  private static TypeName mapFrom(ClassName key) {
    return ParameterizedTypeName.get(ClassName.get(Map.class), key, VARIANT);
  }

  /** Whether a field, or the creator's parameter that sets it, holds extras. */
  boolean isMarked(Element field, Optional<VariableElement> parameter) {
    return mark(field, parameter).isPresent();
  }

  private Optional<SourceAnchor> mark(Element field, Optional<VariableElement> parameter) {
    return Stream.concat(marks.of(field), parameter.stream())
        .flatMap(bearer -> Annotations.find(bearer, VariantExtras.class).stream()
            .map(mirror ->
                marks.isShown(bearer) ? SourceAnchor.of(bearer).at(mirror) : SourceAnchor.of(type)))
        .findFirst();
  }

  /** Notes what is wrong with a field for which {@link #isMarked} holds. */
  void check(Element field, Optional<VariableElement> parameter, TypeMirror fieldType) {
    SourceAnchor anchor = mark(field, parameter).orElseThrow();
    String owner = marks.type().getSimpleName() + "." + Accessors.propertyName(field);
    misuse(field, parameter, fieldType)
        .map(misuse -> new MisusedMark("VariantExtras", owner, misuse, anchor))
        .ifPresent(misused::add);
    found = true;
  }

  private Optional<MarkFault> misuse(
      Element field, Optional<VariableElement> parameter, TypeMirror fieldType) {
    if (TypeMark.of(type).stream().anyMatch(mark -> mark.shape() == Shape.ARRAY)) {
      return Optional.of(MarkFault.EXTRAS_IN_ARRAY);
    } else if (found) {
      return Optional.of(MarkFault.SECOND_EXTRAS);
    } else if (!TYPES.contains(TypeName.get(fieldType))) {
      return Optional.of(MarkFault.EXTRAS_OF_OTHER_TYPE);
    } else if (Stream.concat(marks.of(field), parameter.stream())
        .anyMatch(bearer -> Annotations.find(bearer, VariantField.class).isPresent())) {
      return Optional.of(MarkFault.EXTRAS_BESIDE_FIELD);
    } else if (TypeMark.hasChanges(type)) {
      return Optional.of(MarkFault.EXTRAS_WITH_CHANGES);
    }
    return own()
        .map(mark -> mark.settings().unknownKeys())
        .filter(policy -> policy == UnknownKeys.SKIP || policy == UnknownKeys.FAIL)
        .map(policy -> MarkFault.EXTRAS_NOT_KEPT);
  }

  /** What the type itself says, and not a house style. */
  private Optional<TypeMark> own() {
    return TypeMark.of(type).stream().filter(mark -> !mark.isHouseStyle()).findFirst();
  }

  /** All that is wrong, when the fields have been read. */
  List<MisusedMark> misused() {
    return Stream.concat(misused.stream(), keptNowhere()).toList();
  }

  private Stream<MisusedMark> keptNowhere() {
    return TypeMark.of(type).stream()
        .filter(mark -> !found && !mark.isHouseStyle())
        .filter(mark -> mark.settings().unknownKeys() == UnknownKeys.KEEP)
        .map(mark -> new MisusedMark(
            Annotations.name(mark.mirror()),
            type.getSimpleName().toString(),
            MarkFault.KEPT_NOWHERE,
            Annotations.given(mark.mirror(), "unknownKeys")
                .map(value -> SourceAnchor.of(type).at(mark.mirror(), value))
                .orElse(SourceAnchor.of(type).at(mark.mirror()))));
  }
}
