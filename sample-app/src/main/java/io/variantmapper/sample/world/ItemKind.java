package io.variantmapper.sample.world;

/**
 * The kind of an {@link Item}, which is written as its name, {@code "LANTERN"}.
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
