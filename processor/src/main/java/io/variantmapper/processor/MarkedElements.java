package io.variantmapper.processor;

import java.lang.annotation.Annotation;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Finds the annotated elements of one round. */
final class MarkedElements {
  private final RoundEnvironment round;
  private final Set<? extends TypeElement> marks;
  private final Set<String> annotations;

  /**
   * Creates a finder for one round.
   *
   * @param annotations the annotations of this processor that the round contains
   */
  MarkedElements(RoundEnvironment round, Set<? extends TypeElement> annotations) {
    this.round = round;
    marks = annotations;
    this.annotations = annotations.stream()
        .map(annotation -> annotation.getQualifiedName().toString())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Returns the elements of the round that have any of the annotations in {@code marks}. */
  Set<? extends Element> with(Set<Class<? extends Annotation>> marks) {
    Set<Class<? extends Annotation>> present = marks.stream()
        .filter(mark -> annotations.contains(mark.getCanonicalName()))
        .collect(Collectors.toUnmodifiableSet());
    return present.isEmpty() ? Set.of() : round.getElementsAnnotatedWithAny(present);
  }

  /** Returns the elements of the round that have the annotation with this name. */
  Stream<? extends Element> with(String mark) {
    return marks.stream()
        .filter(annotation -> annotation.getQualifiedName().contentEquals(mark))
        .flatMap(annotation -> round.getElementsAnnotatedWith(annotation).stream());
  }
}
