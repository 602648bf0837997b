package io.variantmapper.sample.message;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.Variant;

/**
 * The changes of the player who receives the message, since the {@link Welcome} or the last such
 * message.
 *
 * <pre>{@code
 * PlayerVariantSerializer.INSTANCE.decodeChanges(me, changed.changes().toByteArray(), format);
 * }</pre>
 *
 * @param changes the changes of a {@link io.variantmapper.sample.world.Player}: a Dictionary with
 *     the fields that have another value
 */
@VariantDictionary
public record Changed(Variant.Raw changes) implements ServerMessage {}
