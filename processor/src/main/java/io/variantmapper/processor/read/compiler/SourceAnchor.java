package io.variantmapper.processor.read.compiler;

import io.variantmapper.processor.model.Anchor;
import java.lang.annotation.Annotation;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * A place in the user's source: an element, one of its annotations, or a value in such an
 * annotation.
 *
 * <pre>{@code
 * SourceAnchor.of(field).at(mirror)   // the annotation on the field
 * }</pre>
 *
 * @param annotation the annotation; null if the place is the element itself
 * @param value the value; null if the place is the whole annotation, or the element itself
 */
public record SourceAnchor(
    Element element,
    @Nullable AnnotationMirror annotation,
    @Nullable AnnotationValue value) implements Anchor {
  /** Returns the place of an element's name. */
  public static SourceAnchor of(Element element) {
    return new SourceAnchor(element, null, null);
  }

  /**
   * Returns the place of an annotation, or the place of the element if the element does not have
   * the annotation.
   */
  public static SourceAnchor of(Element element, Class<? extends Annotation> annotation) {
    SourceAnchor anchor = of(element);
    return Annotations.find(element, annotation).map(anchor::at).orElse(anchor);
  }

  /** Returns an anchor of the model as a place in the source. */
  public static SourceAnchor of(Anchor anchor) {
    return (SourceAnchor) anchor;
  }

  @Override
  public String toString() {
    return element.toString();
  }

  /** Returns the place of an annotation of the element. */
  public SourceAnchor at(AnnotationMirror mirror) {
    return new SourceAnchor(element, mirror, null);
  }

  /**
   * Returns the place of a member's value in an annotation, or the place of the annotation if the
   * annotation does not set the member.
   */
  public SourceAnchor at(AnnotationMirror mirror, String member) {
    return Annotations.given(mirror, member).map(value -> at(mirror, value)).orElse(at(mirror));
  }

  /** Returns the place of a value in an annotation of the element. */
  public SourceAnchor at(AnnotationMirror mirror, AnnotationValue annotationValue) {
    return new SourceAnchor(element, mirror, annotationValue);
  }
}
