package game;

import java.util.List;

public final class Examples {
  public static List<?> values() {
    Spawn spawn = new Spawn();
    spawn.setKind("bear");
    spawn.count = 3;
    return List.of(
        new Defaults("Ada", 100, 1.5f, Defaults.Kind.MAGE, List.of(), "Hero", false),
        new Defaults("Bob", 7, 2, Defaults.Kind.ROGUE, List.of("new"), null, true),
        spawn);
  }

  private Examples() {}
}
