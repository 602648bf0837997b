package shop.game;

import io.variantmapper.annotations.VariantDictionary;
import org.immutables.value.Value;

/** A generic Immutables type with its own builder() and a property of another Immutables type. */
@Value.Immutable
@VariantDictionary
public interface Shelf<T> {
  T best();

  Potion potion();

  static <T> ImmutableShelf.Builder<T> builder() {
    return ImmutableShelf.builder();
  }
}
