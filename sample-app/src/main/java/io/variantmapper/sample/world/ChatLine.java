package io.variantmapper.sample.world;

import io.variantmapper.annotations.VariantDictionary;

/**
 * One line that a player said.
 *
 * <pre>{@code
 * ChatLine line = new ChatLine("Ada", "Hello!", 3);
 * }</pre>
 *
 * @param from the player's name
 * @param text what was said
 * @param tick when, by the world's {@link GameClock}
 */
@VariantDictionary
public record ChatLine(String from, String text, long tick) {}
