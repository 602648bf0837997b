package game;

import java.util.List;

public final class Examples {
  public static List<?> values() {
    Crate.Builder<Integer, String> crate = Crate.builder();
    return List.of(
        new Bag(
            crate.label("dice").content(List.of(1, 6)).build(),
            Pouch.of(List.of(1L, 2L), 3L)));
  }

  private Examples() {}
}
