package game;

import java.util.List;

public final class Examples {
  public static List<?> values() {
    return List.of(
        new Player(), new Player().name("Ada").hp(3).items(List.of("sword")).setAlive(false));
  }

  private Examples() {}
}
