package game;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantField;

@VariantArray
public record Spot(int x, int y, @VariantField(defaultFrom = "MAP") String map) {
  static final String MAP = "start";
}
