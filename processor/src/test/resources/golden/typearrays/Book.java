package game;

import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import java.util.List;

/** Needs arrays of V for its pages, and of K itself. */
@VariantDictionary(changes = true)
public final class Book<K extends Comparable<K>, V, N> {
  @VariantField(nulls = NullPolicy.OMIT_EMPTY)
  public K[] keys;

  public Page<V> cover;
  public List<Page<V>> pages;
  public Page<List<K>> index;
  public Page<? extends K> loose;
  public List<Book<K, V, N>> volumes = List.of();
  public N note;
}
