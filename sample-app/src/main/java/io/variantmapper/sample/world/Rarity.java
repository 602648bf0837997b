package io.variantmapper.sample.world;

/**
 * How rare an {@link Item} is; on the wire its name, {@code "COMMON"}.
 *
 * <pre>{@code
 * boolean special = item.rarity() != Rarity.COMMON;
 * }</pre>
 */
public enum Rarity {
  COMMON,
  RARE,
  LEGENDARY
}
