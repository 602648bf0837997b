package io.variantmapper.processor.read.declaration;

import com.google.auto.common.MoreElements;
import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.SourceOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/** Finds the annotations in a mix-in and, with lower precedence, in its target. */
public final class MixInAnnotations extends TypeAnnotations {
  private final TypeElement mixIn;

  /** The fields of the target in the target's order. */
  private final List<Element> declared;

  MixInAnnotations(Compiler compiler, TypeElement mixIn, TypeElement type) {
    super(compiler, type);
    this.mixIn = mixIn;
    declared = super.fields();
  }

  @Override
  public Optional<MixInAnnotations> asMixIn() {
    return Optional.of(this);
  }

  @Override
  public TypeElement annotated() {
    return mixIn;
  }

  /**
   * Returns the fields for which the mix-in has a member, in the order of the mix-in, followed by
   * the other fields.
   */
  @Override
  public List<Element> fields() {
    List<Element> others = new ArrayList<>(declared);
    List<Element> named = SourceOrder.members(mixIn).stream()
        .flatMap(member -> field(member).stream())
        .distinct()
        .toList();
    others.removeAll(named);
    return Stream.concat(named.stream(), others.stream()).toList();
  }

  /**
   * Returns whether the order of the mix-in is unknown, because a class file contains fields and
   * methods separately.
   */
  public boolean lacksOrder() {
    return !compiler().sources().contain(mixIn)
        && SourceOrder.members(mixIn).stream()
                .filter(member -> field(member).isPresent())
                .map(ExecutableElement.class::isInstance)
                .distinct()
                .count()
            > 1;
  }

  /** Returns the field that a member of the mix-in stands for. */
  public Optional<Element> field(Element member) {
    return declared.stream()
        .filter(field -> names(member).anyMatch(Member.nameOf(field)::equals))
        .findFirst()
        .or(() -> declared.stream()
            .filter(field -> Member.withoutPrefix(field)
                .filter(rest -> names(member).anyMatch(rest::equals))
                .isPresent())
            .findFirst());
  }

  private static Stream<String> names(Element member) {
    String name = member.getSimpleName().toString();
    if (member.getModifiers().contains(Modifier.STATIC)) {
      return Stream.empty();
    }
    if (member instanceof ExecutableElement method) { // abstract int hp(), abstract int getHp()
      return method.getParameters().isEmpty()
          ? Stream.of(name, Member.nameOf(method))
          : Stream.empty();
    }
    return member.getKind() == ElementKind.FIELD ? Stream.of(name) : Stream.empty();
  }

  @Override
  public Stream<Element> of(Element field) {
    Stream<Element> members = SourceOrder.members(mixIn).stream()
        .filter(member -> field(member).filter(field::equals).isPresent());
    return Stream.concat(members, super.of(field));
  }

  @Override
  public Element of(ExecutableElement executable) {
    return counterpart(executable).map(found -> (Element) found).orElse(executable);
  }

  /**
   * Returns the parameters of the creator in the mix-in that stands for the constructor or method.
   * If the canonical constructor of a record has no such creator, returns the components of the
   * record, because a class file may lack the names of parameters.
   */
  @Override
  public List<VariableElement> parameters(ExecutableElement executable) {
    Optional<ExecutableElement> counterpart = counterpart(executable);
    if (counterpart.isPresent()) {
      return List.copyOf(counterpart.get().getParameters());
    }
    return compiler().isCanonical(executable)
        ? ElementFilter.fieldsIn(declared)
        : super.parameters(executable);
  }

  /**
   * Returns whether the executable is the creator; a {@code @VariantCreator} in the mix-in takes
   * precedence.
   */
  @Override
  public boolean isCreator(ExecutableElement executable) {
    return creators().findAny().isPresent()
        ? counterpart(executable).isPresent()
        : super.isCreator(executable);
  }

  private Optional<ExecutableElement> counterpart(ExecutableElement executable) {
    return creators()
        .filter(creator -> target(creator).filter(executable::equals).isPresent())
        .findFirst();
  }

  Stream<ExecutableElement> creators() {
    return SourceOrder.members(mixIn).stream()
        .filter(member -> MoreElements.isAnnotationPresent(member, VariantCreator.class))
        .filter(ExecutableElement.class::isInstance)
        .map(ExecutableElement.class::cast);
  }

  /** Returns the static method or constructor that a creator of the mix-in stands for. */
  public Optional<ExecutableElement> target(ExecutableElement creator) {
    // @VariantCreator static Point of(int x), or abstract Point create(int x) for a constructor
    Stream<ExecutableElement> methods =
        ElementFilter.methodsIn(type().getEnclosedElements()).stream()
            .filter(method -> method.getModifiers().contains(Modifier.STATIC))
            .filter(method -> method.getSimpleName().equals(creator.getSimpleName()));
    boolean constructor = creator.getKind() == ElementKind.CONSTRUCTOR
        || compiler().isSame(creator.getReturnType(), type().asType());
    Stream<ExecutableElement> constructors = constructor
        ? ElementFilter.constructorsIn(type().getEnclosedElements()).stream()
        : Stream.empty();
    return Stream.concat(methods, constructors)
        .filter(executable ->
            compiler().haveSameTypes(executable.getParameters(), creator.getParameters()))
        .findFirst();
  }
}
