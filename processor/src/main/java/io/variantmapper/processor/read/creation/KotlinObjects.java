package io.variantmapper.processor.read.creation;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.TypeFault;
import io.variantmapper.processor.read.compiler.Accessibility;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.ExpressionName;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.read.declaration.TypeAnnotations;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/**
 * Finds the single instance of a Kotlin {@code object}, so that generated code does not create
 * another instance.
 */
final class KotlinObjects implements Creator.Kind {
  private static final String INSTANCE = "INSTANCE";

  private final Compiler compiler;
  private final Accessibility accessibility;
  private final TypeAnnotations annotations;
  private final TypeElement type;

  KotlinObjects(Compiler compiler, Accessibility accessibility, TypeAnnotations annotations) {
    this.compiler = compiler;
    this.accessibility = accessibility;
    this.annotations = annotations;
    type = annotations.type();
  }

  // object Leave : Message   is compiled to
  // class Leave { static final Leave INSTANCE; private Leave() {} }
  @Override
  public List<Creator> unmarked() {
    return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .filter(this::isInstance)
        .map(field -> creator())
        .toList();
  }

  private boolean isInstance(VariableElement field) {
    return field.getSimpleName().contentEquals(INSTANCE)
        && field.getModifiers().contains(Modifier.STATIC)
        && accessibility.allows(field)
        && compiler.isSame(field.asType(), type.asType());
  }

  private Creator creator() {
    Creation.Call call =
        new Creation.Call(ExpressionName.of(type), INSTANCE, TypeName.get(type.asType()), true);
    return new Creator(
        Optional.empty(),
        INSTANCE,
        List.of(),
        Optional.empty(),
        Optional.empty(),
        parameters ->
            Creation.of(call, List.of(), List.of(), SourceAnchor.of(annotations.annotated())),
        constructor -> false);
  }

  @Override
  public Optional<Creator> marked(ExecutableElement executable) {
    return Optional.empty();
  }

  @Override
  public Optional<TypeFault> refusal(ExecutableElement executable) {
    return Optional.empty();
  }
}
