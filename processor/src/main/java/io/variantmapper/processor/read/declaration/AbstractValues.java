package io.variantmapper.processor.read.declaration;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import io.variantmapper.annotations.VariantCreator;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;

/**
 * Recognizes abstract types that another generator implements, such as AutoValue or Immutables. The
 * properties of such a type are abstract methods.
 */
public final class AbstractValues {
  private static final String IMMUTABLE = "org.immutables.value.Value.Immutable";
  private static final String AUTO_VALUE = "com.google.auto.value.AutoValue";
  private static final Set<String> FACTORIES = Set.of("create", "of");
  private static final Set<String> BUILDER_FACTORIES = Set.of("builder", "newBuilder");

  /** Recognizes the annotations of generators, such as the one of {@code javax.annotation}. */
  private static final String GENERATED = "Generated";

  private AbstractValues() {}

  /**
   * Returns whether a type is abstract, is not mapped by its subtypes, and has a static factory, a
   * static method that returns a builder, or the annotation {@code @Value.Immutable}.
   */
  public static boolean isOne(TypeElement type) {
    return Subtypes.isAbstract(type)
        && !Subtypes.areOf(type)
        && (isImmutable(type) || makers(type).findAny().isPresent());
  }

  private static Stream<ExecutableElement> makers(TypeElement type) {
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .filter(method -> method.getModifiers().contains(Modifier.STATIC))
        .filter(method -> isFactory(method)
            || isBuilderFactory(method)
            || MoreElements.isAnnotationPresent(method, VariantCreator.class));
  }

  /** Returns whether a method is a static {@code create} or {@code of}. */
  public static boolean isFactory(ExecutableElement method) {
    return method.getModifiers().contains(Modifier.STATIC)
        && FACTORIES.contains(method.getSimpleName().toString());
  }

  /** Returns whether a method is called {@code builder} or {@code newBuilder}. */
  public static boolean isBuilderFactory(ExecutableElement method) {
    return BUILDER_FACTORIES.contains(method.getSimpleName().toString());
  }

  /**
   * Returns the abstract type that a generated class implements: {@code Unit} for {@code
   * ImmutableUnit}. Returns an empty value for classes that people write.
   */
  public static Optional<TypeElement> originOf(TypeElement type) {
    boolean isGenerated = type.getAnnotationMirrors().stream()
        .map(mirror -> mirror.getAnnotationType().asElement().getSimpleName())
        .anyMatch(name -> name.contentEquals(GENERATED));
    return Stream.concat(Stream.of(type.getSuperclass()), type.getInterfaces().stream())
        .filter(above -> isGenerated && above.getKind() == TypeKind.DECLARED)
        .map(MoreTypes::asTypeElement)
        .filter(AbstractValues::isOne)
        .findFirst();
  }

  /** Returns whether another generator implements the type, and checks that no value is missing. */
  public static boolean requiresValues(TypeElement type) {
    return isImmutable(type) || MoreElements.isAnnotationPresent(type, AUTO_VALUE);
  }

  /** Returns whether Immutables generates a class for the type. */
  public static boolean isImmutable(TypeElement type) {
    return MoreElements.isAnnotationPresent(type, IMMUTABLE);
  }
}
