package game;

import game.Hero.Facing;
import game.Hero.Key;
import game.Hero.Metal;
import game.Hero.Perk;
import game.Hero.Rank;
import game.Hero.Rarity;
import game.Hero.Weather;
import java.util.List;
import java.util.Map;

public final class Examples {
  public static List<?> values() {
    Perk[] slots = {Perk.FAST, Perk.STRONG};
    return List.of(
        new Hero(
            Facing.EAST,
            Rarity.COMMON,
            Key.SHIFT,
            Weather.SUN,
            List.of(Perk.FAST),
            slots,
            Map.of(Perk.FAST, Perk.STRONG),
            Map.of("a", Perk.FAST),
            List.of(Perk.FAST, Perk.FAST),
            Rank.GOLD,
            Map.of(Rank.BRONZE, Metal.ORE)));
  }

  private Examples() {}
}
