package io.variantmapper.processor.read.members;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.annotations.UnknownKeys;
import io.variantmapper.annotations.VariantExtras;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.PlacementFault;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.read.declaration.MappingAnnotation;
import io.variantmapper.processor.read.declaration.Member;
import io.variantmapper.processor.read.declaration.TypeAnnotations;
import io.variantmapper.processor.read.misuse.PlacedAnnotation;
import io.variantmapper.processor.read.settings.TypeSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * Checks the use of {@code @VariantExtras}. The annotated field keeps the entries for which the
 * type has no field.
 */
final class ExtrasReader {
  private static final ClassName VARIANT = ClassName.get("io.variantmapper.runtime", "Variant");
  private static final Set<TypeName> TYPES = Set.of(
      map(ClassName.get(String.class), VARIANT),
      map(VARIANT, VARIANT),
      map(ClassName.get(String.class), ClassName.OBJECT));

  private final TypeAnnotations annotations;
  private final TypeElement type;
  private final List<Fault> misused = new ArrayList<>();
  private boolean found;

  ExtrasReader(TypeAnnotations annotations) {
    this.annotations = annotations;
    type = annotations.annotated();
  }

  private static TypeName map(ClassName key, ClassName value) {
    return ParameterizedTypeName.get(ClassName.get(Map.class), key, value);
  }

  /** Checks the {@code @VariantExtras} of a member, and records the misuse if there is one. */
  void check(Member member) {
    Element annotated = member.annotated(VariantExtras.class).orElseThrow();
    SourceAnchor anchor = annotations.isShown(annotated)
        ? SourceAnchor.of(annotated, VariantExtras.class)
        : SourceAnchor.of(type);
    misuse(member)
        .map(misuse -> annotations.misused("VariantExtras", member, misuse, anchor))
        .ifPresent(misused::add);
    found = true;
  }

  private Optional<PlacementFault> misuse(Member member) {
    if (MappingAnnotation.of(type).stream()
        .anyMatch(annotation -> annotation.shape() == Shape.ARRAY)) {
      return Optional.of(PlacementFault.EXTRAS_IN_ARRAY);
    } else if (found) {
      return Optional.of(PlacementFault.SECOND_EXTRAS);
    } else if (!TYPES.contains(TypeName.get(member.type().type()))) {
      return Optional.of(PlacementFault.EXTRAS_OF_WRONG_TYPE);
    } else if (member.isAnnotated(VariantField.class)) {
      return Optional.of(PlacementFault.EXTRAS_BESIDE_FIELD);
    } else if (MappingAnnotation.hasChanges(type)) {
      return Optional.of(PlacementFault.EXTRAS_WITH_CHANGES);
    } else if (MappingAnnotation.hasReadInto(type)) {
      return Optional.of(PlacementFault.EXTRAS_WITH_READ_INTO);
    }
    return own()
        .map(annotation -> TypeSettings.of(annotation.source()).unknownKeys())
        .filter(policy -> policy == UnknownKeys.SKIP || policy == UnknownKeys.FAIL)
        .map(policy -> PlacementFault.EXTRAS_CONTRADICT_UNKNOWN_KEYS);
  }

  /**
   * Returns the annotation that maps the type; empty if it comes from a house style, not from the
   * type itself.
   */
  private Optional<MappingAnnotation> own() {
    return MappingAnnotation.of(type).stream()
        .filter(annotation -> !annotation.isHouseStyle())
        .findFirst();
  }

  /**
   * Returns all misuses. Call this method after all fields have been read, because only then is it
   * known whether a field has {@code @VariantExtras}.
   */
  List<Fault> misused() {
    List<Fault> all = new ArrayList<>(misused);
    for (MappingAnnotation annotation : MappingAnnotation.of(type)) {
      if (!found
          && !annotation.isHouseStyle()
          && TypeSettings.of(annotation.source()).unknownKeys() == UnknownKeys.KEEP) {
        all.add(PlacedAnnotation.misused(
            annotation.mirror(),
            type,
            PlacementFault.KEEPS_KEYS_WITHOUT_EXTRAS,
            SourceAnchor.of(type).at(annotation.mirror(), "unknownKeys")));
      }
    }
    return all;
  }
}
