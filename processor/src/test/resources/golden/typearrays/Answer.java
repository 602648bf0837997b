package game;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;

@VariantDictionary
public sealed interface Answer<L, R> {
  @VariantArray
  record All<B, A>(A first, B[] rest) implements Answer<A, B> {}

  @VariantDictionary
  record None<A, B>(A first, B last) implements Answer<A, B> {}
}
