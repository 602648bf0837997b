package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.TypeFault;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Finds the builders of one type by their methods, whether written by hand or generated. */
final class BuilderReader implements Creator.Kind {
  private static final String NESTED = "Builder";

  /** With AutoValue, a user's {@code build()} may call a generated {@code autoBuild()}. */
  private static final List<String> BUILDS = List.of("build", "autoBuild");

  private final Compiler compiler;
  private final Accessibility accessibility;
  private final Marks marks;
  private final TypeElement type;

  BuilderReader(Compiler compiler, Accessibility accessibility, Marks marks) {
    this.compiler = compiler;
    this.accessibility = accessibility;
    this.marks = marks;
    type = marks.type();
  }

  /**
   * Returns the builders that static {@code builder()} methods of the type return. If there are
   * none, returns the ones from such methods of the class that Immutables generates, or a nested
   * {@code Builder} with a constructor.
   */
  @Override
  public List<Creator> unmarked() {
    if (type.getKind() == ElementKind.RECORD) {
      return List.of();
    }
    return Stream.<Supplier<List<Creator>>>of(
            () -> ofFactories(type), this::ofImmutable, this::nested)
        .map(Supplier::get)
        .filter(found -> !found.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  /** Returns the builder that a static method returns, unless the method has parameters. */
  @Override
  public Optional<Creator> marked(ExecutableElement executable) {
    return executable.getParameters().isEmpty() ? returnedBy(executable) : Optional.empty();
  }

  @Override
  public Optional<TypeFault> refusal(ExecutableElement executable) {
    return returnedBy(executable).map(builder -> TypeFault.BUILDER_CREATOR_WITH_PARAMETERS);
  }

  private List<Creator> ofFactories(TypeElement owner) {
    return ElementFilter.methodsIn(owner.getEnclosedElements()).stream()
        .filter(AbstractValues::isBuilderFactory)
        .flatMap(method -> marked(method).stream())
        .toList();
  }

  /**
   * Returns the builders of the class that Immutables generates for the type under the default
   * name.
   */
  private List<Creator> ofImmutable() {
    String in = MoreElements.getPackage(type).getQualifiedName().toString();
    String name = (in.isEmpty() ? "" : in + ".") + "Immutable" + type.getSimpleName();
    return Optional.of(type)
        .filter(AbstractValues::isImmutable)
        .map(marked -> compiler.elements().getTypeElement(name))
        .filter(accessibility::allowsType)
        .map(this::ofFactories)
        .orElse(List.of());
  }

  /**
   * Returns the type of a constructor's only parameter if it is a builder of the type, whether
   * reading can use that builder or not.
   */
  static Optional<TypeElement> takenBy(ExecutableElement constructor, Compiler compiler) {
    // class Unit { Unit(Builder builder) {…} }
    TypeMirror made = Enclosing.type(constructor).asType();
    return constructor.getParameters().stream()
        .filter(parameter -> constructor.getParameters().size() == 1)
        .filter(parameter -> parameter.asType().getKind() == TypeKind.DECLARED)
        .map(parameter -> MoreTypes.asTypeElement(parameter.asType()))
        .filter(taken -> ElementFilter.methodsIn(compiler.elements().getAllMembers(taken)).stream()
            .filter(method -> BUILDS.contains(method.getSimpleName().toString()))
            .filter(method -> method.getParameters().isEmpty())
            .anyMatch(method -> compiler.isSame(method.getReturnType(), made)))
        .findFirst();
  }

  private Optional<Creator> returnedBy(ExecutableElement method) {
    // static Unit.Builder builder()
    boolean factory = method.getModifiers().contains(Modifier.STATIC)
        && method.getReturnType().getKind() == TypeKind.DECLARED
        && accessibility.allows(method);
    return factory ? found(method, MoreTypes.asDeclared(method.getReturnType())) : Optional.empty();
  }

  // class Unit { static class Builder { Builder() {} Unit build() } }
  private List<Creator> nested() {
    return ElementFilter.typesIn(type.getEnclosedElements()).stream()
        .filter(nested -> nested.getSimpleName().contentEquals(NESTED))
        .filter(nested -> nested.getModifiers().contains(Modifier.STATIC))
        .filter(nested -> !nested.getModifiers().contains(Modifier.ABSTRACT))
        .flatMap(this::ofConstructor)
        .toList();
  }

  private Stream<Creator> ofConstructor(TypeElement builder) {
    return ElementFilter.constructorsIn(builder.getEnclosedElements()).stream()
        .filter(constructor ->
            constructor.getParameters().isEmpty() && accessibility.allows(constructor))
        .flatMap(
            constructor -> found(constructor, MoreTypes.asDeclared(builder.asType())).stream());
  }

  private Optional<Creator> found(ExecutableElement origin, DeclaredType builder) {
    TypeElement element = MoreElements.asType(builder.asElement());
    if (!accessibility.allowsType(element)) {
      return Optional.empty();
    }
    List<ExecutableElement> methods =
        ElementFilter.methodsIn(compiler.elements().getAllMembers(element));
    return BUILDS.stream()
        .flatMap(name -> methods.stream().filter(m -> m.getSimpleName().contentEquals(name)))
        .filter(method -> !method.getModifiers().contains(Modifier.STATIC))
        .filter(method -> method.getParameters().isEmpty() && accessibility.allows(method))
        .flatMap(build -> found(origin, builder, build).stream())
        .findFirst();
  }

  private Optional<Creator> found(
      ExecutableElement origin, DeclaredType builder, ExecutableElement build) {
    TypeVariableSubstitution substitution =
        new TypeVariableSubstitution(compiler, type, made(builder, build));
    DeclaredType renamed = substitution.of(builder);
    boolean makes = compiler.types().isSubtype(made(renamed, build), type.asType());
    return makes && renamed.getTypeArguments().stream().allMatch(this::isKnown)
        ? Optional.of(creator(origin, renamed, build))
        : Optional.empty();
  }

  private TypeMirror made(DeclaredType builder, ExecutableElement build) {
    DeclaredType bounded = TypeVariableSubstitution.withoutWildcards(builder, compiler.types());
    return MoreTypes.asExecutable(compiler.types().asMemberOf(bounded, build)).getReturnType();
  }

  /** Returns whether an argument is not a type parameter, or is one of the type that is built. */
  private boolean isKnown(TypeMirror argument) {
    return argument.getKind() != TypeKind.TYPEVAR
        || type.getTypeParameters().contains(compiler.types().asElement(argument));
  }

  /**
   * Returns the creator that fills a builder.
   *
   * @param origin a static method of the type or of the class that Immutables generates for it, or
   *     the constructor of the builder
   */
  private Creator creator(ExecutableElement origin, DeclaredType builder, ExecutableElement build) {
    return new Creator(
        Optional.of(origin),
        origin.getKind() == ElementKind.METHOD
            ? origin.getSimpleName() + "()"
            : "new " + NESTED + "()",
        List.of(),
        Optional.of(builder),
        parameters -> Creation.ofBuilder(
            Creator.call(origin, builder),
            build.getSimpleName().toString(),
            Stream.of(origin, build)
                .flatMap(called -> compiler.checkedExceptions(called).stream())
                .distinct()
                .toList(),
            marks.anchor(marks.of(origin))),
        constructor -> serves(constructor, origin, builder));
  }

  /** Returns whether a constructor takes the builder, or is less visible than {@code origin}. */
  private boolean serves(
      ExecutableElement constructor, ExecutableElement origin, DeclaredType builder) {
    boolean hidden = origin.getModifiers().contains(Modifier.PUBLIC)
        && !constructor.getModifiers().contains(Modifier.PUBLIC);
    return hidden
        || (constructor.getParameters().size() == 1
            && compiler.isSame(constructor.getParameters().get(0).asType(), builder));
  }
}
