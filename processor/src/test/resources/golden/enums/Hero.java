package game;

import io.variantmapper.annotations.EnumForm;
import io.variantmapper.annotations.UnknownConstants;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantEnum;
import io.variantmapper.annotations.VariantFallback;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantValue;
import java.util.List;
import java.util.Map;

/** Enums in each form, and elements that nobody may know. */
@VariantDictionary
public record Hero(
    Facing facing,
    Rarity rarity,
    Key key,
    Weather weather,
    @VariantField(unknownConstants = UnknownConstants.SKIP) List<Perk> perks,
    @VariantField(unknownConstants = UnknownConstants.NULL) Perk[] slots,
    @VariantField(unknownConstants = UnknownConstants.SKIP) Map<Perk, Perk> swaps,
    @VariantField(unknownConstants = UnknownConstants.SKIP) Map<String, @Nullable Perk> named,
    List<Perk> all,
    Rank rank,
    Map<Rank, Metal> metals) {

  @VariantEnum(as = EnumForm.ORDINAL)
  public enum Facing {
    NORTH,
    EAST
  }

  public enum Rarity {
    @VariantValue("common")
    COMMON,
    @Deprecated
    @VariantValue("odd")
    ODD,
    RARE
  }

  public enum Key {
    @VariantValue(number = 65)
    A,
    @VariantValue(number = 1L << 33)
    SHIFT
  }

  @VariantEnum(as = EnumForm.NAME)
  public enum Weather {
    @VariantValue("sun")
    SUN,
    @VariantFallback
    OTHER
  }

  @VariantEnum(ignoreCase = true)
  public enum Rank {
    BRONZE,
    GOLD
  }

  @VariantEnum(as = EnumForm.ORDINAL, ignoreCase = true)
  public enum Metal {
    @VariantValue("ore")
    ORE,
    @VariantFallback
    OTHER
  }

  /** By name. */
  public enum Perk {
    FAST,
    STRONG
  }
}
