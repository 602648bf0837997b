package game;

import io.variantmapper.annotations.VariantDictionary;

@VariantDictionary
public record Circle(double radius) implements Shape {
  @Override
  public double surface() {
    return Math.PI * radius * radius;
  }
}
