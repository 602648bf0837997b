package io.variantmapper.benchmarks.domain;

import java.util.List;

/**
 * The common accessors of {@link Snapshot} and {@link ArraySnapshot}, for code that is written once
 * for both.
 *
 * @param <E> the type of an entity
 */
public interface SnapshotFields<E> {
  long tick();

  List<E> entities();

  /** Makes the value from its fields. */
  interface Maker<T, E> {
    T make(long tick, List<E> entities);
  }
}
