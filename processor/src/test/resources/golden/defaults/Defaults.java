package game;

import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import java.util.List;
import org.jspecify.annotations.Nullable;

@VariantDictionary
public record Defaults(
    @VariantField(value = "name", aliases = {"display_name", "nick"}) String name,
    @VariantField(defaultValue = "100") int hp,
    @VariantField(defaultValue = "1.5", omitDefault = true) float speed,
    @VariantField(defaultValue = "MAGE", omitDefault = true) Kind kind,
    @VariantField(defaultFrom = "noTags", nulls = NullPolicy.OMIT, omitDefault = true)
        List<String> tags,
    @VariantField(defaultValue = "Hero") @Nullable String title,
    @VariantField(required = false, omitDefault = true) boolean hidden) {
  enum Kind {
    MAGE,
    ROGUE
  }

  static List<String> noTags() {
    return List.of();
  }
}
