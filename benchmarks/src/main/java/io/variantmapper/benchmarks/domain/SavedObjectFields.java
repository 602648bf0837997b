package io.variantmapper.benchmarks.domain;

import io.variantmapper.runtime.value.Vector3;

/**
 * The common accessors of {@link SavedObject} and {@link ArraySavedObject}, for code that is
 * written once for both.
 */
public interface SavedObjectFields {
  String scene();

  Vector3 position();

  int state();

  /** Makes the value from its fields. */
  interface Maker<T> {
    T make(String scene, Vector3 position, int state);
  }
}
