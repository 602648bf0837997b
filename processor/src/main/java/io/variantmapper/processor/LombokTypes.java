package io.variantmapper.processor;

import com.google.auto.common.MoreElements;
import javax.lang.model.element.AnnotationMirror;
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
    if (isAnnotated(type)) {
      return true;
    }
    for (Element member : type.getEnclosedElements()) {
      if (isAnnotated(member)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAnnotated(Element element) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      Element annotation = mirror.getAnnotationType().asElement();
      String home = MoreElements.getPackage(annotation).getQualifiedName().toString();
      if (home.equals(LOMBOK) || home.startsWith(LOMBOK + ".")) {
        return true;
      }
    }
    return false;
  }
}
