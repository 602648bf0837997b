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
    return hasLombokAnnotation(type)
        || type.getEnclosedElements().stream().anyMatch(LombokTypes::hasLombokAnnotation);
  }

  private static boolean hasLombokAnnotation(Element element) {
    return element.getAnnotationMirrors().stream()
        .map(AnnotationMirror::getAnnotationType)
        .map(annotation -> MoreElements.getPackage(MoreTypes.asElement(annotation)))
        .map(annotationPackage -> annotationPackage.getQualifiedName().toString())
        .anyMatch(name -> name.equals(LOMBOK) || name.startsWith(LOMBOK + "."));
  }
}
