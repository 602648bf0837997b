package io.variantmapper.processor.read.serializers;

import com.google.auto.common.MoreElements;
import io.variantmapper.annotations.VariantImport;
import io.variantmapper.annotations.VariantImports;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Enclosing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.type.NoType;

/** Finds {@code @VariantImport}, single or repeated, on an element or its annotations. */
public final class ImportAnnotations {
  private ImportAnnotations() {}

  /**
   * Returns the elements whose imports apply to a type, nearest first: the type itself, the types
   * around it and its package, each followed by its annotations.
   */
  static List<Element> annotatedElements(Element type) {
    List<Element> elements = new ArrayList<>();
    for (Element around : Enclosing.of(type)) {
      addWithAnnotations(around, elements);
    }
    addWithAnnotations(MoreElements.getPackage(type), elements);
    return elements;
  }

  private static void addWithAnnotations(Element element, List<Element> elements) {
    elements.add(element);
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      elements.add(mirror.getAnnotationType().asElement());
    }
  }

  /** Returns the imports on the element itself. */
  public static List<AnnotationMirror> on(Element element) {
    List<AnnotationMirror> imports = new ArrayList<>();
    Annotations.find(element, VariantImport.class).ifPresent(imports::add);
    Optional<AnnotationMirror> repeated = Annotations.find(element, VariantImports.class);
    if (repeated.isPresent()) {
      imports.addAll(Annotations.values(repeated.get(), "value", AnnotationMirror.class));
    }
    return imports;
  }

  /** Returns whether each import that applies to {@code type} refers only to classes that exist. */
  public static boolean areReady(Element type) {
    for (Element annotated : annotatedElements(type)) {
      for (AnnotationMirror annotation : on(annotated)) {
        if (!isReady(annotation)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isReady(AnnotationMirror annotation) {
    return isNothing(annotation)
        || (Annotations.type(annotation, "type").isPresent()
            && Annotations.type(annotation, "using").isPresent());
  }

  /**
   * Returns whether an import names {@code void.class}. {@link Annotations#type} returns empty for
   * {@code void.class}, as it does for a class that does not exist.
   */
  public static boolean isNothing(AnnotationMirror annotation) {
    return Stream.of("type", "using")
        .flatMap(member -> Annotations.given(annotation, member).stream())
        .anyMatch(value -> value.getValue() instanceof NoType);
  }
}
