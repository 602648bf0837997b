package game;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;

@VariantArray(reserved = {4, -2}) // ERROR -2 [VariantInvalidIndex] Tile reserves index -2, but indexes start at 0. Reserve another index, or remove -2 from reserved.
// FIXED @VariantArray(reserved = {2, 3, 5})
record Tile(
    @VariantField(index = 1) int column,
    @VariantField(index = 0) int row,
    int depth, // ERROR depth [VariantInvalidIndex] Tile.depth has index 1, which the field column already has. Give one of them another index, such as 2.
    // FIXED @VariantField(index = 4) int depth,
    @VariantField(index = -1) int water, // ERROR -1 [VariantInvalidIndex] Tile.water has index -1, but indexes start at 0. Give it another index, or remove the index.
    // FIXED @VariantField(index = 7) int water,
    @VariantField(index = 4) int height, // ERROR 4 [VariantInvalidIndex] Tile.height has index 4, which is reserved. Give it another index, or remove 4 from reserved.
    // FIXED @VariantField(index = 9) int height,
    @VariantField(index = 6) String kind, // ERROR 6 [VariantInvalidIndex] Tile.kind has index 6, but there is nothing at 3 and 5. Add each missing index to reserved of @VariantArray, or give the field the index 3.
    @VariantField(index = 8) String name) {} // ERROR 8 [VariantInvalidIndex] Tile.name has index 8, but there is nothing at 7. Add each missing index to reserved of @VariantArray, or give the field the index 7.

@VariantArray
record Line(
    @VariantField(index = 0) int width,
    @VariantField(flatten = true) Point start,
    @VariantField(index = 2) int color) {} // ERROR 2 [VariantInvalidIndex] Line.color has index 2, which the field start already has. Give one of them another index, such as 3.
    // FIXED @VariantField(index = 3) int color) {}

@VariantArray(reserved = {1, 2, 5}) // ERROR 5 [VariantInvalidIndex] Wall reserves index 5, but there is nothing at 3 to 4. Also reserve each missing index, or reserve 3 instead of 5.
// FIXED @VariantArray(reserved = {1, 2, 3, 4, 5})
record Wall(int height) {}

@VariantArray(
    reserved = {
      1,
      2,
      1, // ERROR 1 [VariantInvalidIndex] Cell reserves index 1 twice. Remove one of the two.
      // FIXED
    })
record Cell(int row) {}

@VariantArray
record Roof(
    int height,
    @VariantField(index = 2147483647) int width, // ERROR 2147483647 [VariantInvalidIndex] Roof.width has index 2147483647, but there is nothing at 2 to 2147483646. Add each missing index to reserved of @VariantArray, or give the field the index 2.
    // FIXED @VariantField(index = 1) int width,
    int color) {} // ERROR color [VariantInvalidIndex] Roof.color has index 2147483647, which the field width already has. Give one of them another index, such as 1.
    // FIXED @VariantField(index = 2) int color) {}

@VariantArray
sealed interface Event {}

@VariantArray(reserved = 0) // ERROR 0 [VariantInvalidIndex] Start reserves index 0, which is the index of the tag. Remove it from reserved.
// FIXED @VariantArray
record Start(int time) implements Event {}

@VariantArray
record Stop(
    @VariantField(index = 0) int time) implements Event {} // ERROR 0 [VariantInvalidIndex] Stop.time has index 0, which is the index of the tag. Give the field another index, such as 1.
    // FIXED @VariantField(index = 1) int time) implements Event {}

@VariantArray
record Point(int x, int y) {}

@VariantDictionary
record Player(@VariantField(index = 0) int hp) {} // ERROR 0 [VariantInvalidIndex] Player.hp has an index, but Player is written as a Dictionary, whose entries have keys and no fixed order. Remove the index, or use @VariantArray.
// FIXED record Player(int hp) {}
