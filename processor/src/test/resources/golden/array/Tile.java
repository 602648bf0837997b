package game;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantIgnore;

@VariantArray
record Tile(int column, int row, Kind kind, @VariantIgnore String cached) {
  enum Kind {
    GRASS,
    WATER
  }
}
