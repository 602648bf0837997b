package io.variantmapper.sample.world;

/**
 * What an {@link Item} is; on the wire its name, {@code "LANTERN"}.
 *
 * <pre>{@code
 * Item lantern = Item.of(ItemKind.LANTERN, 1);
 * }</pre>
 */
public enum ItemKind {
  SWORD,
  LANTERN,
  APPLE,
  MAP
}
