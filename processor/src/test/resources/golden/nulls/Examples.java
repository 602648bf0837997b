package game;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

public final class Examples {
  public static List<?> values() {
    Map<String, Long> limits = new HashMap<>();
    limits.put("none", null);
    return List.of(
        new Nulls(
            "a", null, null, null, Optional.empty(), OptionalInt.empty(), 0, null, null,
            new String[0], Map.of()),
        new Nulls(
            "a", "b", 1, "c", Optional.of("d"), OptionalInt.of(2), 3, "e",
            Arrays.asList("f", null), new String[] {null, "g"}, limits));
  }

  private Examples() {}
}
