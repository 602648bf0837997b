package game;

import io.variantmapper.annotations.VariantSingleValue;

@VariantSingleValue
public record Items(Held<Shelf.Item> held) {
  @VariantSingleValue
  public record Held<T>(T[] items) {}
}
