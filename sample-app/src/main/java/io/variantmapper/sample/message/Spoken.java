package io.variantmapper.sample.message;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.sample.world.ChatLine;

/**
 * A line of chat, and its channel.
 *
 * <pre>{@code
 * print(spoken.channel() + " " + spoken.line().from() + ": " + spoken.line().text());
 * }</pre>
 *
 * @param channel the channel
 * @param line the line, with the name of the player who said it
 */
@VariantDictionary
public record Spoken(String channel, ChatLine line) implements ServerMessage {}
