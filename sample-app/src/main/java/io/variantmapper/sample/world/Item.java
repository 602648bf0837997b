package io.variantmapper.sample.world;

import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.value.Color;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Something that a player carries. Its Dictionary holds only the entries that have a value.
 *
 * <pre>{@code
 * Optional<String> label = Optional.of("Sting");
 * Item sword = new Item(ItemKind.SWORD, Rarity.RARE, 1, label, OptionalInt.of(80), null);
 * Item apples = Item.of(ItemKind.APPLE, 3);   // {"kind": "APPLE", "rarity": "COMMON", "count": 3}
 * }</pre>
 *
 * @param kind what it is
 * @param rarity how rare
 * @param count how many of it
 * @param label the name that its owner gave it
 * @param durability percent left, for what wears out
 * @param glow the light it gives, or null
 */
@VariantDictionary(nulls = NullPolicy.OMIT)
public record Item(
    ItemKind kind,
    Rarity rarity,
    int count,
    Optional<String> label,
    OptionalInt durability,
    @Nullable Color glow) {
  /** Common ones, without anything special. */
  public static Item of(ItemKind kind, int count) {
    return new Item(kind, Rarity.COMMON, count, Optional.empty(), OptionalInt.empty(), null);
  }
}
