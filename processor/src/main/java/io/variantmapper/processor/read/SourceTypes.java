package io.variantmapper.processor.read;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.QualifiedNameable;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * The types of this compilation, which also generates their serializers. Other types should already
 * have serializers.
 *
 * <pre>{@code
 * SourceTypes sources = new SourceTypes();
 * sources.add(round.getRootElements());   // in each round
 * }</pre>
 */
public final class SourceTypes {
  /**
   * The names of the top-level types and packages. Elements can't be kept, because each round has
   * new ones.
   */
  private final Set<String> names = new HashSet<>();

  /** The names that {@link JavaLang} found in each package; cleared in each round. */
  private final Map<PackageElement, Set<String>> hiddenNames = new HashMap<>();

  /** The results of {@link ArrayParameters}; cleared in each round. */
  private final Map<String, Set<Integer>> arrayParameters = new HashMap<>();

  /** Adds the top-level types and packages of another round. */
  public void add(Set<? extends Element> roots) {
    hiddenNames.clear();
    arrayParameters.clear();
    for (TypeElement root : ElementFilter.typesIn(roots)) {
      names.add(root.getQualifiedName().toString());
    }
    for (PackageElement root : ElementFilter.packagesIn(roots)) {
      names.add(root.getQualifiedName().toString());
    }
  }

  /** Returns the top-level types as elements of the current round. */
  public List<TypeElement> all(Elements elements) {
    return names.stream()
        .sorted()
        .flatMap(name -> Stream.ofNullable(elements.getTypeElement(name)))
        .toList();
  }

  /**
   * Returns whether this compilation contains the element: a type, a member of a type, or an
   * annotated package.
   */
  boolean contain(Element element) {
    return Enclosing.outermost(element) instanceof QualifiedNameable outermost
        && names.contains(outermost.getQualifiedName().toString());
  }

  /** Returns whether the serializer {@code name} of {@code marked} exists or will be generated. */
  boolean haveSerializer(Elements elements, TypeElement marked, String name) {
    return contain(marked) || elements.getTypeElement(name) != null;
  }

  /** Returns the result of {@link ArrayParameters}; calls {@code find} once per round. */
  Set<Integer> arrayParameters(TypeElement of, Supplier<Set<Integer>> find) {
    return arrayParameters.computeIfAbsent(of.getQualifiedName().toString(), name -> find.get());
  }

  /**
   * Returns the names of {@code java.lang} that a package hides; calls {@code find} once per round.
   */
  Set<String> hiddenNames(PackageElement in, Supplier<Set<String>> find) {
    return hiddenNames.computeIfAbsent(in, one -> find.get());
  }
}
