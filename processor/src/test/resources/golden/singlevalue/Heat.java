package game;

import io.variantmapper.annotations.VariantSingleValue;

/** A temperature that is set after its object is created. */
@VariantSingleValue
public class Heat {
  private Float degrees;

  public Float getDegrees() {
    return degrees;
  }

  public void setDegrees(Float degrees) {
    this.degrees = degrees;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Heat heat && heat.degrees.equals(degrees);
  }

  @Override
  public int hashCode() {
    return degrees.hashCode();
  }
}
