package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import io.variantmapper.annotations.VariantCreator;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/**
 * Recognizes abstract types that another generator implements, such as AutoValue or Immutables. The
 * properties of such a type are abstract methods.
 */
final class AbstractValues {
  private static final String IMMUTABLE = "org.immutables.value.Value.Immutable";
  private static final Set<String> FACTORIES = Set.of("create", "of");
  private static final Set<String> BUILDER_FACTORIES = Set.of("builder", "newBuilder");

  private AbstractValues() {}

  /**
   * Returns whether a type is abstract, is not mapped by its subtypes, and has a static factory, a
   * static method that returns a builder, or the annotation {@code @Value.Immutable}.
   */
  static boolean isOne(TypeElement type) {
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
  static boolean isFactory(ExecutableElement method) {
    return method.getModifiers().contains(Modifier.STATIC)
        && FACTORIES.contains(method.getSimpleName().toString());
  }

  /** Returns whether a method is called {@code builder} or {@code newBuilder}. */
  static boolean isBuilderFactory(ExecutableElement method) {
    return BUILDER_FACTORIES.contains(method.getSimpleName().toString());
  }

  /** Returns whether Immutables generates a class for the type. */
  static boolean isImmutable(TypeElement type) {
    return MoreElements.isAnnotationPresent(type, IMMUTABLE);
  }
}
