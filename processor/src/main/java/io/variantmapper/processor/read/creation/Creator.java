package io.variantmapper.processor.read.creation;

import com.google.auto.common.MoreElements;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.TypeFault;
import io.variantmapper.processor.read.compiler.Enclosing;
import io.variantmapper.processor.read.compiler.ExpressionName;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * A constructor, factory or builder that generated code can call to create an object, or the reason
 * why generated code can't create one.
 *
 * @param called the constructor or static method that is called first; empty if none is called
 * @param name the text that stands for the creator in messages, such as {@code builder()}
 * @param parameters the parameters of {@code called}; each takes the value of the field with its
 *     name
 * @param builder the type of the builder that sets the fields; empty if there is no builder
 * @param build the builder's method that creates the object; empty if there is no builder
 * @param creation reads the parameters, and returns the part of the model that describes the
 *     creator
 * @param isReplaced whether a given constructor or static method is not a candidate beside this
 *     creator
 */
public record Creator(
    Optional<ExecutableElement> called,
    String name,
    List<VariableElement> parameters,
    Optional<DeclaredType> builder,
    Optional<String> build,
    Function<ParameterReader, Creation> creation,
    Predicate<ExecutableElement> isReplaced) {
  /** Returns whether {@code other} is not a candidate, because this creator takes its place. */
  boolean replaces(Creator other) {
    return !other.equals(this) && other.called().filter(isReplaced).isPresent();
  }

  /**
   * Returns whether this is a constructor without parameters that belongs to the type itself, not
   * to a builder.
   */
  boolean isPlainConstructor() {
    return parameters.isEmpty()
        && builder.isEmpty()
        && called.filter(first -> first.getKind() == ElementKind.CONSTRUCTOR).isPresent();
  }

  /**
   * Returns the model of the first call.
   *
   * @param type the type that the call returns
   */
  static Creation.Call call(ExecutableElement called, TypeMirror type) {
    boolean constructor = called.getKind() == ElementKind.CONSTRUCTOR;
    return new Creation.Call(
        ExpressionName.of(MoreElements.asType(called.getEnclosingElement())),
        constructor ? "" : called.getSimpleName().toString(),
        TypeName.get(type));
  }

  /** Returns the type that a constructor or method returns. */
  static TypeMirror made(ExecutableElement called) {
    return called.getKind() == ElementKind.CONSTRUCTOR
        ? Enclosing.type(called).asType()
        : called.getReturnType();
  }

  /** Finds the creators of one kind in a type. {@link CreatorChoice} lists the kinds. */
  interface Kind {
    /** Returns the possible creators of a type in which {@code @VariantCreator} marks none. */
    List<Creator> unmarked();

    /** Returns the creator for a constructor or method with {@code @VariantCreator}. */
    Optional<Creator> marked(ExecutableElement executable);

    /** Returns why {@link #marked} finds no creator; empty if another kind gives the reason. */
    Optional<TypeFault> refusal(ExecutableElement executable);
  }
}
