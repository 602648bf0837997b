package io.variantmapper.processor.read.settings;

import com.google.auto.common.MoreElements;
import io.variantmapper.annotations.Nullness;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Enclosing;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

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
    for (Element around : Enclosing.of(type)) {
      if (isInnermost(around)) {
        return new NullScopes(nullness(around), Nullness.INHERITED);
      }
    }
    PackageElement home = MoreElements.getPackage(type);
    @Nullable Element module = home.getEnclosingElement();
    Element outer = module == null || isInnermost(home) ? home : module;
    return new NullScopes(Nullness.INHERITED, nullness(outer));
  }

  private static boolean isInnermost(Element around) {
    return Annotations.isAnnotated(around, MARKED, UNMARKED);
  }

  private static Nullness nullness(Element innermost) {
    return Annotations.isAnnotated(innermost, MARKED) ? Nullness.NON_NULL : Nullness.INHERITED;
  }
}
