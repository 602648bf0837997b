package game;

import io.variantmapper.runtime.Variant;
import java.util.List;
import java.util.Map;

public final class Examples {
  public static List<?> values() {
    return List.of(
        new Unit.Tank("Ada", 1, new Unit.Place(2, 3), 4),
        new Unit.Ship(5, 6, Map.of("anchor", Variant.of(7))),
        new Unit.Train(8, "Express", 9));
  }

  private Examples() {}
}
