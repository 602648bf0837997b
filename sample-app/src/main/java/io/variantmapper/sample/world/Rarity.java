package io.variantmapper.sample.world;

/**
 * How rare an {@link Item} is. A packet contains the constant's name, such as {@code "COMMON"}.
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
