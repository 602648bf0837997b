package io.variantmapper.processor.read.declaration;

import com.google.auto.common.MoreTypes;
import io.variantmapper.annotations.VariantMixIn;
import io.variantmapper.processor.read.compiler.Annotations;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Recognizes mix-ins: types whose annotations map another type, the target. */
public final class MixIns {
  private MixIns() {}

  public static boolean isOne(Element type) {
    return Annotations.find(type, VariantMixIn.class).isPresent();
  }

  /** Returns the class or interface that {@code mixIn} maps; empty if it maps none. */
  public static Optional<TypeElement> target(Element mixIn) {
    Optional<AnnotationMirror> annotation = Annotations.find(mixIn, VariantMixIn.class);
    Optional<TypeMirror> named =
        annotation.isEmpty() ? Optional.empty() : Annotations.type(annotation.get(), "value");
    return named.isPresent() && named.get().getKind() == TypeKind.DECLARED
        ? Optional.of(MoreTypes.asTypeElement(named.get()))
        : Optional.empty();
  }
}
