package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;

/** What an element is nested in. */
final class Enclosing {
  private Enclosing() {}

  /** The element itself and all that it is nested in but the package, innermost first. */
  static Stream<Element> of(Element element) {
    return Stream.iterate(
        element, e -> e.getKind() != ElementKind.PACKAGE, Element::getEnclosingElement);
  }

  /** The type that holds all others around {@code type}; that one itself if it is not nested. */
  static Element outermost(Element type) {
    return of(type).reduce(type, (inner, outer) -> outer);
  }

  /** The type that a member, or a parameter of a member, belongs to; a type itself. */
  static Element type(Element member) {
    return of(member).filter(MoreElements::isType).findFirst().orElse(member);
  }

  /** Returns whether objects of a nested type belong to an object of the type around it. */
  static boolean isInner(TypeElement type) {
    return type.getNestingKind() != NestingKind.TOP_LEVEL
        && !type.getModifiers().contains(Modifier.STATIC);
  }
}
