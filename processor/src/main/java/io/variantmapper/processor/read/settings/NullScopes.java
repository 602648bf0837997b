package io.variantmapper.processor.read.settings;

import com.google.auto.common.MoreElements;
import io.variantmapper.annotations.Nullness;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Enclosing;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;

/**
 * The annotations {@code @NullMarked} and {@code @NullUnmarked} around a type. The innermost
 * annotation applies. {@code @NullUnmarked} only ends the effect of a {@code @NullMarked} further
 * out.
 *
 * @param inTypes the nullness that an annotation on the type or on a type around it sets
 * @param inPackageAndModule the nullness that an annotation on the package or the module sets
 */
record NullScopes(Nullness inTypes, Nullness inPackageAndModule) {
  private static final String MARKED = "NullMarked";
  private static final String UNMARKED = "NullUnmarked";

  static NullScopes around(TypeElement type) {
    PackageElement home = MoreElements.getPackage(type);
    Optional<Element> inner = innermost(Enclosing.of(type).filter(MoreElements::isType));
    Optional<Element> outer = inner.isPresent()
        ? Optional.empty()
        : innermost(Stream.concat(Stream.of(home), Stream.ofNullable(home.getEnclosingElement())));
    return new NullScopes(nullness(inner), nullness(outer));
  }

  private static Optional<Element> innermost(Stream<? extends Element> around) {
    return around
        .filter(element -> Annotations.isAnnotated(element, MARKED, UNMARKED))
        .<Element>map(element -> element)
        .findFirst();
  }

  private static Nullness nullness(Optional<Element> innermost) {
    return innermost.filter(element -> Annotations.isAnnotated(element, MARKED)).isPresent()
        ? Nullness.NON_NULL
        : Nullness.INHERITED;
  }
}
