package io.variantmapper.benchmarks.domain;

import java.util.Map;

/**
 * What a {@link Save} and an {@link ArraySave} have in common, for code written once for
 * both.
 *
 * @param <O> the type of an element
 */
public interface SaveFields<O> {
  int version();

  Map<String, O> objects();

  /** Makes the value from its fields. */
  interface Maker<T, O> {
    T make(int version, Map<String, O> objects);
  }
}
