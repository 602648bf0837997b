// Solves 8 problems.
package game;

import io.variantmapper.annotations.*;

import java.awt.Point;

@VariantMixIn(Point.class)
@VariantDictionary
interface PointMixIn {
  @VariantField("column")
  int x();

  @VariantField("row")
  int y();

  @VariantCreator
  Point of(int x, int y);
}

@VariantMixIn(Point.class)
@VariantArray
interface BackwardsMixIn {
  int y();

  int x();

  int distance(int x, int y);

  default int width() {
    return 0;
  }

  @VariantCreator
  Point of(int x, int y);
}

@VariantMixIn(Point.class)
@VariantArray
interface EmptyMixIn {
  @VariantField("column")
  int x();

  @VariantCreator
  Point of();
}
