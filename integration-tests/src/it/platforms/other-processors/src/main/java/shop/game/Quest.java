package shop.game;

import io.variantmapper.annotations.VariantDictionary;
import lombok.Builder;
import lombok.Value;

/** A class with a builder, which is more visible than the constructor. */
@Value
@Builder
@VariantDictionary
public class Quest {
  String title;

  @Builder.Default
  int reward = 10;
}
