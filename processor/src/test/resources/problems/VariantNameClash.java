package game;

import io.variantmapper.annotations.*;

class World {
  @VariantDictionary
  record Tile(int column) {}
}

@VariantDictionary
record World_Tile(int column) {} // ERROR record [VariantNameClash] World_Tile needs a class named game.World_TileVariantSerializer, but that class already exists. Rename one of the two.
// FIXED record World_TileData(int column) {}

class PlayerVariantSerializer {}
// FIXED class PlayerVariantSerializerOfGame {}

@VariantDictionary
record Player(int hp) {} // ERROR record [VariantNameClash] Player needs a class named game.PlayerVariantSerializer, but that class already exists. Rename one of the two.
