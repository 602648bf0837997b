package game;

import io.variantmapper.annotations.VariantDictionary;
import java.util.List;
import java.util.Map;
import java.util.Optional;

@VariantDictionary
public record Hall(
    Rack<Item> own,
    Rack<? extends Item> lent,
    Optional<? extends Box<? extends Box<? extends Item>>> hidden,
    Map<String, Link<?, ? extends Item>> links,
    Link<Item, ? extends Box<Item>> last,
    Box<Box<? extends Item>[]> pile,
    List<String>[][] names) {

  @VariantDictionary
  public record Link<K extends Item, V>(K key, V value) {}
}
