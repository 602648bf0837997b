package game;

import io.variantmapper.annotations.KeyCase;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantSubtype;
import io.variantmapper.annotations.VariantTag;

/** A tag and a flattened type whose keys must match exactly, beside keys that ignore case. */
@VariantDictionary
@VariantTag("kind")
public sealed interface Unit {
  @VariantDictionary(keyCase = KeyCase.IGNORE)
  @VariantSubtype("tank")
  record Tank(
      int hp,
      @VariantField(required = false, aliases = "Range") int reach,
      @VariantField(flatten = true) Place at)
      implements Unit {}

  @VariantDictionary(keyCase = KeyCase.IGNORE)
  @VariantSubtype(fallback = true)
  record Other(String kind, String name) implements Unit {}

  @VariantDictionary
  record Place(int x, int y) {}
}
