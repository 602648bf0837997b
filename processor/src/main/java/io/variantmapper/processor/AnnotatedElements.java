package io.variantmapper.processor;

import java.lang.annotation.Annotation;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Finds the annotated elements of one round. */
final class AnnotatedElements {
  private final RoundEnvironment round;
  private final Map<String, TypeElement> annotations;

  /**
   * Creates a finder for one round.
   *
   * @param annotations the annotations of this processor that the round contains
   */
  AnnotatedElements(RoundEnvironment round, Set<? extends TypeElement> annotations) {
    this.round = round;
    this.annotations = annotations.stream()
        .collect(Collectors.toUnmodifiableMap(
            annotation -> annotation.getQualifiedName().toString(), annotation -> annotation));
  }

  /** Returns the elements of the round that have any of the annotations. */
  Set<? extends Element> with(Set<Class<? extends Annotation>> types) {
    Set<Class<? extends Annotation>> present = types.stream()
        .filter(type -> annotations.containsKey(type.getCanonicalName()))
        .collect(Collectors.toUnmodifiableSet());
    return present.isEmpty() ? Set.of() : round.getElementsAnnotatedWithAny(present);
  }

  /** Returns the elements of the round that have the annotation with this name. */
  Set<? extends Element> with(String name) {
    TypeElement annotation = annotations.get(name);
    return annotation == null ? Set.of() : round.getElementsAnnotatedWith(annotation);
  }
}
