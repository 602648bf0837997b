package io.variantmapper.processor.read.language;

import com.google.auto.common.MoreElements;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** What Kotlin's compiler adds to a class, unasked. */
public final class KotlinTypes {
  private static final String METADATA = "kotlin.Metadata";

  private KotlinTypes() {}

  /**
   * The constructors of a type; without the one that has no parameters if Kotlin put it beside
   * another, all of whose parameters have defaults. It repeats the annotations of that.
   */
  public static List<ExecutableElement> constructors(TypeElement type) {
    List<ExecutableElement> all = ElementFilter.constructorsIn(type.getEnclosedElements());
    return all.size() == 1 || !MoreElements.isAnnotationPresent(type, METADATA)
        ? all
        : all.stream()
            .filter(constructor -> !constructor.getParameters().isEmpty())
            .toList();
  }
}
