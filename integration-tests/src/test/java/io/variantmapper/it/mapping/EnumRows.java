package io.variantmapper.it.mapping;

import static io.variantmapper.it.mapping.Row.field;

import io.variantmapper.annotations.EnumForm;
import io.variantmapper.annotations.UnknownConstants;
import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantEnum;
import io.variantmapper.annotations.VariantFallback;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantValue;
import java.util.List;

/** Rows for enum constants that are written as their name, their ordinal or a custom value. */
final class EnumRows {
  static final Section SECTION = Section.of(
          "enums",
          field(new Side(Team.RED), "\"RED\"").alsoFrom("&\"RED\"", "1", "1.0"),
          field(new Look(Facing.EAST), "1").alsoFrom("\"EAST\"", "1.0"),
          field(new Drop(Rarity.ODD), "\"odd\"").alsoFrom("\"ODD\"", "1"),
          field(new Drop(Rarity.OTHER), "\"other\"").alsoFrom("\"unheard of\"", "99"),
          field(new Binding(Key.SHIFT), "16777237").alsoFrom("\"SHIFT\""),
          field(new Coin(Metal.GOLD), "\"GOLD\"").alsoFrom("\"gold\"", "&\"Gold\"", "1"),
          field(new Allies(List.of(Team.RED)), "[\"RED\"]")
              .alsoFrom("[\"RED\", \"PINK\"]", "PackedInt32Array([1, 9])"))
      .with(Team.class, Facing.class, Rarity.class, Key.class, Metal.class);

  private EnumRows() {}

  enum Team {
    BLUE,
    RED
  }

  @VariantEnum(as = EnumForm.ORDINAL)
  enum Facing {
    NORTH,
    EAST
  }

  enum Rarity {
    @VariantValue("common")
    COMMON,
    @VariantValue("odd")
    ODD,
    @VariantFallback
    @VariantValue("other")
    OTHER
  }

  enum Key {
    @VariantValue(number = 32)
    SPACE,
    @VariantValue(number = 16777237)
    SHIFT
  }

  @VariantEnum(ignoreCase = true)
  enum Metal {
    IRON,
    GOLD
  }

  @VariantArray
  record Side(Team team) {}

  @VariantArray
  record Look(Facing facing) {}

  @VariantArray
  record Drop(Rarity rarity) {}

  @VariantArray
  record Binding(Key key) {}

  @VariantArray
  record Coin(Metal metal) {}

  @VariantArray
  record Allies(
      @VariantField(unknownConstants = UnknownConstants.SKIP)
      List<Team> allies) {}
}
