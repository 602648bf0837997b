package io.variantmapper.processor.read.creation;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.SourceName;
import io.variantmapper.processor.model.TypeFault;
import io.variantmapper.processor.read.compiler.Accessibility;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.Enclosing;
import io.variantmapper.processor.read.compiler.SourceOrder;
import io.variantmapper.processor.read.compiler.TypeVariableSubstitution;
import io.variantmapper.processor.read.declaration.AbstractValues;
import io.variantmapper.processor.read.declaration.Member;
import io.variantmapper.processor.read.declaration.Subtypes;
import io.variantmapper.processor.read.declaration.TypeAnnotations;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Finds the builders of one type, handwritten or generated, by their methods. */
final class BuilderReader implements Creator.Kind {
  private static final String NESTED = "Builder";

  /**
   * The usual names of the method with which a builder creates its object. With AutoValue, a user's
   * {@code build()} may call a generated {@code autoBuild()}.
   */
  private static final List<String> BUILDS = List.of("build", "autoBuild");

  private final Compiler compiler;
  private final Accessibility accessibility;
  private final TypeAnnotations annotations;
  private final TypeElement type;

  BuilderReader(Compiler compiler, Accessibility accessibility, TypeAnnotations annotations) {
    this.compiler = compiler;
    this.accessibility = accessibility;
    this.annotations = annotations;
    type = annotations.type();
  }

  /**
   * Returns the builders that static {@code builder()} methods of the type return. If there are
   * none, tries the {@code builder()} methods of the class that Immutables generates, and then a
   * nested {@code Builder} that has a constructor without parameters. If there are still none, and
   * nothing else creates objects of the type, accepts builders whose methods have other names.
   */
  @Override
  public List<Creator> unmarked() {
    if (type.getKind() == ElementKind.RECORD) {
      return List.of();
    }
    return Stream.<Supplier<List<Creator>>>of(
            () -> ofFactories(type), this::ofImmutable, this::nested, this::ofOtherNames)
        .map(Supplier::get)
        .filter(found -> !found.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  /**
   * Returns the builder that a static method returns; empty if this method has parameters, or if
   * several methods of the builder could create the object.
   */
  @Override
  public Optional<Creator> marked(ExecutableElement executable) {
    return executable.getParameters().isEmpty() ? only(returnedBy(executable)) : Optional.empty();
  }

  @Override
  public Optional<TypeFault> refusal(ExecutableElement executable) {
    List<Creator> builders = returnedBy(executable);
    if (builders.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        executable.getParameters().isEmpty()
            ? TypeFault.BUILDER_WITH_SEVERAL_BUILDS
            : TypeFault.BUILDER_CREATOR_WITH_PARAMETERS);
  }

  /**
   * Returns whether objects of the type can be created only by a builder, and the builder has
   * several methods that could create them.
   */
  boolean hasSeveralBuilds() {
    return ofOtherNames(found -> found.size() > 1).findAny().isPresent();
  }

  private List<Creator> ofFactories(TypeElement owner) {
    return ElementFilter.methodsIn(SourceOrder.members(owner)).stream()
        .filter(AbstractValues::isBuilderFactory)
        .filter(method -> method.getParameters().isEmpty())
        .flatMap(method -> returnedBy(method).stream().filter(BuilderReader::isUsual))
        .toList();
  }

  private List<Creator> ofOtherNames() {
    return ofOtherNames(found -> found.size() == 1).flatMap(List::stream).toList();
  }

  /**
   * Returns the builders whose methods have unusual names. A builder is recognized by two methods:
   * a setter for a field, and a method without parameters that returns the type. Each list contains
   * the creators for one method or constructor that creates a builder.
   */
  private Stream<List<Creator>> ofOtherNames(Predicate<List<Creator>> filter) {
    // static Draft draft(), class Draft { Draft hp(int hp) Unit finish() }
    Stream<List<Creator>> returned = ElementFilter.methodsIn(SourceOrder.members(type)).stream()
        .filter(method -> method.getParameters().isEmpty())
        .map(this::returnedBy);
    List<List<Creator>> found = Stream.of(returned, nestedConstructors().map(this::ofConstructor))
        .map(ways -> ways.filter(creators -> creators.stream().anyMatch(this::isOnlyWay))
            .filter(filter)
            .toList())
        .filter(ways -> !ways.isEmpty())
        .findFirst()
        .orElse(List.of());
    return found.stream();
  }

  /** Returns whether a builder sets fields, and objects can't be created without this builder. */
  private boolean isOnlyWay(Creator builder) {
    boolean others = Subtypes.isAbstract(type)
        ? ElementFilter.methodsIn(type.getEnclosedElements()).stream()
            .anyMatch(AbstractValues::isFactory)
        : ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
            .filter(accessibility::allows)
            .anyMatch(constructor -> !builder.isReplaced().test(constructor));
    return !others && builder.builder().filter(this::setsFields).isPresent();
  }

  private boolean setsFields(DeclaredType builder) {
    Set<String> setters = annotations.fields().stream()
        .map(Member::nameOf)
        .flatMap(name -> Stream.of("", "with", "set")
            .map(prefix -> prefix.isEmpty() ? name : prefix + SourceName.capitalized(name)))
        .collect(Collectors.toSet());
    List<? extends Element> members =
        compiler.elements().getAllMembers(MoreTypes.asTypeElement(builder));
    return ElementFilter.methodsIn(members).stream()
        .filter(method -> method.getParameters().size() == 1)
        .anyMatch(method -> setters.contains(method.getSimpleName().toString()));
  }

  private static Optional<Creator> only(List<Creator> found) {
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }

  private static boolean isUsual(Creator builder) {
    return builder.build().filter(BUILDS::contains).isPresent();
  }

  private List<Creator> ofImmutable() {
    if (!AbstractValues.isImmutable(type)) {
      return List.of();
    }
    ImmutablesClass generated = new ImmutablesClass(compiler.elements(), accessibility, type);
    return generated.builders().stream()
        .flatMap(builder -> builder.getKind() == ElementKind.CONSTRUCTOR
            ? ofConstructor(builder).stream()
            : returnedBy(builder).stream())
        .filter(creator -> creator.build().equals(Optional.of(generated.build())))
        .toList();
  }

  /**
   * Returns the type of a constructor's only parameter if this type is a builder for the
   * constructor's class. Reading may be unable to use the builder.
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

  /** Returns the creators for the builder that a static method returns; empty for other methods. */
  private List<Creator> returnedBy(ExecutableElement method) {
    // static Unit.Builder builder()
    boolean factory = method.getModifiers().contains(Modifier.STATIC)
        && method.getReturnType().getKind() == TypeKind.DECLARED
        && accessibility.allows(method);
    return factory ? found(method, MoreTypes.asDeclared(method.getReturnType())) : List.of();
  }

  // class Unit { static class Builder { Builder() {} Unit build() } }
  private List<Creator> nested() {
    return nestedConstructors()
        .flatMap(constructor -> ofConstructor(constructor).stream())
        .filter(BuilderReader::isUsual)
        .toList();
  }

  private Stream<ExecutableElement> nestedConstructors() {
    return ElementFilter.typesIn(type.getEnclosedElements()).stream()
        .filter(nested -> nested.getSimpleName().contentEquals(NESTED))
        .filter(nested -> nested.getModifiers().contains(Modifier.STATIC))
        .filter(nested -> !nested.getModifiers().contains(Modifier.ABSTRACT))
        .flatMap(nested -> ElementFilter.constructorsIn(nested.getEnclosedElements()).stream())
        .filter(constructor ->
            constructor.getParameters().isEmpty() && accessibility.allows(constructor));
  }

  private List<Creator> ofConstructor(ExecutableElement constructor) {
    return found(constructor, MoreTypes.asDeclared(Enclosing.type(constructor).asType()));
  }

  /**
   * Returns a creator for the builder's {@code build()} or {@code autoBuild()}. If the builder has
   * neither, returns a creator for each method that creates an object of the type.
   */
  private List<Creator> found(ExecutableElement origin, DeclaredType builder) {
    TypeElement element = MoreElements.asType(builder.asElement());
    if (!accessibility.allowsType(element) || Compiler.isOfJdk(element)) {
      return List.of();
    }
    List<Creator> all = ElementFilter.methodsIn(compiler.elements().getAllMembers(element)).stream()
        .filter(method -> !method.getModifiers().contains(Modifier.STATIC))
        .filter(method -> method.getParameters().isEmpty() && accessibility.allows(method))
        .flatMap(build -> found(origin, builder, build).stream())
        .toList();
    return BUILDS.stream()
        .flatMap(name -> all.stream().filter(creator -> creator.build().equals(Optional.of(name))))
        .findFirst()
        .map(List::of)
        .orElse(all);
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

  /**
   * Returns whether the value of a type argument is known: the argument is either a type parameter
   * of the built type, or not a type parameter.
   */
  private boolean isKnown(TypeMirror argument) {
    return argument.getKind() != TypeKind.TYPEVAR
        || type.getTypeParameters().contains(compiler.types().asElement(argument));
  }

  /**
   * Returns the creator that gets a builder from {@code origin}, and calls its method {@code
   * build}.
   *
   * @param origin the constructor of the builder, or a static method that returns the builder; the
   *     method is in the type, or in the class that Immutables generates for the type
   */
  private Creator creator(ExecutableElement origin, DeclaredType builder, ExecutableElement build) {
    return new Creator(
        Optional.of(origin),
        origin.getKind() == ElementKind.METHOD
            ? origin.getSimpleName() + "()"
            : "new " + NESTED + "()",
        List.of(),
        Optional.of(builder),
        Optional.of(build.getSimpleName().toString()),
        parameters -> Creation.ofBuilder(
            Creator.call(origin, builder),
            build.getSimpleName().toString(),
            Stream.of(origin, build)
                .flatMap(called -> compiler.checkedExceptions(called).stream())
                .distinct()
                .toList(),
            annotations.anchor(annotations.of(origin))),
        other -> other.getKind() == ElementKind.CONSTRUCTOR
            ? serves(other, origin, builder)
            : isGenerated(origin));
  }

  /** Returns whether a builder, or the method that returns it, is outside the user's source. */
  private boolean isGenerated(ExecutableElement origin) {
    return !Enclosing.outermost(origin).equals(Enclosing.outermost(type));
  }

  /**
   * Returns whether a constructor exists only for the builder: it takes the builder, or it is not
   * public although {@code origin} is.
   */
  private boolean serves(
      ExecutableElement constructor, ExecutableElement origin, DeclaredType builder) {
    boolean hidden = origin.getModifiers().contains(Modifier.PUBLIC)
        && !constructor.getModifiers().contains(Modifier.PUBLIC);
    return hidden
        || (constructor.getParameters().size() == 1
            && compiler.isSame(constructor.getParameters().get(0).asType(), builder));
  }
}
