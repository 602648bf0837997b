package game;

import io.variantmapper.annotations.VariantDictionary;

@VariantDictionary
public sealed interface Reply<T> {
  @VariantDictionary
  record Done<T>(T value) implements Reply<T> {}

  @VariantDictionary
  record Failed<T>(String reason) implements Reply<T> {}
}
