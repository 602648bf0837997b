package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.processor.model.Shape;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * An annotation that makes a type mapped: ours, or one of a house style.
 *
 * @param mirror as it stands on the type
 * @param source what has the settings: the same, or the template on a house style's annotation
 */
record TypeMark(Shape shape, AnnotationMirror mirror, AnnotationMirror source) {
  /** All of a type, ours first. */
  static List<TypeMark> of(Element type) {
    if (type.getAnnotationMirrors().isEmpty()) {
      return List.of();
    }
    Stream<TypeMark> ours = Stream.of(Shape.values())
        .flatMap(shape -> Annotations.find(type, ours(shape)).stream()
            .map(mirror -> new TypeMark(shape, mirror, mirror)));
    Stream<TypeMark> ofHouseStyles =
        type.getAnnotationMirrors().stream().flatMap(mirror -> ofHouseStyle(mirror).stream());
    return Stream.concat(ours, ofHouseStyles).toList();
  }

  /** Whether the element is a type with a generated serializer. */
  static boolean isOn(Element type) {
    return !of(type).isEmpty();
  }

  /** Whether the type's serializer writes changes, too. */
  static boolean hasChanges(Element type) {
    return of(type).stream()
        .anyMatch(mark ->
            mark.shape() == Shape.DICTIONARY && Annotations.isTrue(mark.source(), "changes"));
  }

  /** The templates on an annotation's own declaration, which make it a house style. */
  static List<AnnotationMirror> templates(Element annotation) {
    return Stream.of(Shape.values())
        .flatMap(shape -> Annotations.find(annotation, template(shape)).stream())
        .toList();
  }

  private static Optional<TypeMark> ofHouseStyle(AnnotationMirror mirror) {
    Element annotation = mirror.getAnnotationType().asElement();
    return Stream.of(Shape.values())
        .flatMap(shape -> Annotations.find(annotation, template(shape)).stream()
            .map(template -> new TypeMark(shape, mirror, template)))
        .findFirst();
  }

  private static Class<? extends Annotation> ours(Shape shape) {
    return switch (shape) {
      case DICTIONARY -> VariantDictionary.class;
      case ARRAY -> VariantArray.class;
    };
  }

  private static Class<? extends Annotation> template(Shape shape) {
    return switch (shape) {
      case DICTIONARY -> VariantDictionary.Template.class;
      case ARRAY -> VariantArray.Template.class;
    };
  }

  /** The annotation that stands on the type. */
  TypeElement annotation() {
    return MoreElements.asType(mirror.getAnnotationType().asElement());
  }

  /** Whether the annotation is a house style's. */
  boolean isHouseStyle() {
    return mirror != source;
  }

  /** What the annotation says for all fields. */
  TypeSettings settings() {
    return TypeSettings.of(source);
  }
}
