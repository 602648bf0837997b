package io.variantmapper.processor.read.compiler;

import com.google.auto.common.MoreElements;
import com.palantir.javapoet.ClassName;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/**
 * Names a type so that generated code can refer to its static members.
 *
 * <p>In the expression {@code Player.Rank.values()}, {@code Player.Rank} is not the nested type if
 * Player also has a field named Rank (Java Language Specification, 6.4.2). So code must import such
 * a type, and use its simple name.
 */
public final class ExpressionName {
  private ExpressionName() {}

  /**
   * Returns the name of a type. If a field hides the type, the enclosing class takes the place of
   * the package, so that JavaPoet imports the type instead of the enclosing class.
   */
  public static ClassName of(TypeElement type) {
    boolean isHidden = Enclosing.of(type).stream().anyMatch(ExpressionName::isHidden);
    return isHidden
        ? ClassName.get(
            MoreElements.asType(type.getEnclosingElement()).getQualifiedName().toString(),
            type.getSimpleName().toString())
        : ClassName.get(type);
  }

  private static boolean isHidden(Element type) {
    Element around = type.getEnclosingElement();
    return MoreElements.isType(around)
        && Stream.iterate(
                Optional.of(MoreElements.asType(around)),
                Optional::isPresent,
                above -> above.flatMap(Compiler::superclass))
            .flatMap(Optional::stream)
            .flatMap(owner -> owner.getEnclosedElements().stream())
            .filter(member -> member.getKind() == ElementKind.FIELD)
            .anyMatch(field -> field.getSimpleName().equals(type.getSimpleName()));
  }
}
