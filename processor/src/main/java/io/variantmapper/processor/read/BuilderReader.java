package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
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

/** Finds the builders of one type by their methods, whoever wrote or generated them. */
final class BuilderReader {
  private static final String NESTED = "Builder";

  /** With AutoValue, a user's {@code build()} may call a generated {@code autoBuild()}. */
  private static final List<String> BUILDS = List.of("build", "autoBuild");

  private final Compiler compiler;
  private final Accessibility accessibility;
  private final TypeElement type;

  BuilderReader(Compiler compiler, Accessibility accessibility, TypeElement type) {
    this.compiler = compiler;
    this.accessibility = accessibility;
    this.type = type;
  }

  /**
   * A builder, and how to get one.
   *
   * @param origin a static method of the type, or of the class that Immutables makes for it, or the
   *     builder's own constructor
   */
  record Found(ExecutableElement origin, DeclaredType builder, ExecutableElement build) {
    /** Returns the call as a user would write it. */
    String call() {
      return origin.getKind() == ElementKind.METHOD
          ? origin.getSimpleName() + "()"
          : "new " + NESTED + "()";
    }
  }

  /**
   * Returns the builders of static {@code builder()} methods; without one, of such methods in the
   * class that Immutables generates; without that, a nested {@code Builder} with a constructor.
   */
  List<Found> all() {
    return Stream.<Supplier<List<Found>>>of(
            () -> ofFactories(type), this::ofImmutable, this::nested)
        .map(Supplier::get)
        .filter(found -> !found.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  private List<Found> ofFactories(TypeElement owner) {
    return ElementFilter.methodsIn(owner.getEnclosedElements()).stream()
        .filter(AbstractValues::isBuilderFactory)
        .flatMap(method -> ofFactory(method).stream())
        .toList();
  }

  /** Reads the class that Immutables generates for the type under its default name. */
  private List<Found> ofImmutable() {
    String in = MoreElements.getPackage(type).getQualifiedName().toString();
    String name = (in.isEmpty() ? "" : in + ".") + "Immutable" + type.getSimpleName();
    return Optional.of(type)
        .filter(AbstractValues::isImmutable)
        .map(marked -> compiler.elements().getTypeElement(name))
        .filter(accessibility::allowsType)
        .map(this::ofFactories)
        .orElse(List.of());
  }

  /** Returns the builder that a static method without parameters returns. */
  Optional<Found> ofFactory(ExecutableElement method) {
    return method.getParameters().isEmpty() ? returnedBy(method) : Optional.empty();
  }

  /** Returns whether a static method returns a builder, with parameters or without. */
  boolean isGivenBy(ExecutableElement method) {
    return returnedBy(method).isPresent();
  }

  private Optional<Found> returnedBy(ExecutableElement method) {
    // static Unit.Builder builder()
    boolean factory = method.getModifiers().contains(Modifier.STATIC)
        && method.getReturnType().getKind() == TypeKind.DECLARED
        && accessibility.allows(method);
    return factory ? found(method, MoreTypes.asDeclared(method.getReturnType())) : Optional.empty();
  }

  // class Unit { static class Builder { Builder() {} Unit build() } }
  private List<Found> nested() {
    return ElementFilter.typesIn(type.getEnclosedElements()).stream()
        .filter(nested -> nested.getSimpleName().contentEquals(NESTED))
        .filter(nested -> nested.getModifiers().contains(Modifier.STATIC))
        .filter(nested -> !nested.getModifiers().contains(Modifier.ABSTRACT))
        .flatMap(this::ofConstructor)
        .toList();
  }

  private Stream<Found> ofConstructor(TypeElement builder) {
    return ElementFilter.constructorsIn(builder.getEnclosedElements()).stream()
        .filter(constructor ->
            constructor.getParameters().isEmpty() && accessibility.allows(constructor))
        .flatMap(
            constructor -> found(constructor, MoreTypes.asDeclared(builder.asType())).stream());
  }

  private Optional<Found> found(ExecutableElement origin, DeclaredType builder) {
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

  private Optional<Found> found(
      ExecutableElement origin, DeclaredType builder, ExecutableElement build) {
    TypeVariableSubstitution substitution =
        new TypeVariableSubstitution(compiler, type, made(builder, build));
    DeclaredType renamed = substitution.of(builder);
    boolean makes = compiler.types().isSubtype(made(renamed, build), type.asType());
    return makes && renamed.getTypeArguments().stream().allMatch(this::isKnown)
        ? Optional.of(new Found(origin, renamed, build))
        : Optional.empty();
  }

  /** Returns what a method of the builder returns. */
  private TypeMirror made(DeclaredType builder, ExecutableElement build) {
    DeclaredType bounded = TypeVariableSubstitution.withoutWildcards(builder, compiler.types());
    return MoreTypes.asExecutable(compiler.types().asMemberOf(bounded, build)).getReturnType();
  }

  /** Returns whether an argument is a type, or a type parameter of the type that is built. */
  private boolean isKnown(TypeMirror argument) {
    return argument.getKind() != TypeKind.TYPEVAR
        || type.getTypeParameters().contains(compiler.types().asElement(argument));
  }
}
