package game;

import java.util.List;

public final class Examples {
  public static List<?> values() {
    return List.of(
        Settings.of(7, null),
        Settings.of(3, Box.of(new Audio())),
        new Audio(),
        new Login(),
        new Window(1, 2));
  }

  private Examples() {}
}
