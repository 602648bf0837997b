package shop.game;

import com.google.auto.value.AutoValue;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;

/** AutoValue with a factory; it copies the annotation into what it generates. */
@AutoValue
@VariantDictionary
public abstract class Door {
  @VariantField("wide")
  abstract int width();

  abstract boolean open();

  static Door create(int width, boolean open) {
    return new AutoValue_Door(width, open);
  }
}
