package io.variantmapper.sample.world;

import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.value.Color;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Something that a player carries. In a packet, a field without a value has no entry.
 *
 * <pre>{@code
 * Optional<String> label = Optional.of("Sting");
 * Item sword = new Item(ItemKind.SWORD, Rarity.RARE, 1, label, OptionalInt.of(80), null);
 * Item apples = Item.of(ItemKind.APPLE, 3);   // {"kind": "APPLE", "rarity": "COMMON", "count": 3}
 * }</pre>
 *
 * @param kind the kind of the item
 * @param rarity how rare the item is
 * @param count the number of equal items
 * @param label the name that the owner gave the item
 * @param durability the remaining durability in percent, if the item wears out
 * @param glow the color of its light, or null if the item does not glow
 */
@VariantDictionary(nulls = NullPolicy.OMIT)
public record Item(
    ItemKind kind,
    Rarity rarity,
    int count,
    Optional<String> label,
    OptionalInt durability,
    @Nullable Color glow) {
  /** Creates common items without special properties. */
  public static Item of(ItemKind kind, int count) {
    return new Item(kind, Rarity.COMMON, count, Optional.empty(), OptionalInt.empty(), null);
  }
}
