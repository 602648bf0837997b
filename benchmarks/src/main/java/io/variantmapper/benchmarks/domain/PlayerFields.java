package io.variantmapper.benchmarks.domain;

import io.variantmapper.runtime.value.Vector3;
import java.util.List;

/**
 * The common accessors of {@link Player} and {@link ArrayPlayer}, for code that is written once for
 * both.
 *
 * @param <I> the type of an item
 */
public interface PlayerFields<I> {
  int id();

  String name();

  int level();

  float health();

  boolean online();

  Vector3 position();

  String guild();

  List<I> items();

  float[] path();

  /** Makes the value from its fields. */
  interface Maker<T, I> {
    T make(
        int id,
        String name,
        int level,
        float health,
        boolean online,
        Vector3 position,
        String guild,
        List<I> items,
        float[] path);
  }
}
