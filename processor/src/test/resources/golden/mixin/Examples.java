package game;

import java.awt.Point;
import java.util.Arrays;
import java.util.List;
import org.joml.Vector3f;

public final class Examples {
  public static List<?> values() {
    return List.of(new Board(
        new Point(3, 4),
        Arrays.asList(new Point(1, 2), null),
        new Point(5, 0),
        List.of(new Vector3f(1, 0, -2))));
  }

  private Examples() {}
}
