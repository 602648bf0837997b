package game;

import io.variantmapper.annotations.VariantDictionary;
import lombok.Data;

/** A class with setters. */
@Data
@VariantDictionary
public class Settings {
  private double volume = 0.5;
  private String language = "en";
}
