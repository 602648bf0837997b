package io.variantmapper.sample.world;

import io.variantmapper.annotations.VariantDictionary;

/**
 * A line that a player said.
 *
 * <pre>{@code
 * ChatLine line = new ChatLine("Ada", "Hello!", 3);
 * }</pre>
 *
 * @param from the player's name
 * @param text the text of the line
 * @param tick the time of the line by the world's {@link GameClock}
 */
@VariantDictionary
public record ChatLine(String from, String text, long tick) {}
