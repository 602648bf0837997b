package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.value.Vector3;
import java.util.List;
import java.util.Map;

@VariantDictionary
public record Shelf(
    Page<Item> items,
    Page<? extends Item> lent,
    Page<String> texts,
    Page<Integer> numbers,
    Page<byte[]> bytes,
    Page<Page<Item>> nested,
    Page<List<Item>> lists,
    Page<Vector3> places,
    Book<String, Item, Long> book,
    Map<String, Answer<Integer, Item>> answers,
    Items flat) {
  @VariantDictionary
  public record Item(String name) {}
}
