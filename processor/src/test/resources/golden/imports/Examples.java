package game;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;

public final class Examples {
  public static List<?> values() {
    return List.of(new Profile(
        Duration.ofMinutes(90),
        Map.of(Locale.GERMAN, Duration.ofMinutes(30), Locale.ENGLISH, Duration.ofHours(1)),
        List.of("good", "with bow"),
        List.of(Locale.UK),
        7,
        3,
        new int[] {10, 20},
        20,
        new Profile.Session(12, Duration.ofSeconds(5))));
  }

  private Examples() {}
}
