package io.variantmapper.processor.read;

import com.google.auto.common.MoreTypes;
import io.variantmapper.annotations.VariantField;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Finds the types whose fields take the place of a field. */
final class FlattenedTypes {
  private FlattenedTypes() {}

  /** All that are flattened into {@code type}, at any depth. */
  static Set<TypeElement> in(TypeElement type) {
    Set<TypeElement> found = new LinkedHashSet<>();
    addTo(found, type);
    return found;
  }

  private static void addTo(Set<TypeElement> found, TypeElement type) {
    bearers(type)
        .filter(FlattenedTypes::isFlattened)
        .map(Accessors::declaredType)
        .flatMap(FlattenedTypes::element)
        .filter(found::add)
        .toList()
        .forEach(inner -> addTo(found, inner));
  }

  private static Stream<Element> bearers(TypeElement type) {
    Stream<VariableElement> parameters = type.getEnclosedElements().stream()
        .filter(ExecutableElement.class::isInstance)
        .flatMap(executable -> ((ExecutableElement) executable).getParameters().stream());
    return Stream.concat(Fields.of(type).stream(), parameters);
  }

  private static boolean isFlattened(Element bearer) {
    return Annotations.find(bearer, VariantField.class)
        .filter(mirror -> Annotations.isTrue(mirror, "flatten"))
        .isPresent();
  }

  private static Stream<TypeElement> element(TypeMirror type) {
    return Stream.of(type)
        .filter(t -> t.getKind() == TypeKind.DECLARED)
        .map(MoreTypes::asTypeElement);
  }
}
