package io.variantmapper.sample.message;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.Variant;

/**
 * The changes to the receiving player's own state since the {@link Welcome} or the last message of
 * this kind.
 *
 * <pre>{@code
 * PlayerVariantSerializer.INSTANCE.decodeChanges(me, changed.changes().toByteArray(), format);
 * }</pre>
 *
 * @param changes the changes of a {@link io.variantmapper.sample.world.Player}: a Dictionary with
 *     only the changed fields
 */
@VariantDictionary
public record Changed(Variant.Raw changes) implements ServerMessage {}
