package io.variantmapper.processor.read.compiler;

import static com.google.auto.common.AnnotationMirrors.getAnnotationValue;

import com.google.auto.common.MoreElements;
import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.SourceName;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Reads annotations. Finds this library's annotations by class, and any {@code Nullable}, {@code
 * NonNull} or {@code Generated} by simple name.
 */
public final class Annotations {
  private static final String NULLABLE = "Nullable";
  private static final String GENERATED = "Generated";

  /**
   * JSpecify, Android and Lombok use the first name, JSR 305 uses the second, and JetBrains and
   * Jakarta Validation use the third.
   */
  private static final String[] NON_NULL = {"NonNull", "Nonnull", "NotNull"};

  private Annotations() {}

  public static Optional<AnnotationMirror> find(
      Element element, Class<? extends Annotation> annotation) {
    return element.getAnnotationMirrors().isEmpty()
        ? Optional.empty()
        : MoreElements.getAnnotationMirror(element, annotation).toJavaUtil();
  }

  /** Finds an annotation of a library on which the processor does not depend. */
  public static Optional<AnnotationMirror> find(Element element, String annotation) {
    return element.getAnnotationMirrors().isEmpty()
        ? Optional.empty()
        : MoreElements.getAnnotationMirror(element, annotation).toJavaUtil();
  }

  /** Returns whether an element or a type is annotated with any {@code @Nullable}. */
  static boolean isNullable(AnnotatedConstruct construct) {
    return isAnnotated(construct, NULLABLE);
  }

  /** Returns whether an element or a type is annotated with an annotation of one of these names. */
  public static boolean isAnnotated(AnnotatedConstruct construct, String... names) {
    for (AnnotationMirror mirror : construct.getAnnotationMirrors()) {
      Name name = mirror.getAnnotationType().asElement().getSimpleName();
      for (String sought : names) {
        if (name.contentEquals(sought)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Returns whether an element or a type is annotated with {@code @NonNull} or a similar annotation
   * of any library.
   */
  static boolean isNonNull(AnnotatedConstruct construct) {
    return isAnnotated(construct, NON_NULL);
  }

  /**
   * Returns whether {@code @Nullable} is on a field, parameter or getter, or on its type. The type
   * of a getter is its return type.
   */
  public static boolean isNullableMember(Element member) {
    return isNullable(member) || isNullable(typeOf(member));
  }

  /**
   * Returns whether {@code @NonNull} or a similar annotation is in one of the places where {@link
   * #isNullableMember} looks.
   */
  public static boolean isNonNullMember(Element member) {
    return isNonNull(member) || isNonNull(typeOf(member));
  }

  /** Returns the declared type of a field or parameter, or the return type of a method. */
  public static TypeMirror typeOf(Element member) {
    return member instanceof ExecutableElement getter ? getter.getReturnType() : member.asType();
  }

  /**
   * Returns whether a type is in generated code: the type, or a type around it, is annotated
   * with any {@code @Generated}.
   */
  public static boolean isInGenerated(Element type) {
    return Enclosing.of(type).stream()
        .flatMap(around -> around.getAnnotationMirrors().stream())
        .map(mirror -> mirror.getAnnotationType().asElement().getSimpleName())
        .anyMatch(name -> name.contentEquals(GENERATED));
  }

  /** Returns the name without the package, such as {@code VariantArray.Template}. */
  public static String name(AnnotationMirror mirror) {
    TypeElement annotation = MoreElements.asType(mirror.getAnnotationType().asElement());
    return SourceName.of(ClassName.get(annotation));
  }

  public static boolean isTrue(AnnotationMirror mirror, String member) {
    return Boolean.TRUE.equals(getAnnotationValue(mirror, member).getValue());
  }

  /**
   * Returns the value that the source gives for a member; empty if the source relies on the
   * default.
   */
  public static Optional<AnnotationValue> given(AnnotationMirror mirror, String member) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        mirror.getElementValues().entrySet()) {
      if (entry.getKey().getSimpleName().contentEquals(member)) {
        return Optional.of(entry.getValue());
      }
    }
    return Optional.empty();
  }

  /** Returns the class that is given for a member; empty if none or {@code void.class} is given. */
  public static Optional<TypeMirror> type(AnnotationMirror mirror, String member) {
    Optional<TypeMirror> type = value(mirror, member, TypeMirror.class);
    return type.isPresent() && type.get().getKind() != TypeKind.VOID ? type : Optional.empty();
  }

  /**
   * Returns the value that is given for a member; empty if none is given, or if the value is not an
   * instance of {@code type}.
   */
  public static <T> Optional<T> value(AnnotationMirror mirror, String member, Class<T> type) {
    Optional<AnnotationValue> given = given(mirror, member);
    return given.isPresent() && type.isInstance(given.get().getValue())
        ? Optional.of(type.cast(given.get().getValue()))
        : Optional.empty();
  }

  /**
   * Returns the constant that is given for a member; if none is given, returns {@code absent},
   * which is the member's default.
   */
  public static <E extends Enum<E>> E constant(AnnotationMirror mirror, String member, E absent) {
    return constant(mirror, member)
        .map(name -> Enum.valueOf(absent.getDeclaringClass(), name))
        .orElse(absent);
  }

  /** Returns the name of the constant that is given for a member. */
  public static Optional<String> constant(AnnotationMirror mirror, String member) {
    return value(mirror, member, VariableElement.class)
        .map(constant -> constant.getSimpleName().toString());
  }

  /** Returns the values of an array member whose default is an empty array. */
  public static List<AnnotationValue> values(AnnotationMirror mirror, String member) {
    List<AnnotationValue> values = new ArrayList<>();
    Optional<AnnotationValue> given = given(mirror, member);
    if (given.isPresent() && given.get().getValue() instanceof List<?> list) {
      for (Object value : list) {
        values.add((AnnotationValue) value);
      }
    }
    return values;
  }

  /** Returns the values of an array member that are instances of {@code type}. */
  public static <T> List<T> values(AnnotationMirror mirror, String member, Class<T> type) {
    List<T> values = new ArrayList<>();
    for (AnnotationValue value : values(mirror, member)) {
      if (type.isInstance(value.getValue())) {
        values.add(type.cast(value.getValue()));
      }
    }
    return values;
  }
}
