package shop.game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantMixIn;

/** Maps {@link Chest} in the same compilation as Lombok completes it. */
@VariantDictionary
@VariantMixIn(Chest.class)
public interface ChestMixIn {}
