package io.variantmapper.processor.read.declaration;

import com.google.auto.common.MoreTypes;
import io.variantmapper.annotations.VariantMixIn;
import io.variantmapper.processor.read.compiler.Annotations;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;

/** Recognizes mix-ins: types whose annotations map another type, the target. */
public final class MixIns {
  private MixIns() {}

  public static boolean isOne(Element type) {
    return Annotations.find(type, VariantMixIn.class).isPresent();
  }

  /** Returns the class or interface that {@code mixIn} maps; empty if it maps none. */
  public static Optional<TypeElement> target(Element mixIn) {
    return Annotations.find(mixIn, VariantMixIn.class)
        .flatMap(annotation -> Annotations.type(annotation, "value"))
        .filter(named -> named.getKind() == TypeKind.DECLARED)
        .map(MoreTypes::asTypeElement);
  }
}
