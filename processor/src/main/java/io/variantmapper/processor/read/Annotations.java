package io.variantmapper.processor.read;

import static com.google.auto.common.AnnotationMirrors.getAnnotationValue;
import static com.google.auto.common.AnnotationMirrors.getAnnotationValuesWithDefaults;
import static com.google.auto.common.MoreElements.isAnnotationPresent;

import com.google.auto.common.MoreElements;
import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import java.lang.annotation.Annotation;
import java.util.Optional;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/** Looks at annotations: ours by class, those that say "nullable" by simple name. */
final class Annotations {
  private static final String NULLABLE = "Nullable";

  private Annotations() {}

  static Optional<AnnotationMirror> find(Element element, Class<? extends Annotation> annotation) {
    return MoreElements.getAnnotationMirror(element, annotation).toJavaUtil();
  }

  /** Whether the element is a type with a generated serializer. */
  static boolean isMapped(Element type) {
    return isAnnotationPresent(type, VariantDictionary.class)
        || isAnnotationPresent(type, VariantArray.class);
  }

  /** Whether a type, such as a type argument, is annotated with any {@code @Nullable}. */
  static boolean isNullable(AnnotatedConstruct construct) {
    return construct.getAnnotationMirrors().stream()
        .map(mirror -> mirror.getAnnotationType().asElement().getSimpleName())
        .anyMatch(name -> name.contentEquals(NULLABLE));
  }

  /** Whether a field, parameter or getter, or its type, is annotated so. */
  static boolean isNullableMember(Element member) {
    TypeMirror type =
        member instanceof ExecutableElement getter ? getter.getReturnType() : member.asType();
    return isNullable(member) || isNullable(type);
  }

  static String string(AnnotationMirror mirror, String member) {
    return String.valueOf(getAnnotationValue(mirror, member).getValue());
  }

  static boolean isTrue(AnnotationMirror mirror, String member) {
    return Boolean.TRUE.equals(getAnnotationValue(mirror, member).getValue());
  }

  /** A member's constant; {@code absent} if there is no such member, or no such constant. */
  static <E extends Enum<E>> E constant(AnnotationMirror mirror, String member, E absent) {
    return getAnnotationValuesWithDefaults(mirror).entrySet().stream()
        .filter(entry -> entry.getKey().getSimpleName().contentEquals(member))
        .map(entry -> entry.getValue().getValue())
        .filter(VariableElement.class::isInstance)
        .map(constant -> ((VariableElement) constant).getSimpleName().toString())
        .map(name -> Enum.valueOf(absent.getDeclaringClass(), name))
        .findFirst()
        .orElse(absent);
  }
}
