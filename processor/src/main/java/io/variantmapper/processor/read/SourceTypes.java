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
 * The types that are compiled now, and so are given their serializers now; all others should have
 * them already.
 *
 * <pre>{@code
 * SourceTypes sources = new SourceTypes();
 * sources.add(round.getRootElements());   // in each round
 * }</pre>
 */
public final class SourceTypes {
  /** Outermost types, and packages; by name, for later rounds have other elements for the same. */
  private final Set<String> names = new HashSet<>();

  /** What {@link JavaLang} found in each package in this round; the next may have more classes. */
  private final Map<PackageElement, Set<String>> hiddenNames = new HashMap<>();

  /** The types of one more round, without those that are nested. */
  public void add(Set<? extends Element> roots) {
    hiddenNames.clear();
    for (TypeElement root : ElementFilter.typesIn(roots)) {
      names.add(root.getQualifiedName().toString());
    }
    for (PackageElement root : ElementFilter.packagesIn(roots)) {
      names.add(root.getQualifiedName().toString());
    }
  }

  /** The types that are not nested, as the compiler has them now. */
  public List<TypeElement> all(Elements elements) {
    return names.stream()
        .sorted()
        .flatMap(name -> Stream.ofNullable(elements.getTypeElement(name)))
        .toList();
  }

  /** Whether a type, the type of a member, or the annotated package is compiled now. */
  boolean contain(Element element) {
    return Enclosing.outermost(element) instanceof QualifiedNameable outermost
        && names.contains(outermost.getQualifiedName().toString());
  }

  /** Whether the serializer called {@code name} of {@code marked} is there, or will be. */
  boolean haveSerializer(Elements elements, TypeElement marked, String name) {
    return contain(marked) || elements.getTypeElement(name) != null;
  }

  /** The names of {@code java.lang} that a package hides; {@code find} is asked once a round. */
  Set<String> hiddenNames(PackageElement in, Supplier<Set<String>> find) {
    return hiddenNames.computeIfAbsent(in, one -> find.get());
  }
}
