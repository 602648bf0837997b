package game;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

public final class Examples {
  public static List<?> values() {
    Instant begin = Instant.ofEpochSecond(1_700_000_000);
    Instant event = begin.plusMillis(123);
    LocalDate day = LocalDate.of(2023, 11, 14);
    return List.of(
        new Race(
            begin,
            Duration.ofMillis(90_500),
            List.of(Duration.ofMillis(45_250), Duration.ofMillis(-1)),
            Map.of(event, "start"),
            begin.plusNanos(1),
            day),
        new Race(begin, null, List.of(), Map.of(), begin, day));
  }

  private Examples() {}
}
