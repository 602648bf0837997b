package game;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

public final class Examples {
  public static List<?> values() {
    Duration beat = Duration.ofMillis(500);
    return List.of(new Song(
        List.of(beat, beat),
        new Duration[] {beat},
        new int[] {60, 255},
        List.of(Set.of(60, 64, 67), Set.of()),
        List.of(Optional.of(35), Optional.empty()),
        Map.of(beat, 1, Duration.ZERO, 2),
        Map.of("alto", Arrays.asList(beat, null)),
        List.of(1, 2)));
  }

  private Examples() {}
}
