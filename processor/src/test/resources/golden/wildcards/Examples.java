package game;

import java.util.List;
import java.util.Map;
import java.util.Optional;

public final class Examples {
  public static List<?> values() {
    Item rope = new Item("rope");
    Rack<Item> rack =
        new Rack<>(rope, new Box<>(rope), boxes(rope, rope), List.of(new Box<>(rope)));
    return List.of(
        new Hall(
            rack,
            rack,
            Optional.of(new Box<>(new Box<>(rope))),
            Map.of("a", new Hall.Link<>(rope, rope)),
            new Hall.Link<>(rope, new Box<>(rope)),
            new Box<>(boxes(rope)),
            names()));
  }

  private static Box<Item>[] boxes(Item... items) {
    return array(List.of(items).stream().map(item -> new Box<>(item)).toList());
  }

  private static List<String>[][] names() {
    return array(List.of(array(List.of(List.of("a", "b"), List.of())), array(List.of())));
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  private static <E> E[] array(List<E> elements, E... none) {
    return elements.toArray(none);
  }

  private Examples() {}
}
