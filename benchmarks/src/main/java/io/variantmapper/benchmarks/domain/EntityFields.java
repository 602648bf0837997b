package io.variantmapper.benchmarks.domain;

import io.variantmapper.runtime.value.Vector3;

/**
 * The common accessors of {@link Entity} and {@link ArrayEntity}, for code that is
 * written once for both.
 */
public interface EntityFields {
  int id();

  int kind();

  Vector3 position();

  Vector3 velocity();

  float heading();

  boolean moving();

  /** Makes the value from its fields. */
  interface Maker<T> {
    T make(int id, int kind, Vector3 position, Vector3 velocity, float heading, boolean moving);
  }
}
