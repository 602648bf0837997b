package shop.game;

import io.soabase.recordbuilder.core.RecordBuilder;
import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantField;

/** A record with a builder that record-builder generates, and a factory that sets a default. */
@VariantArray
@RecordBuilder
public record Tile(int x, int y, @VariantField(aliases = "floor") String ground)
    implements TileBuilder.With {
  @VariantCreator
  static TileBuilder start() {
    return TileBuilder.builder().ground("grass");
  }
}
