package io.variantmapper.processor.model;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * The place in the user's source that a message belongs to, as exact as it is known.
 *
 * <pre>{@code
 * Anchor.of(field).at(mirror)   // the annotation on the field
 * }</pre>
 *
 * @param annotation null for the element itself
 * @param value null for the whole annotation
 */
public record Anchor(
    Element element,
    @Nullable AnnotationMirror annotation,
    @Nullable AnnotationValue value) {
  /** The name of an element. */
  public static Anchor of(Element element) {
    return new Anchor(element, null, null);
  }

  /** An annotation of the same element. */
  public Anchor at(AnnotationMirror mirror) {
    return new Anchor(element, mirror, null);
  }

  /** A value of an annotation of the same element. */
  public Anchor at(AnnotationMirror mirror, AnnotationValue annotationValue) {
    return new Anchor(element, mirror, annotationValue);
  }
}
