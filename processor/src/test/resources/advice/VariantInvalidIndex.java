// Solves 14 problems.
package game;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;

@VariantArray(reserved = {2, 3, 5})
record Tile(
    @VariantField(index = 1) int column,
    @VariantField(index = 0) int row,
    @VariantField(index = 4) int depth,
    @VariantField(index = 7) int water,
    @VariantField(index = 9) int height,
    @VariantField(index = 6) String kind,
    @VariantField(index = 8) String name) {}

@VariantArray
record Line(
    @VariantField(index = 0) int width,
    @VariantField(flatten = true) Point start,
    @VariantField(index = 3) int color) {}

@VariantArray(reserved = {1, 2, 3, 4, 5})
record Wall(int height) {}

@VariantArray(
    reserved = {
      1,
      2,
    })
record Cell(int row) {}

@VariantArray
record Roof(
    int height,
    @VariantField(index = 1) int width,
    @VariantField(index = 2) int color) {}

@VariantArray
sealed interface Event {}

@VariantArray
record Start(int time) implements Event {}

@VariantArray
record Stop(
    @VariantField(index = 1) int time) implements Event {}

@VariantArray
record Point(int x, int y) {}

@VariantDictionary
record Player(int hp) {}
