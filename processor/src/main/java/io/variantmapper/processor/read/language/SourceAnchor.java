package io.variantmapper.processor.read.language;

import io.variantmapper.processor.model.Anchor;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * A place in the user's source, as exact as it is known.
 *
 * <pre>{@code
 * SourceAnchor.of(field).at(mirror)   // the annotation on the field
 * }</pre>
 *
 * @param annotation null for the element itself
 * @param value null for the whole annotation
 */
public record SourceAnchor(
    Element element,
    @Nullable AnnotationMirror annotation,
    @Nullable AnnotationValue value) implements Anchor {
  /** The name of an element. */
  public static SourceAnchor of(Element element) {
    return new SourceAnchor(element, null, null);
  }

  /** The place that a model leads back to. */
  public static SourceAnchor of(Anchor anchor) {
    return (SourceAnchor) anchor;
  }

  @Override
  public String toString() {
    return element.toString();
  }

  /** An annotation of the same element. */
  public SourceAnchor at(AnnotationMirror mirror) {
    return new SourceAnchor(element, mirror, null);
  }

  /** A value of an annotation of the same element. */
  public SourceAnchor at(AnnotationMirror mirror, AnnotationValue annotationValue) {
    return new SourceAnchor(element, mirror, annotationValue);
  }
}
