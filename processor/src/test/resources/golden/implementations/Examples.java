package game;

import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public final class Examples {
  public static List<?> values() {
    Names friends = new Names();
    friends.addAll(List.of("ada", "Bob"));
    return List.of(
        new Inbox(
            List.of("ada"),
            new LinkedList<>(List.of("hi", "bye")),
            Optional.of(Set.of("trade")),
            new ConcurrentHashMap<>(Map.of("ada", 2)),
            friends),
        new Zone("north", new Circle(2), Optional.of(new Circle(1))),
        new Zone("south", new Circle(3), Optional.empty()),
        new Inbox(List.of(), List.of(), Optional.empty(), Map.of(), Set.of()));
  }

  private Examples() {}
}
