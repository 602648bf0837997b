package game;

import io.variantmapper.annotations.VariantDictionary;
import lombok.Value;

/** An immutable class with a constructor for all fields. */
@Value
@VariantDictionary
public class Item {
  String name;
  int count;
}
