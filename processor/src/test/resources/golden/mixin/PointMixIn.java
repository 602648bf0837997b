package game;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantMixIn;
import java.awt.Point;

/** Lists the row first, and chooses one of several constructors. */
@VariantMixIn(Point.class)
@VariantArray
public interface PointMixIn {
  int y();

  int x();

  @VariantCreator
  Point of(int x, int y);
}
