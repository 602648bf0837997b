package io.variantmapper.processor.read.serializers;

import com.google.auto.common.MoreElements;
import io.variantmapper.annotations.VariantImport;
import io.variantmapper.annotations.VariantImports;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Enclosing;
import java.util.List;
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
  static Stream<Element> annotatedElements(Element type) {
    return Stream.concat(Enclosing.of(type).stream(), Stream.of(MoreElements.getPackage(type)))
        .flatMap(element -> Stream.concat(Stream.of(element), annotations(element)));
  }

  /** Returns the imports on the element itself. */
  public static List<AnnotationMirror> on(Element element) {
    if (element.getAnnotationMirrors().isEmpty()) {
      return List.of();
    }
    Stream<AnnotationMirror> single = Annotations.find(element, VariantImport.class).stream();
    Stream<AnnotationMirror> repeated = Annotations.find(element, VariantImports.class).stream()
        .flatMap(imports -> Annotations.values(imports, "value", AnnotationMirror.class).stream());
    return Stream.concat(single, repeated).toList();
  }

  private static Stream<Element> annotations(Element element) {
    return element.getAnnotationMirrors().stream()
        .map(mirror -> mirror.getAnnotationType().asElement());
  }

  /** Returns whether each import that applies to {@code type} refers only to classes that exist. */
  public static boolean areReady(Element type) {
    return annotatedElements(type)
        .flatMap(annotated -> on(annotated).stream())
        .allMatch(ImportAnnotations::isReady);
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
