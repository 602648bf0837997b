package game;

import io.variantmapper.annotations.VariantArray;

/** As a user of AutoValue writes it, with a factory. */
@VariantArray
public abstract class Place {
  abstract int x();

  abstract int y();

  @Override
  public abstract String toString();

  static Place create(int x, int y) {
    return new AutoValue_Place(x, y);
  }
}
