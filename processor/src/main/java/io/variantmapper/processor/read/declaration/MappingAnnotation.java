package io.variantmapper.processor.read.declaration;

import com.google.auto.common.MoreElements;
import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantSingleValue;
import io.variantmapper.processor.model.Merging;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.read.compiler.Annotations;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/**
 * An annotation that maps a type: an annotation of this library, or a house style, which is an
 * annotation that the user declares.
 *
 * @param mirror the annotation on the type
 * @param source the annotation with the settings: {@code mirror} itself, or the template on the
 *     declaration of a house style
 */
public record MappingAnnotation(Shape shape, AnnotationMirror mirror, AnnotationMirror source) {
  private static final List<Shape> SHAPES = List.of(Shape.values());

  /** Returns all annotations that map a type. The library's own annotations come first. */
  public static List<MappingAnnotation> of(Element type) {
    if (type.getAnnotationMirrors().isEmpty()) {
      return List.of();
    }
    List<MappingAnnotation> annotations = new ArrayList<>();
    for (Shape shape : SHAPES) {
      Optional<AnnotationMirror> mirror = Annotations.find(type, ours(shape));
      if (mirror.isPresent()) {
        annotations.add(new MappingAnnotation(shape, mirror.get(), mirror.get()));
      }
    }
    for (AnnotationMirror mirror : type.getAnnotationMirrors()) {
      ofHouseStyle(mirror).ifPresent(annotations::add);
    }
    return annotations;
  }

  /**
   * Returns whether the element has an annotation that maps it, so that a serializer is generated.
   */
  public static boolean isOn(Element type) {
    return !of(type).isEmpty();
  }

  /**
   * Returns the shape that the first annotation states; a Dictionary if no annotation maps the
   * type.
   */
  public static Shape shape(Element type) {
    List<MappingAnnotation> annotations = of(type);
    return annotations.isEmpty() ? Shape.DICTIONARY : annotations.get(0).shape();
  }

  /**
   * Returns the shape of a mapped type; empty for a hierarchy, because each subtype has its own
   * shape.
   */
  public static Optional<Shape> shapeOf(TypeElement type) {
    List<MappingAnnotation> annotations = of(type);
    return Subtypes.areOf(type) || annotations.isEmpty()
        ? Optional.empty()
        : Optional.of(annotations.get(0).shape());
  }

  /** Returns what the serializer of a type can do with an existing value. */
  public static Merging merging(Element type) {
    if (hasChanges(type)) {
      return Merging.CHANGES;
    }
    return hasReadInto(type) ? Merging.READ_INTO : Merging.NONE;
  }

  /**
   * Returns whether the type's serializer also writes changes. On a hierarchy, the setting of a
   * house style is ignored.
   */
  public static boolean hasChanges(Element type) {
    boolean bySubtypes = MoreElements.isType(type) && Subtypes.areOf(MoreElements.asType(type));
    return isSet(type, "changes", !bySubtypes);
  }

  /**
   * Returns whether the type's serializer also reads packets into existing objects. The setting of
   * a house style applies to concrete classes only, because objects of other types have no setters.
   */
  public static boolean hasReadInto(Element type) {
    Element created = MixIns.target(type).<Element>map(target -> target).orElse(type);
    boolean isConcreteClass = created.getKind() == ElementKind.CLASS
        && !created.getModifiers().contains(Modifier.ABSTRACT);
    return isSet(type, "readInto", isConcreteClass);
  }

  private static boolean isSet(Element type, String member, boolean isSetByHouseStyle) {
    for (MappingAnnotation annotation : of(type)) {
      Optional<AnnotationValue> given = annotation.isHouseStyle() && !isSetByHouseStyle
          ? Optional.empty()
          : Annotations.given(annotation.source(), member);
      if (given.isPresent()) {
        return Boolean.TRUE.equals(given.get().getValue());
      }
    }
    return false;
  }

  /**
   * Returns the templates on the declaration of an annotation. An annotation with a template is a
   * house style: it maps types in the same way as the library's own annotations.
   */
  public static List<AnnotationMirror> templates(Element annotation) {
    if (annotation.getAnnotationMirrors().isEmpty()) {
      return List.of();
    }
    List<AnnotationMirror> templates = new ArrayList<>();
    for (Shape shape : SHAPES) {
      template(annotation, shape).ifPresent(templates::add);
    }
    return templates;
  }

  // @GameData on the type, and @VariantDictionary.Template on @interface GameData
  private static Optional<MappingAnnotation> ofHouseStyle(AnnotationMirror mirror) {
    Element annotation = mirror.getAnnotationType().asElement();
    for (Shape shape : SHAPES) {
      Optional<AnnotationMirror> template = template(annotation, shape);
      if (template.isPresent()) {
        return Optional.of(new MappingAnnotation(shape, mirror, template.get()));
      }
    }
    return Optional.empty();
  }

  private static Class<? extends Annotation> ours(Shape shape) {
    return switch (shape) {
      case DICTIONARY -> VariantDictionary.class;
      case ARRAY -> VariantArray.class;
      case VALUE -> VariantSingleValue.class;
    };
  }

  private static Optional<AnnotationMirror> template(Element annotation, Shape shape) {
    return switch (shape) {
      case DICTIONARY -> Annotations.find(annotation, VariantDictionary.Template.class);
      case ARRAY -> Annotations.find(annotation, VariantArray.Template.class);
      case VALUE -> Optional.empty();
    };
  }

  public TypeElement annotation() {
    return MoreElements.asType(mirror.getAnnotationType().asElement());
  }

  public boolean isHouseStyle() {
    return mirror != source;
  }
}
