package shop.game;

import com.google.auto.value.AutoValue;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;

/** An AutoValue type with a factory. The generated class has a copy of {@code @VariantField}. */
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
