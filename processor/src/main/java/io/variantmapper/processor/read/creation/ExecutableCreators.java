package io.variantmapper.processor.read.creation;

import com.google.auto.common.MoreElements;
import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.TypeFault;
import io.variantmapper.processor.read.compiler.Accessibility;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.Enclosing;
import io.variantmapper.processor.read.compiler.KotlinStub;
import io.variantmapper.processor.read.compiler.SourceOrder;
import io.variantmapper.processor.read.compiler.TypeVariableSubstitution;
import io.variantmapper.processor.read.declaration.AbstractValues;
import io.variantmapper.processor.read.declaration.Member;
import io.variantmapper.processor.read.declaration.Subtypes;
import io.variantmapper.processor.read.declaration.TypeAnnotations;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/** Finds the constructors and static factories that create objects of a type directly. */
final class ExecutableCreators implements Creator.Kind {
  private static final String KOTLIN_OVERLOADS = "kotlin.jvm.JvmOverloads";

  private final Compiler compiler;
  private final Types types;
  private final Accessibility accessibility;
  private final TypeAnnotations annotations;
  private final TypeElement type;

  ExecutableCreators(Compiler compiler, Accessibility accessibility, TypeAnnotations annotations) {
    this.compiler = compiler;
    types = compiler.types();
    this.accessibility = accessibility;
    this.annotations = annotations;
    type = annotations.type();
  }

  @Override
  public List<Creator> unmarked() {
    List<ExecutableElement> candidates = Subtypes.isAbstract(type) ? factories() : constructors();
    return candidates.stream().map(this::creator).toList();
  }

  private List<ExecutableElement> factories() {
    List<ExecutableElement> own = ElementFilter.methodsIn(SourceOrder.members(type)).stream()
        .filter(AbstractValues::isFactory)
        .filter(method -> accessibility.allows(method) && makesType(method))
        .toList();
    return own.isEmpty() && AbstractValues.isImmutable(type) ? generatedFactories() : own;
  }

  /**
   * Returns the factory or constructor of the class that Immutables generates. If the factory is
   * overloaded, returns the overload that takes the types of the properties.
   */
  private List<ExecutableElement> generatedFactories() {
    return new ImmutablesClass(compiler.elements(), accessibility, type)
        .factories().stream().filter(this::takesProperties).toList();
  }

  // static <T> ImmutableUnit<T> of(List<String> names), not of(Iterable<String> names)
  private boolean takesProperties(ExecutableElement factory) {
    TypeVariableSubstitution substitution =
        new TypeVariableSubstitution(compiler, type, Creator.made(factory));
    return factory.getParameters().stream()
        .allMatch(parameter -> annotations.fields().stream()
            .filter(field -> parameter.getSimpleName().contentEquals(Member.nameOf(field))
                || parameter.getSimpleName().equals(field.getSimpleName()))
            .allMatch(field ->
                compiler.isSame(Annotations.typeOf(field), substitution.of(parameter.asType()))));
  }

  /**
   * Returns the canonical constructor of a record. For a class, returns all accessible constructors
   * except constructors that take its builder.
   */
  private List<ExecutableElement> constructors() {
    boolean isRecord = type.getKind() == ElementKind.RECORD;
    return constructors(type).stream()
        .filter(constructor -> isRecord ? compiler.isCanonical(constructor) : isUsable(constructor))
        .filter(constructor ->
            isRecord || BuilderReader.takenBy(constructor, compiler).isEmpty())
        .toList();
  }

  /**
   * Returns whether generated code can call a constructor. The default constructor of a private
   * class is also private, but only the class is reported.
   */
  private boolean isUsable(ExecutableElement constructor) {
    return accessibility.allows(constructor) || compiler.isImplicit(constructor);
  }

  /**
   * Returns the constructors of the type, except the constructors that Kotlin's compiler adds for
   * default arguments: a constructor without parameters, and the overloads that {@code
   * JvmOverloads} requests. Added constructors repeat the annotations of the constructor that they
   * call. So if only the constructor without parameters has {@code @VariantCreator}, the user wrote
   * this constructor, and it is returned.
   */
  static List<ExecutableElement> constructors(TypeElement type) {
    List<ExecutableElement> all = ElementFilter.constructorsIn(SourceOrder.members(type));
    return all.size() == 1 || !KotlinStub.isOf(type)
        ? all
        : all.stream()
            .filter(constructor ->
                !constructor.getParameters().isEmpty() || isMarkedAlone(constructor, all))
            .filter(constructor -> !isOverload(constructor, all))
            .toList();
  }

  private static boolean isMarkedAlone(ExecutableElement constructor, List<ExecutableElement> all) {
    return all.stream()
        .filter(other -> MoreElements.isAnnotationPresent(other, VariantCreator.class))
        .toList()
        .equals(List.of(constructor));
  }

  private static boolean isOverload(ExecutableElement constructor, List<ExecutableElement> all) {
    return MoreElements.isAnnotationPresent(constructor, KOTLIN_OVERLOADS)
        && all.stream()
            .filter(other -> MoreElements.isAnnotationPresent(other, KOTLIN_OVERLOADS))
            .anyMatch(other ->
                other.getParameters().size() > constructor.getParameters().size());
  }

  @Override
  public Optional<Creator> marked(ExecutableElement executable) {
    return refusal(executable).isEmpty() ? Optional.of(creator(executable)) : Optional.empty();
  }

  @Override
  public Optional<TypeFault> refusal(ExecutableElement executable) {
    boolean method = executable.getKind() == ElementKind.METHOD;
    if (method && !executable.getModifiers().contains(Modifier.STATIC)) {
      return Optional.of(TypeFault.CREATOR_NOT_STATIC);
    } else if (!method && Subtypes.isAbstract(type)) {
      return Optional.of(TypeFault.CREATOR_OF_ABSTRACT_CLASS);
    } else if (!method && BuilderReader.takenBy(executable, compiler).isPresent()) {
      return Optional.of(TypeFault.CREATOR_TAKES_BUILDER);
    } else if (method && !makesType(executable)) {
      return Optional.of(
          compiler.isSame(executable.getReturnType(), type.asType())
              ? TypeFault.CREATOR_RETURNS_TYPE_ARGUMENTS
              : TypeFault.CREATOR_RETURNS_WRONG_TYPE);
    }
    return accessibility.allows(executable)
        ? Optional.empty()
        : Optional.of(TypeFault.CREATOR_INACCESSIBLE);
  }

  private boolean makesType(ExecutableElement factory) {
    TypeMirror made = factory.getReturnType();
    return types.isSubtype(
        new TypeVariableSubstitution(compiler, type, made).of(made), type.asType());
  }

  private Creator creator(ExecutableElement called) {
    return new Creator(
        Optional.of(called),
        called.toString(),
        annotations.parameters(called),
        Optional.empty(),
        Optional.empty(),
        parameters -> Creation.of(
            Creator.call(called, isOwn(called) ? type.asType() : Creator.made(called)),
            parameters.read(called),
            compiler.checkedExceptions(called),
            annotations.anchor(annotations.of(called))),
        constructor -> false);
  }

  private boolean isOwn(ExecutableElement called) {
    return Enclosing.type(called).equals(type);
  }
}
