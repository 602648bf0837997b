package io.variantmapper.benchmarks.domain;

import java.util.List;

/**
 * What a {@link Snapshot} and an {@link ArraySnapshot} have in common, for code written once for
 * both.
 *
 * @param <E> the type of an element
 */
public interface SnapshotFields<E> {
  long tick();

  List<E> entities();

  /** Makes the value from its fields. */
  interface Maker<T, E> {
    T make(long tick, List<E> entities);
  }
}
