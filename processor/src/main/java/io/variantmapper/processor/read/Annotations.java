package io.variantmapper.processor.read;

import static com.google.auto.common.AnnotationMirrors.getAnnotationValue;

import com.google.auto.common.MoreElements;
import com.palantir.javapoet.ClassName;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Looks at annotations: ours by class, those that say "nullable" by simple name. */
final class Annotations {
  private static final String NULLABLE = "Nullable";

  private Annotations() {}

  static Optional<AnnotationMirror> find(Element element, Class<? extends Annotation> annotation) {
    return element.getAnnotationMirrors().isEmpty()
        ? Optional.empty()
        : MoreElements.getAnnotationMirror(element, annotation).toJavaUtil();
  }

  /** Whether a type, such as a type argument, is annotated with any {@code @Nullable}. */
  static boolean isNullable(AnnotatedConstruct construct) {
    for (AnnotationMirror mirror : construct.getAnnotationMirrors()) {
      if (mirror.getAnnotationType().asElement().getSimpleName().contentEquals(NULLABLE)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a field, parameter or getter, or its type, is annotated so. */
  static boolean isNullableMember(Element member) {
    TypeMirror type =
        member instanceof ExecutableElement getter ? getter.getReturnType() : member.asType();
    return isNullable(member) || isNullable(type);
  }

  /** The annotation's name as in the source, without the package: {@code Outer.Inner}. */
  static String name(AnnotationMirror mirror) {
    TypeElement annotation = MoreElements.asType(mirror.getAnnotationType().asElement());
    return String.join(".", ClassName.get(annotation).simpleNames());
  }

  static boolean isTrue(AnnotationMirror mirror, String member) {
    return Boolean.TRUE.equals(getAnnotationValue(mirror, member).getValue());
  }

  /** What is given for a member, other than by its default. */
  static Optional<AnnotationValue> given(AnnotationMirror mirror, String member) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        mirror.getElementValues().entrySet()) {
      if (entry.getKey().getSimpleName().contentEquals(member)) {
        return Optional.of(entry.getValue());
      }
    }
    return Optional.empty();
  }

  /** The class that is given for a member; empty for {@code void.class}. */
  static Optional<TypeMirror> type(AnnotationMirror mirror, String member) {
    return value(mirror, member, TypeMirror.class).filter(type -> type.getKind() != TypeKind.VOID);
  }

  /** The value that is given for a member, if it is of that class. */
  static <T> Optional<T> value(AnnotationMirror mirror, String member, Class<T> type) {
    return given(mirror, member)
        .map(AnnotationValue::getValue)
        .filter(type::isInstance)
        .map(type::cast);
  }

  /** The constant that is given for a member; {@code absent}, its default, if none is. */
  static <E extends Enum<E>> E constant(AnnotationMirror mirror, String member, E absent) {
    return value(mirror, member, VariableElement.class)
        .map(constant -> constant.getSimpleName().toString())
        .map(name -> Enum.valueOf(absent.getDeclaringClass(), name))
        .orElse(absent);
  }

  /** The values of a member that is an array, by default an empty one. */
  static List<AnnotationValue> values(AnnotationMirror mirror, String member) {
    return given(mirror, member).stream()
        .map(AnnotationValue::getValue)
        .filter(List.class::isInstance)
        .flatMap(values -> ((List<?>) values).stream())
        .map(AnnotationValue.class::cast)
        .toList();
  }

  /** Those values of a member that is an array that are of a class. */
  static <T> List<T> values(AnnotationMirror mirror, String member, Class<T> type) {
    return values(mirror, member).stream()
        .map(AnnotationValue::getValue)
        .filter(type::isInstance)
        .map(type::cast)
        .toList();
  }
}
