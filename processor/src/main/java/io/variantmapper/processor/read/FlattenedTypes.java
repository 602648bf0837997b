package io.variantmapper.processor.read;

import com.google.auto.common.MoreTypes;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.processor.read.language.Annotations;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Finds the types whose fields take the place of a field. */
final class FlattenedTypes {
  private FlattenedTypes() {}

  /** All that are flattened into {@code type}, at any depth. */
  static Set<TypeElement> in(TypeElement type) {
    Set<TypeElement> found = new LinkedHashSet<>();
    addTo(found, type);
    return found;
  }

  private static void addTo(Set<TypeElement> found, TypeElement type) {
    List<TypeElement> inside = new ArrayList<>();
    for (Element bearer : bearers(type)) {
      TypeMirror held = Accessors.declaredType(bearer);
      if (held.getKind() == TypeKind.DECLARED && isFlattened(bearer)) {
        inside.add(MoreTypes.asTypeElement(held));
      }
    }
    for (TypeElement inner : inside) {
      if (found.add(inner)) {
        addTo(found, inner);
      }
    }
  }

  private static List<Element> bearers(TypeElement type) {
    List<Element> bearers = new ArrayList<>(Fields.of(type));
    for (Element member : type.getEnclosedElements()) {
      if (member instanceof ExecutableElement executable) {
        bearers.addAll(executable.getParameters());
      }
    }
    return bearers;
  }

  private static boolean isFlattened(Element bearer) {
    return Annotations.find(bearer, VariantField.class)
        .filter(mirror -> Annotations.isTrue(mirror, "flatten"))
        .isPresent();
  }
}
