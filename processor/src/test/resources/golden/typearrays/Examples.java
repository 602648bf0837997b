package game;

import game.Shelf.Item;
import io.variantmapper.runtime.mapping.GivenTypes;
import io.variantmapper.runtime.value.Vector3;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public final class Examples {
  public static List<?> values() {
    Item rope = new Item("rope");
    return List.of(
        new Shelf(
            page(rope, new Item[0]),
            page(rope, new Item[0]),
            page("a", new String[0]),
            page(7, new Integer[0]),
            page(new byte[] {1}, new byte[0][]),
            page(page(rope, new Item[0]), GivenTypes.toArray(List.<Page<Item>>of())),
            page(List.of(rope), GivenTypes.toArray(List.<List<Item>>of())),
            page(new Vector3(1, 2, 3), new Vector3[0]),
            book(rope),
            Map.of(
                "all", new Answer.All<>(1, new Item[] {rope, rope}),
                "none", new Answer.None<>(2, rope)),
            new Items(new Items.Held<>(new Item[] {rope}))));
  }

  private static <T> Page<T> page(T value, T[] none) {
    T[] one = List.of(value).toArray(none);
    T[] two = List.of(value, value).toArray(none);
    T[] empty = List.<T>of().toArray(none);
    return new Page<>("one", one, List.of(one, two), Optional.of(two), Map.of("a", one), empty);
  }

  private static Book<String, Item, Long> book(Item item) {
    Book<String, Item, Long> book = new Book<>();
    book.keys = new String[] {"k"};
    book.cover = page(item, new Item[0]);
    book.pages = List.of(book.cover);
    book.index = page(List.of("k"), GivenTypes.toArray(List.<List<String>>of()));
    book.loose = page("l", new String[0]);
    book.note = 3L;
    return book;
  }

  private Examples() {}
}
