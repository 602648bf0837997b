package io.variantmapper.benchmarks.domain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Converts the elements of a collection from one shape to the other. */
final class Shapes {
  private Shapes() {}

  static <A, B> List<B> list(List<A> elements, Function<A, B> change) {
    List<B> changed = new ArrayList<>(elements.size());
    elements.forEach(element -> changed.add(change.apply(element)));
    return changed;
  }

  static <A, B> Map<String, B> map(Map<String, A> entries, Function<A, B> change) {
    Map<String, B> changed = new LinkedHashMap<>();
    entries.forEach((key, value) -> changed.put(key, change.apply(value)));
    return changed;
  }
}
