// Solves 2 problems.
package game;

import io.variantmapper.annotations.*;

class World {
  @VariantDictionary
  record Tile(int column) {}
}

@VariantDictionary
record World_TileData(int column) {}

class PlayerVariantSerializerOfGame {}

@VariantDictionary
record Player(int hp) {}
