package game;

import io.variantmapper.runtime.value.Vector3;
import java.util.List;

public final class Examples {
  public static List<?> values() {
    return List.of(new PlayerState("Ada", 7, new Vector3(1, 0, -3.5)));
  }

  private Examples() {}
}
