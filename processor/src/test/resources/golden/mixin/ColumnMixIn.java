package game;

import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantIgnore;
import io.variantmapper.annotations.VariantMixIn;
import java.awt.Point;

@VariantMixIn(Point.class)
@VariantDictionary
interface ColumnMixIn {
  @VariantField("column")
  int getX();

  @VariantIgnore
  int getY();

  @VariantCreator
  Point of(int x, int y);
}
