package io.variantmapper.processor.read.types;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.ContainerClass;
import io.variantmapper.processor.model.ContainerClass.Collected;
import io.variantmapper.processor.model.ContainerClass.LookUp;
import io.variantmapper.processor.model.ContainerClass.Start;
import io.variantmapper.processor.read.compiler.Accessibility;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.Enclosing;
import io.variantmapper.processor.read.compiler.ResolvedType;
import io.variantmapper.processor.read.declaration.Subtypes;
import io.variantmapper.processor.read.types.ContainerTypes.FilledContainer;
import io.variantmapper.processor.read.types.ContainerTypes.Nulls;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/**
 * Finds the collections and maps that are not classes of the JDK. For each of them, finds out the
 * types of the content, and how reading creates the container.
 */
final class UserContainers {
  /**
   * The beginning of the names of the JDK's copy-on-write classes. They copy all elements whenever
   * an element is added, so filling them takes quadratic time.
   */
  private static final String COPY_ON_WRITE = "java.util.concurrent.CopyOnWrite";

  private static final String COPY_OF = "copyOf";

  private final Compiler compiler;
  private final Types types;
  private final Accessibility accessibility;

  UserContainers(Compiler compiler, Accessibility accessibility) {
    this.compiler = compiler;
    types = compiler.types();
    this.accessibility = accessibility;
  }

  /** Returns whether a type is a collection or map that is not a class of the JDK. */
  boolean contain(TypeElement element) {
    return !Compiler.isOfJdk(element) && compiler.isContainer(element.asType());
  }

  boolean isMap(TypeElement element) {
    return compiler.isA(element.asType(), Map.class);
  }

  /**
   * Returns the types of the elements, or of the keys and values; empty if the container is raw.
   */
  // class Inventory extends ArrayList<Item>: Item
  // class Ids<V> extends TreeMap<String, V>: String, V
  List<ResolvedType> held(ResolvedType seen) {
    DeclaredType type = MoreTypes.asDeclared(seen.type());
    TypeElement element = MoreTypes.asTypeElement(type);
    List<? extends TypeMirror> arguments = supertype(type).getTypeArguments();
    List<? extends TypeMirror> declared =
        supertype(MoreTypes.asDeclared(element.asType())).getTypeArguments();
    return IntStream.range(0, arguments.size())
        .mapToObj(i -> ownArgument(seen, element, declared.get(i))
            .orElseGet(() -> new ResolvedType(arguments.get(i), declared.get(i))))
        .toList();
  }

  /**
   * Returns a type argument as the field declares it, because only the declaration has the
   * annotations on the argument; empty if {@code declared} is not a type parameter of the
   * container's class.
   */
  private static Optional<ResolvedType> ownArgument(
      ResolvedType seen, TypeElement element, TypeMirror declared) {
    return Optional.of(declared)
        .filter(TypeVariable.class::isInstance)
        .map(variable -> element.getTypeParameters().indexOf(((TypeVariable) variable).asElement()))
        .filter(index -> index >= 0)
        .map(seen::argument);
  }

  private DeclaredType supertype(DeclaredType type) {
    Class<?> wanted = isMap(MoreTypes.asTypeElement(type)) ? Map.class : Collection.class;
    return compiler
        .supertypes(type)
        .filter(supertype -> MoreTypes.isTypeOf(wanted, supertype))
        .findFirst()
        .orElseThrow();
  }

  /**
   * Returns how reading creates objects of a class: with its constructor without parameters, its
   * constructor that takes a collection or map, or its static {@code copyOf}; empty if generated
   * code can't use any of them.
   */
  Optional<FilledContainer> find(TypeElement element) {
    ClassName name = ClassName.get(element);
    Optional<FilledContainer> extended = Compiler.superclasses(element)
        .flatMap(superclass -> ContainerTypes.filled(ClassName.get(superclass)).stream())
        .findFirst();
    Start start = element.getTypeParameters().isEmpty() ? Start.NOT_GENERIC : Start.EMPTY;
    boolean isFilled =
        isFillable(element) && constructor(element).filter(this::throwsNothing).isPresent();
    Optional<Collected> collected = isFilled ? Optional.empty() : collected(element);
    ContainerClass filled = new ContainerClass(
        name,
        start,
        extended.map(known -> known.filled().lookUp()).orElseGet(() -> lookUp(element)),
        extended.filter(known -> known.filled().isConcurrent()).isPresent(),
        false,
        collected);
    // Elements need not be Comparable, because a class of the user may have its own order.
    return Optional.of(new FilledContainer(
            filled, false, extended.map(FilledContainer::nulls).orElse(Nulls.ANYWHERE)))
        .filter(found -> isFilled || collected.isPresent());
  }

  /**
   * Returns the constructor without parameters that generated code can call; empty if the class has
   * no such constructor, is abstract, or is an inner class.
   */
  Optional<ExecutableElement> constructor(TypeElement element) {
    return constructors(element)
        .filter(constructor -> constructor.getParameters().isEmpty())
        .findFirst();
  }

  private Stream<ExecutableElement> constructors(TypeElement element) {
    if (element.getKind() != ElementKind.CLASS
        || Subtypes.isAbstract(element)
        || Enclosing.isInner(element)) {
      return Stream.empty();
    }
    return ElementFilter.constructorsIn(element.getEnclosedElements()).stream()
        .filter(accessibility::allows);
  }

  private boolean throwsNothing(ExecutableElement executable) {
    return compiler.checkedExceptions(executable).isEmpty();
  }

  private static boolean isFillable(TypeElement element) {
    return Compiler.superclasses(element)
        .noneMatch(above -> above.getQualifiedName().toString().startsWith(COPY_ON_WRITE));
  }

  private Optional<Collected> collected(TypeElement element) {
    Class<?> declared = isMap(element)
        ? Map.class
        : compiler.isA(element.asType(), Set.class) ? Set.class : List.class;
    Class<?> filled = declared == Map.class
        ? LinkedHashMap.class
        : declared == Set.class ? LinkedHashSet.class : ArrayList.class;
    ContainerClass into =
        ContainerTypes.filled(ClassName.get(filled)).orElseThrow().filled();
    DeclaredType given = given(element, declared);
    Stream<String> methods = Stream.concat(
        constructors(element)
            .filter(constructor -> takes(constructor, given))
            .map(constructor -> ""),
        copyOfs(element)
            .filter(method -> takes(
                method,
                method.getTypeParameters().isEmpty()
                    ? given
                    : MoreTypes.asDeclared(types.erasure(given))))
            .map(method -> COPY_OF));
    return methods.findFirst().map(method -> new Collected(ClassName.get(declared), into, method));
  }

  /**
   * Returns the type of the collection or map that reading fills and then passes to the class. The
   * type has the type arguments that the class gives to its supertype.
   */
  private DeclaredType given(TypeElement element, Class<?> declared) {
    List<? extends TypeMirror> held =
        supertype(MoreTypes.asDeclared(element.asType())).getTypeArguments();
    return types.getDeclaredType(
        compiler.elements().getTypeElement(declared.getCanonicalName()),
        held.toArray(new TypeMirror[0]));
  }

  // static <E> Bag<E> copyOf(Collection<? extends E> elements)
  private Stream<ExecutableElement> copyOfs(TypeElement element) {
    return ElementFilter.methodsIn(element.getEnclosedElements()).stream()
        .filter(method -> method.getSimpleName().contentEquals(COPY_OF))
        .filter(method -> method.getModifiers().contains(Modifier.STATIC))
        .filter(method -> compiler.isSame(method.getReturnType(), element.asType()))
        .filter(method -> method.getTypeParameters().stream()
            .flatMap(parameter -> parameter.getBounds().stream())
            .allMatch(bound -> MoreTypes.isTypeOf(Object.class, bound)))
        .filter(accessibility::allows);
  }

  private boolean takes(ExecutableElement executable, DeclaredType given) {
    if (executable.getParameters().size() != 1 || !throwsNothing(executable)) {
      return false;
    }
    TypeMirror parameter = executable.getParameters().get(0).asType();
    boolean isContainer =
        Stream.of(Iterable.class, Map.class).anyMatch(type -> compiler.isA(parameter, type));
    return isContainer
        && types.isAssignable(
            given, given.getTypeArguments().isEmpty() ? types.erasure(parameter) : parameter);
  }

  /**
   * Returns how a class may find its elements or keys. Even a collection that is not a set may use
   * hash codes: a multiset counts its elements in a map.
   */
  private LookUp lookUp(TypeElement element) {
    return Stream.of(List.class, Queue.class, SortedSet.class, SortedMap.class)
            .anyMatch(type -> compiler.isA(element.asType(), type))
        ? LookUp.UNHASHED
        : LookUp.HASHES;
  }
}
