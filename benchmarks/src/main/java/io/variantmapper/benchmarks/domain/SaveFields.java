package io.variantmapper.benchmarks.domain;

import java.util.Map;

/**
 * The common accessors of {@link Save} and {@link ArraySave}, for code that is written once for
 * both.
 *
 * @param <O> the type of an object
 */
public interface SaveFields<O> {
  int version();

  Map<String, O> objects();

  /** Makes the value from its fields. */
  interface Maker<T, O> {
    T make(int version, Map<String, O> objects);
  }
}
