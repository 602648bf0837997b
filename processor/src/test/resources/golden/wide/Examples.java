package game;

import java.util.List;
import java.util.Optional;

public final class Examples {
  public static List<?> values() {
    return List.of(
        sheet("Ada", null, Optional.of("north"), 3),
        sheet("Bob", "Sir", Optional.empty(), 1),
        new Match(7, board("Eve")));
  }

  private static Sheet sheet(String name, String title, Optional<String> guild, int level) {
    return new Sheet(
        name, title, guild, level, 1L << 40, 1.5, true, List.of("new"),
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
        25);
  }

  private static Board<String> board(String owner) {
    return new Board<>(
        owner,
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
        25, 26, 27, 28, 29, 30, 31, 32);
  }

  private Examples() {}
}
