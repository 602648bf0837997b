package game;

import game.World.Node;
import game.World.Zone.Point;
import java.util.List;

public final class Examples {
  public static List<?> values() {
    Node leaf = new Node("leaf", List.of(), null, new Point(1, 2));
    return List.of(new Node("root", List.of(leaf, leaf), leaf, new Point(0, 0)), new World.Empty());
  }

  private Examples() {}
}
