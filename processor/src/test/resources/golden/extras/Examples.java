package game;

import io.variantmapper.runtime.Variant;
import java.util.List;
import java.util.Map;

public final class Examples {
  public static List<?> values() {
    return List.of(
        new Save(1, Map.of("mood", Variant.of("happy")), "Ada"),
        new Save(2, Map.of(), ""),
        new Strict(3, null));
  }

  private Examples() {}
}
