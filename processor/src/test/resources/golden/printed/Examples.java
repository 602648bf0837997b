package game;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.UUID;

public final class Examples {
  public static List<?> values() {
    UUID id = UUID.fromString("f81d4fae-7dec-11d0-a765-00a0c91e6bf6");
    Instant begin = Instant.ofEpochMilli(1_700_000_000_123L);
    LocalDate day = LocalDate.of(2024, 2, 29);
    return List.of(
        new Match(id, begin, Duration.ofMillis(90_500), List.of(day), Map.of(id, 7)),
        new Match(id, begin, null, List.of(), Map.of()));
  }

  private Examples() {}
}
