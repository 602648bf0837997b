package io.variantmapper.sample.message;

import io.variantmapper.annotations.VariantDictionary;

/**
 * The reason why the server refuses a request or disconnects the client.
 *
 * <pre>{@code
 * audience.tell(new Refusal("Log in first.", false));
 * }</pre>
 *
 * @param reason a sentence for the player
 * @param fatal whether the server closes the connection
 */
@VariantDictionary
public record Refusal(String reason, boolean fatal) implements ServerMessage {}
