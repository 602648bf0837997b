package shop.game;

import io.variantmapper.annotations.VariantArray;
import lombok.Getter;
import lombok.experimental.SuperBuilder;

/** A class with a builder that extends the builder of the superclass. */
@Getter
@SuperBuilder
@VariantArray
public class Npc extends Named {
  private final int mood;
}
