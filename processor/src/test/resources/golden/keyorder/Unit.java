package game;

import io.variantmapper.annotations.KeyOrder;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantExtras;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantSubtype;
import io.variantmapper.annotations.VariantTag;
import io.variantmapper.runtime.Variant;
import java.util.Map;

/** Sorted keys between a tag, which stays first, and extras, which stay last. */
@VariantDictionary
@VariantTag("kind")
public sealed interface Unit {
  @VariantDictionary(keyOrder = KeyOrder.ALPHABETICAL)
  @VariantSubtype("tank")
  record Tank(
      String name,
      @VariantField("at_") int at,
      @VariantField(flatten = true) Place place,
      @VariantField(aliases = "Fuel") int fuel)
      implements Unit {}

  @VariantDictionary(keyOrder = KeyOrder.ALPHABETICAL)
  @VariantSubtype("ship")
  record Ship(int speed, int crew, @VariantExtras Map<String, Variant> rest) implements Unit {}

  @VariantDictionary(order = {"crew", "name"})
  @VariantSubtype("train")
  record Train(int speed, String name, int crew) implements Unit {}

  @VariantDictionary
  record Place(int row, int column) {}
}
