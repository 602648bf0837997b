package game;

import java.util.List;

public final class Examples {
  public static List<?> values() {
    Account.Builder open = Account.builder().owner("Ada").withCoins(3).guild("north").note("x");
    return List.of(
        Account.builder().build(),
        open.items(List.of("sword", "rope")).build(),
        Login.builder().id(7).user("Ada").build(),
        new Unit("wolf", 4),
        new Marked(3));
  }

  private Examples() {}
}
