package io.variantmapper.sample.message;

import io.variantmapper.annotations.VariantDictionary;

/**
 * The answer to a datagram from an unknown client. A client answers the challenge with a {@link
 * ClientMessage.Confirm}, and then can log in. Only a client that receives datagrams at its address
 * can do so.
 *
 * <pre>{@code
 * ClientMessage answer = new ClientMessage.Confirm(challenge.number());
 * }</pre>
 *
 * @param number the number to return
 */
@VariantDictionary
public record Challenge(long number) implements ServerMessage {}
