package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.value.Vector3;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

@VariantDictionary
public record Shelf(
    Box<String> label,
    Box<Item> item,
    Box<Kind> kind,
    Box<List<Item>> items,
    Box<Box<Integer>> nested,
    @Nullable Box<byte[]> bytes,
    List<Pair<String, Box<Item>>> pairs,
    Map<String, Pair<Integer, OptionalInt>> byName,
    Box<@Nullable String> maybe,
    Tree<Item> tree,
    Crate crate,
    Box<Vector3> size) {
  public enum Kind {
    OPEN,
    CLOSED
  }

  @VariantDictionary
  public record Item(String name) {}

  /** A generic class with a constructor, mapped in the place of a subclass. */
  @VariantDictionary
  public static final class Crate extends Holder<Box<Item>> {
    Crate(Box<Item> held) {
      super(held);
    }
  }

  abstract static class Holder<H> {
    final H held;

    Holder(H held) {
      this.held = held;
    }
  }
}
