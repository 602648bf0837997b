package game;

import java.util.List;

public final class Examples {
  public static List<?> values() {
    Wolf wolf = new Wolf(7, "north");
    wolf.hp = 3;
    wolf.mainTag = "grey";
    wolf.setTags(List.of("grey", "old"));
    return List.of(wolf);
  }

  private Examples() {}
}
