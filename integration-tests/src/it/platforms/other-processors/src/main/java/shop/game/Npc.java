package shop.game;

import io.variantmapper.annotations.VariantArray;
import lombok.Getter;
import lombok.experimental.SuperBuilder;

/** A builder that inherits from another. */
@Getter
@SuperBuilder
@VariantArray
public class Npc extends Named {
  private final int mood;
}
