package game;

import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantMixIn;
import org.joml.Vector2i;

@VariantMixIn(Vector2i.class)
@VariantDictionary
interface CellMixIn {
  @VariantField("column")
  int x();

  @VariantField("row")
  int y();

  @VariantCreator
  Vector2i of(int x, int y);
}
