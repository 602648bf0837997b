package io.variantmapper.processor;

import com.google.auto.common.MoreElements;
import java.util.stream.Stream;
import javax.lang.model.element.Element;

/**
 * Recognizes the types to which Lombok adds members. Lombok adds the members to the existing type,
 * so no unknown type name reveals that members are still missing.
 */
final class LombokTypes {
  private static final String LOMBOK = "lombok";

  private LombokTypes() {}

  /** Returns whether the type or one of its members has a Lombok annotation. */
  static boolean isLombok(Element type) {
    return Stream.concat(Stream.of(type), type.getEnclosedElements().stream())
        .flatMap(element -> element.getAnnotationMirrors().stream())
        .map(mirror -> MoreElements.getPackage(mirror.getAnnotationType().asElement()))
        .map(of -> of.getQualifiedName().toString())
        .anyMatch(name -> name.equals(LOMBOK) || name.startsWith(LOMBOK + "."));
  }
}
