package io.variantmapper.processor;

import com.google.auto.common.MoreElements;
import java.util.stream.Stream;
import javax.lang.model.element.Element;

/**
 * Recognizes the types that Lombok adds members to. Lombok changes them in place, so no unknown
 * name shows that a member is still missing.
 */
final class LombokTypes {
  private static final String LOMBOK = "lombok";

  private LombokTypes() {}

  /** Returns whether the type, or a member of it, has an annotation of Lombok. */
  static boolean isLombok(Element type) {
    return Stream.concat(Stream.of(type), type.getEnclosedElements().stream())
        .flatMap(element -> element.getAnnotationMirrors().stream())
        .map(mirror -> MoreElements.getPackage(mirror.getAnnotationType().asElement()))
        .map(of -> of.getQualifiedName().toString())
        .anyMatch(name -> name.equals(LOMBOK) || name.startsWith(LOMBOK + "."));
  }
}
