package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.TypeFault;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/** Chooses the constructor, factory or builder that reading calls. */
final class CreatorChoice {
  private static final String KOTLIN_CLASS = "kotlin.Metadata";
  private static final String KOTLIN_OVERLOADS = "kotlin.jvm.JvmOverloads";

  private final Compiler compiler;
  private final Types types;
  private final Accessibility accessibility;
  private final TypeElement type;
  private final Marks marks;
  private final List<ExecutableElement> constructors;
  private final BuilderReader builders;

  CreatorChoice(Compiler compiler, Accessibility accessibility, Marks marks) {
    this.compiler = compiler;
    types = compiler.types();
    this.accessibility = accessibility;
    this.marks = marks;
    type = marks.type();
    constructors = constructors(type);
    builders = new BuilderReader(compiler, accessibility, type);
  }

  /**
   * A constructor, factory or builder, or the reason why there is none.
   *
   * @param called the constructor or static method that is called first
   * @param parameters the parameters of an executable that takes fields, named like them
   * @param builder the builder that sets the fields
   * @param creation reads the choice as a part of the model
   */
  record Choice(
      Optional<ExecutableElement> called,
      List<VariableElement> parameters,
      Optional<DeclaredType> builder,
      Function<CreationReader, Creation> creation) {}

  /**
   * Returns the constructors of the type, without those that Kotlin's compiler adds for default
   * arguments: the one without parameters, and those of {@code @JvmOverloads}. They repeat the
   * annotations of the constructor that they belong to.
   */
  private static List<ExecutableElement> constructors(TypeElement type) {
    List<ExecutableElement> all = ElementFilter.constructorsIn(type.getEnclosedElements());
    return all.size() == 1 || !MoreElements.isAnnotationPresent(type, KOTLIN_CLASS)
        ? all
        : all.stream()
            .filter(constructor -> !constructor.getParameters().isEmpty())
            .filter(constructor -> !isOverload(constructor, all))
            .toList();
  }

  private static boolean isOverload(ExecutableElement constructor, List<ExecutableElement> all) {
    return MoreElements.isAnnotationPresent(constructor, KOTLIN_OVERLOADS)
        && all.stream()
            .filter(other -> MoreElements.isAnnotationPresent(other, KOTLIN_OVERLOADS))
            .anyMatch(other ->
                other.getParameters().size() > constructor.getParameters().size());
  }

  Choice choose() {
    List<ExecutableElement> marked = Stream.concat(
            constructors.stream(), ElementFilter.methodsIn(type.getEnclosedElements()).stream())
        .filter(marks::isCreator)
        .toList();
    if (marked.size() > 1) {
      return none(TypeFault.SEVERAL_MARKED_CREATORS, marks.creator(marked.get(1)));
    }
    return marked.isEmpty() ? chooseUnmarked() : check(marked.get(0));
  }

  private Choice chooseUnmarked() {
    // record Unit(int hp) {}
    if (type.getKind() == ElementKind.RECORD) {
      return canonical();
    }
    // abstract class Unit { static Unit create(int hp) }, or class Unit { Unit(int hp) }
    List<BuilderReader.Found> found = builders.all();
    List<ExecutableElement> candidates =
        Subtypes.isAbstract(type) ? factories() : constructorsBeside(found);
    if (candidates.size() + found.size() == 1) {
      return candidates.isEmpty() ? fill(found.get(0)) : call(candidates.get(0));
    }
    if (candidates.isEmpty() && found.isEmpty()) {
      return Subtypes.isAbstract(type)
          ? none(TypeFault.NO_FACTORY, SourceAnchor.of(marks.bearer()))
          : noneInReach();
    }
    List<String> calls = Stream.concat(
            candidates.stream().map(ExecutableElement::toString),
            found.stream().map(BuilderReader.Found::call))
        .toList();
    TypeFault kind =
        isMixedIn() ? TypeFault.SEVERAL_CREATORS_FOR_MIX_IN : TypeFault.SEVERAL_CREATORS;
    return none(new Fault(kind, SourceAnchor.of(marks.bearer()))
        .with("candidates", String.join(" or ", calls)));
  }

  /** Chooses the canonical constructor of a record. */
  private Choice canonical() {
    return constructors.stream()
        .filter(compiler::isCanonical)
        .findFirst()
        .map(this::call)
        .orElseGet(this::noneInReach);
  }

  /** Returns the constructors that are not there for a builder. */
  private List<ExecutableElement> constructorsBeside(List<BuilderReader.Found> found) {
    return constructors.stream()
        .filter(accessibility::allows)
        .filter(constructor -> found.stream().noneMatch(builder -> isBehind(builder, constructor)))
        .toList();
  }

  /** Returns the static methods that make objects of an abstract type. */
  private List<ExecutableElement> factories() {
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .filter(AbstractValues::isFactory)
        .filter(method -> accessibility.allows(method) && makesType(method))
        .toList();
  }

  /** Returns whether a constructor is for the builder: takes it, or is less visible. */
  private boolean isBehind(BuilderReader.Found builder, ExecutableElement constructor) {
    // public static Builder builder(), and a private Unit(int hp) or Unit(Builder builder)
    boolean hidden = builder.origin().getModifiers().contains(Modifier.PUBLIC)
        && !constructor.getModifiers().contains(Modifier.PUBLIC);
    return hidden
        || (constructor.getParameters().size() == 1
            && compiler.isSame(constructor.getParameters().get(0).asType(), builder.builder()));
  }

  private Choice check(ExecutableElement marked) {
    boolean method = marked.getKind() == ElementKind.METHOD;
    if (method && !marked.getModifiers().contains(Modifier.STATIC)) {
      return none(TypeFault.CREATOR_NOT_STATIC, marks.creator(marked));
    }
    if (!method && Subtypes.isAbstract(type)) {
      return none(TypeFault.CREATOR_ABSTRACT, marks.creator(marked));
    }
    // @VariantCreator static Builder builder()
    Optional<BuilderReader.Found> builder = builders.ofFactory(marked);
    if (builder.isPresent()) {
      return fill(builder.get());
    }
    if (method && !makesType(marked)) {
      TypeFault reason =
          builders.isGivenBy(marked) ? TypeFault.CREATOR_WITH_PARAMETERS : TypeFault.CREATOR_OF_OTHER_TYPE;
      return none(reason, marks.creator(marked));
    }
    return accessibility.allows(marked)
        ? call(marked)
        : none(TypeFault.CREATOR_OUT_OF_REACH, marks.creator(marked));
  }

  private boolean makesType(ExecutableElement factory) {
    TypeMirror made = factory.getReturnType();
    return types.isSubtype(
        new TypeVariableSubstitution(compiler, type, made).of(made), type.asType());
  }

  private Choice call(ExecutableElement called) {
    return new Choice(
        Optional.of(called),
        marks.parameters(called),
        Optional.empty(),
        reader -> reader.read(called));
  }

  private Choice fill(BuilderReader.Found builder) {
    return new Choice(
        Optional.of(builder.origin()),
        List.of(),
        Optional.of(builder.builder()),
        reader -> reader.read(builder));
  }

  private Choice noneInReach() {
    TypeFault kind = isMixedIn()
        ? TypeFault.NO_CREATOR_IN_REACH_OF_MIX_IN
        : TypeFault.NO_CREATOR_IN_REACH;
    return none(kind, SourceAnchor.of(marks.bearer()));
  }

  private boolean isMixedIn() {
    return !marks.bearer().equals(marks.type());
  }

  private Choice none(TypeFault kind, SourceAnchor anchor) {
    return none(new Fault(kind, anchor));
  }

  private Choice none(Fault flaw) {
    Creation creation = Creation.impossible(flaw, SourceAnchor.of(marks.bearer()));
    return new Choice(Optional.empty(), List.of(), Optional.empty(), reader -> creation);
  }
}
