package io.variantmapper.processor.read.mark;

import com.google.auto.common.AnnotationMirrors;
import io.variantmapper.processor.read.language.Annotations;
import io.variantmapper.processor.read.member.Accessors;
import java.lang.annotation.Annotation;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;

/**
 * Recognises marks that say nothing new. Kotlin's compiler puts the mark of a property on the
 * field, on the constructor's parameter and on that of {@code copy}.
 */
final class RepeatedMarks {
  private RepeatedMarks() {}

  /** Whether both bear the annotation, with the same values. */
  static boolean isSame(Element one, Element other, Class<? extends Annotation> mark) {
    Optional<AnnotationMirror> first = Annotations.find(one, mark);
    Optional<AnnotationMirror> second = Annotations.find(other, mark);
    return first.isPresent()
        && second.isPresent()
        && AnnotationMirrors.equivalence().equivalent(first.get(), second.get());
  }

  /** Whether one of {@code bearers} has the name of {@code parameter}, and the same mark. */
  static boolean isIn(
      Stream<? extends Element> bearers, Element parameter, Class<? extends Annotation> mark) {
    return bearers
        .filter(bearer -> parameter.getSimpleName().contentEquals(Accessors.propertyName(bearer)))
        .anyMatch(bearer -> isSame(bearer, parameter, mark));
  }
}
