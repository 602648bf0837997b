package io.variantmapper.processor;

import com.google.auto.common.SuperficialValidation;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * Gives types to a step as soon as every class exists to which the members of the type refer. Until
 * then, a type waits from round to round.
 *
 * <p>The {@code BasicAnnotationProcessor} of auto-common does the same for all elements, but needs
 * 150 more classes, most of them of Guava. Each build loads them again.
 */
final class WaitingTypes {
  private final Step step;
  private final Elements elements;

  /** The names, because a round has new elements for the same types. */
  private final Set<String> waiting = new LinkedHashSet<>();

  WaitingTypes(Step step, Elements elements) {
    this.step = step;
    this.elements = elements;
  }

  /** Handles the waiting types and the types of a round, except the types that must wait. */
  void handle(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    for (TypeElement type : candidates(annotations, round)) {
      String name = type.getQualifiedName().toString();
      if (SuperficialValidation.validateElement(type) && step.handle(type)) {
        waiting.remove(name);
      } else {
        waiting.add(name);
      }
    }
  }

  private Set<TypeElement> candidates(
      Set<? extends TypeElement> annotations, RoundEnvironment round) {
    Set<TypeElement> types = new LinkedHashSet<>();
    for (String name : waiting) {
      TypeElement type = elements.getTypeElement(name);
      if (type != null) {
        types.add(type);
      }
    }
    for (TypeElement annotation : annotations) {
      if (step.annotations().contains(annotation.getQualifiedName().toString())) {
        types.addAll(ElementFilter.typesIn(round.getElementsAnnotatedWith(annotation)));
      }
    }
    return types;
  }
}
