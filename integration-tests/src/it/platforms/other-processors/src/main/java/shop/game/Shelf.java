package shop.game;

import io.variantmapper.annotations.VariantDictionary;
import org.immutables.value.Value;

/** Immutables, generic, with the builder in its own type; and a field of one of its types. */
@Value.Immutable
@VariantDictionary
public interface Shelf<T> {
  T best();

  Potion potion();

  static <T> ImmutableShelf.Builder<T> builder() {
    return ImmutableShelf.builder();
  }
}
