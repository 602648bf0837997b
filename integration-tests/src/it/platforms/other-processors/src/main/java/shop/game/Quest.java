package shop.game;

import io.variantmapper.annotations.VariantDictionary;
import lombok.Builder;
import lombok.Value;

/** A class whose builder is more visible than its constructor. */
@Value
@Builder
@VariantDictionary
public class Quest {
  String title;

  @Builder.Default
  int reward = 10;
}
