package game;

import java.util.List;

public final class Examples {
  public static List<?> values() {
    Monster.Builder monster = Monster.builder().name("wolf");
    return List.of(
        monster.build(),
        monster.setLair("cave").setTamer("Ada").setLoot(List.of("fur", "tooth")).build(),
        Reward.builder().name("quest").getCoins(3).addItems("rope").build(),
        Place.create(3, -4));
  }

  private Examples() {}
}
