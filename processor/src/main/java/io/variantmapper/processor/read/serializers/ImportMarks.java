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
public final class ImportMarks {
  private ImportMarks() {}

  /**
   * Returns the elements whose imports apply to a type, nearest first: the type itself, the types
   * around it and its package, each followed by its annotations.
   */
  static Stream<Element> bearers(Element type) {
    return Stream.concat(Enclosing.of(type), Stream.of(MoreElements.getPackage(type)))
        .flatMap(element -> Stream.concat(Stream.of(element), annotations(element)));
  }

  /** Returns the imports on the element itself. */
  public static List<AnnotationMirror> on(Element element) {
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
    return bearers(type).flatMap(bearer -> on(bearer).stream()).allMatch(ImportMarks::isReady);
  }

  private static boolean isReady(AnnotationMirror mark) {
    return isNothing(mark)
        || (Annotations.type(mark, "type").isPresent()
            && Annotations.type(mark, "using").isPresent());
  }

  /**
   * Returns whether an import names {@code void.class}. {@link Annotations#type} returns empty for
   * {@code void.class}, as it does for a class that does not exist.
   */
  public static boolean isNothing(AnnotationMirror mark) {
    return Stream.of("type", "using")
        .flatMap(member -> Annotations.given(mark, member).stream())
        .anyMatch(value -> value.getValue() instanceof NoType);
  }
}
