package io.variantmapper.processor;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;

/**
 * Recognises the types that Lombok adds members to. It changes them in place, so that no unknown
 * name tells that something is still to come.
 */
final class LombokTypes {
  private static final String LOMBOK = "lombok";

  private LombokTypes() {}

  /** Whether the type, or a member of it, has an annotation of Lombok's. */
  static boolean isLombok(Element type) {
    if (hasLombokAnnotation(type)) {
      return true;
    }
    for (Element member : type.getEnclosedElements()) {
      if (hasLombokAnnotation(member)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasLombokAnnotation(Element element) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      Element annotation = MoreTypes.asElement(mirror.getAnnotationType());
      String name = MoreElements.getPackage(annotation).getQualifiedName().toString();
      if (name.equals(LOMBOK) || name.startsWith(LOMBOK + ".")) {
        return true;
      }
    }
    return false;
  }
}
