package game;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.joml.Vector2i;
import org.joml.Vector3f;

public final class Examples {
  public static List<?> values() {
    return List.of(new Avatar(
        new Vector3f(1, 0, -3.5f),
        List.of(new Vector3f(), new Vector3f(0, 1, 0)),
        new Vector2i(4, 7),
        Instant.ofEpochMilli(1_700_000_000_123L),
        Duration.ofMillis(1500),
        List.of(Duration.ofSeconds(61))));
  }

  private Examples() {}
}
