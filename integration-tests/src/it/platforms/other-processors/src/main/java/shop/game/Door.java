package shop.game;

import com.google.auto.value.AutoValue;
import io.variantmapper.annotations.VariantDictionary;

/** AutoValue with a factory. */
@AutoValue
@VariantDictionary
public abstract class Door {
  abstract int width();

  abstract boolean open();

  static Door create(int width, boolean open) {
    return new AutoValue_Door(width, open);
  }
}
