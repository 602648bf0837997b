package io.variantmapper.sample.world;

/**
 * The kind of an {@link Item}. A packet contains the constant's name, such as {@code "LANTERN"}.
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
