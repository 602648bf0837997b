package io.variantmapper.processor.read.creation;

import com.google.auto.common.MoreElements;
import io.variantmapper.processor.read.compiler.Accessibility;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Enclosing;
import io.variantmapper.processor.read.compiler.SourceOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * The class that Immutables generates for a type. Its name and the names of its methods follow the
 * nearest {@code @Value.Style}.
 */
final class ImmutablesClass {
  private static final String VALUE = "org.immutables.value.Value.";

  /** The name of a factory that stands for a constructor. */
  private static final String NEW = "new";

  private final Elements elements;
  private final Accessibility accessibility;
  private final TypeElement type;

  /** The type with {@code @Value.Enclosing} around the type, if there is one. */
  private final Optional<Element> umbrella;

  private final Optional<AnnotationMirror> style;

  ImmutablesClass(Elements elements, Accessibility accessibility, TypeElement type) {
    this.elements = elements;
    this.accessibility = accessibility;
    this.type = type;
    umbrella = Enclosing.of(type).stream()
        .filter(around -> Annotations.find(around, VALUE + "Enclosing").isPresent())
        .findFirst();
    style = Stream.concat(Enclosing.of(umbrella.orElse(type)).stream(), packages())
        .flatMap(ImmutablesClass::styles)
        .findFirst();
  }

  /** Returns the package of the type and the packages around it. */
  private Stream<Element> packages() {
    List<Element> packages = new ArrayList<>();
    String name = packageName();
    while (!name.isEmpty()) {
      Optional.ofNullable(elements.getPackageElement(name)).ifPresent(packages::add);
      name = name.substring(0, Math.max(name.lastIndexOf('.'), 0));
    }
    return packages.stream();
  }

  private String packageName() {
    return MoreElements.getPackage(type).getQualifiedName().toString();
  }

  /** Returns the style on an element, or on the type of one of its annotations. */
  private static Stream<AnnotationMirror> styles(Element element) {
    return Stream.concat(
            Stream.of(element),
            element.getAnnotationMirrors().stream()
                .map(mirror -> mirror.getAnnotationType().asElement()))
        .flatMap(annotated -> Annotations.find(annotated, VALUE + "Style").stream());
  }

  /** Returns the accessible static methods and constructors that may return a builder. */
  List<ExecutableElement> builders() {
    if (!hasBuilder()) {
      return List.of();
    }
    // Without an accessible class, the builder is a class of its own: UnitBuilder.
    List<ExecutableElement> found = generated()
        .map(made -> factory("builder").equals(NEW)
            ? ElementFilter.typesIn(made.getEnclosedElements()).stream()
                .flatMap(nested -> constructors(nested).stream())
                .toList()
            : methods(made, factory("builder")))
        .or(() -> topLevel("typeBuilder", "*Builder").map(ImmutablesClass::constructors))
        .orElse(List.of());
    return accessible(found)
        .filter(builder -> builder.getParameters().isEmpty())
        .toList();
  }

  /** Returns the name of the builder's method that creates the object. */
  String build() {
    return setting("build").orElse("build");
  }

  /** Returns the accessible factories or constructors of a type that has no builder. */
  List<ExecutableElement> factories() {
    String name = factory("of");
    List<ExecutableElement> found = generated()
        .filter(made -> !hasBuilder())
        .map(made -> name.equals(NEW) ? constructors(made) : methods(made, name))
        .orElse(List.of());
    return accessible(found).toList();
  }

  private Stream<ExecutableElement> accessible(List<ExecutableElement> found) {
    return found.stream()
        .filter(accessibility::allows)
        .filter(executable -> accessibility.allowsType(Enclosing.type(executable)));
  }

  private boolean hasBuilder() {
    return Annotations.find(type, VALUE + "Immutable")
        .flatMap(immutable -> Annotations.value(immutable, "builder", Boolean.class))
        .orElse(true);
  }

  private Optional<TypeElement> generated() {
    if (umbrella.isEmpty()) {
      return topLevel("typeImmutable", "Immutable*");
    }
    String outer = named("typeImmutableEnclosing", "Immutable*", umbrella.get());
    return find(outer + "." + named("typeImmutableNested", "*", type));
  }

  private Optional<TypeElement> topLevel(String setting, String pattern) {
    return find(named(setting, pattern, type));
  }

  private Optional<TypeElement> find(String name) {
    String in = packageName();
    return Optional.ofNullable(elements.getTypeElement(in.isEmpty() ? name : in + "." + name));
  }

  /** Returns the name that a pattern such as {@code Immutable*} gives to the class for a type. */
  private String named(String setting, String pattern, Element of) {
    String chosen = setting(setting).orElse(pattern);
    String rest = withoutPattern(of.getSimpleName().toString());
    return chosen.contains("*") ? chosen.replace("*", rest) : rest + chosen;
  }

  // AbstractUnit becomes Unit, and Abstraction stays.
  private String withoutPattern(String name) {
    List<String> patterns = style
        .map(found -> Annotations.values(found, "typeAbstract", String.class))
        .filter(given -> !given.isEmpty())
        .orElse(List.of("Abstract*"));
    return patterns.stream()
        .map(pattern -> pattern.split("\\*", -1))
        .filter(around -> around.length == 2)
        .filter(around -> name.length() > around[0].length() + around[1].length())
        .filter(around -> name.startsWith(around[0]) && name.endsWith(around[1]))
        .map(around -> name.substring(around[0].length(), name.length() - around[1].length()))
        .filter(rest -> rest.length() == name.length() || isUpperCase(rest.charAt(0)))
        .findFirst()
        .orElse(name);
  }

  private static boolean isUpperCase(char letter) {
    return letter >= 'A' && letter <= 'Z';
  }

  private String factory(String setting) {
    return setting(setting).orElse(setting);
  }

  private Optional<String> setting(String name) {
    return style.flatMap(found -> Annotations.value(found, name, String.class));
  }

  private static List<ExecutableElement> constructors(TypeElement type) {
    return ElementFilter.constructorsIn(SourceOrder.members(type));
  }

  private static List<ExecutableElement> methods(TypeElement type, String name) {
    return ElementFilter.methodsIn(SourceOrder.members(type)).stream()
        .filter(method -> method.getSimpleName().contentEquals(name))
        .toList();
  }
}
