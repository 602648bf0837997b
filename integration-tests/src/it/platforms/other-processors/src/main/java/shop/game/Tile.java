package shop.game;

import io.soabase.recordbuilder.core.RecordBuilder;
import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantField;

/** A record that record-builder makes a builder for, with a default of its own. */
@VariantArray
@RecordBuilder
public record Tile(int x, int y, @VariantField(aliases = "floor") String ground)
    implements TileBuilder.With {
  @VariantCreator
  static TileBuilder start() {
    return TileBuilder.builder().ground("grass");
  }
}
