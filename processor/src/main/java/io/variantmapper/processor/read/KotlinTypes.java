package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** What Kotlin's compiler adds to a class, unasked. */
final class KotlinTypes {
  private static final String METADATA = "kotlin.Metadata";
  private static final String OVERLOADS = "kotlin.jvm.JvmOverloads";

  private KotlinTypes() {}

  /**
   * The constructors of a type; without those that Kotlin put beside another for the defaults of
   * its parameters: the one that has none, and those of {@code @JvmOverloads}. They repeat the
   * annotations of that.
   */
  static List<ExecutableElement> constructors(TypeElement type) {
    List<ExecutableElement> all = ElementFilter.constructorsIn(type.getEnclosedElements());
    return all.size() == 1 || !MoreElements.isAnnotationPresent(type, METADATA)
        ? all
        : all.stream()
            .filter(constructor -> !constructor.getParameters().isEmpty())
            .filter(constructor -> !isOverload(constructor, all))
            .toList();
  }

  private static boolean isOverload(ExecutableElement constructor, List<ExecutableElement> all) {
    return MoreElements.isAnnotationPresent(constructor, OVERLOADS)
        && all.stream()
            .filter(other -> MoreElements.isAnnotationPresent(other, OVERLOADS))
            .anyMatch(other ->
                other.getParameters().size() > constructor.getParameters().size());
  }
}
