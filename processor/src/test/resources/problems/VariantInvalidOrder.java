package game;

import io.variantmapper.annotations.*;

@VariantDictionary(
    order = {
      "name",
      "levl", // ERROR "levl" [VariantInvalidOrder] The order of Player names levl, but its packets contain no field with this name in Java. Did you mean level? Remove the name, or replace it.
      // FIXED "level",
      "name", // ERROR "name" [VariantInvalidOrder] The order of Player names name twice. Remove one of the two.
      // FIXED
      "secret", // ERROR "secret" [VariantInvalidOrder] The order of Player names secret, but its packets contain no field with this name in Java. Remove the name, or replace it.
      // FIXED
      "rest" // ERROR "rest" [VariantInvalidOrder] The order of Player names rest, but its packets contain no field with this name in Java. Remove the name, or replace it.
      // FIXED
    })
record Player(
    @VariantField("lvl") int level,
    String name,
    @VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> rest) {}

@VariantDictionary(
    keyOrder = KeyOrder.ALPHABETICAL, // ERROR .ALPHABETICAL [VariantInvalidOrder] Item has both an order and keyOrder = ALPHABETICAL, but its entries can have only one order. Remove one of the two.
    // FIXED
    order = "name")
record Item(int id, String name) {}

@VariantArray(order = "row")
record Tile(
    int column,
    @VariantField(index = 0) int row) {} // ERROR 0 [VariantInvalidOrder] Tile.row has index 0, but Tile has an order, which determines all positions. Remove the index, or remove the order and give its fields an index instead.
    // FIXED int row) {}

@VariantDictionary(order = "id") // ERROR "id" [VariantMisplacedMark] @VariantDictionary(order = …) on Shape has no effect, because the type is mapped by its subtypes, and the subtypes have the fields. Move it to the subtypes.
// FIXED @VariantDictionary
sealed interface Shape {}

@VariantDictionary
record Circle(float radius) implements Shape {}
