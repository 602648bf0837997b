package io.variantmapper.processor;

import java.lang.annotation.Annotation;
import java.util.Set;
import java.util.stream.Collectors;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Finds the elements of one round that bear annotations. */
final class MarkedElements {
  private final RoundEnvironment round;
  private final Set<String> annotations;

  /**
   * The elements of a round.
   *
   * @param annotations all of ours that are on any of them
   */
  MarkedElements(RoundEnvironment round, Set<? extends TypeElement> annotations) {
    this.round = round;
    this.annotations = annotations.stream()
        .map(annotation -> annotation.getQualifiedName().toString())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Those with any of the {@code marks}; the round is not searched for what it doesn't have. */
  Set<? extends Element> with(Set<Class<? extends Annotation>> marks) {
    Set<Class<? extends Annotation>> present = marks.stream()
        .filter(mark -> annotations.contains(mark.getCanonicalName()))
        .collect(Collectors.toUnmodifiableSet());
    return present.isEmpty() ? Set.of() : round.getElementsAnnotatedWithAny(present);
  }
}
