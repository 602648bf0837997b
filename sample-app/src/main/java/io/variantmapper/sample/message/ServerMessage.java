package io.variantmapper.sample.message;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantTag;

/**
 * A message from the server. The packet has an entry for the kind, next to the fields.
 *
 * <pre>{@code
 * ServerMessage message = new Refusal("Log in first.", false);
 * // in Godot: {"kind": "Refusal", "reason": "Log in first.", "fatal": false}
 * }</pre>
 */
@VariantDictionary
@VariantTag("kind")
public sealed interface ServerMessage
    permits Challenge, Welcome, Snapshot, Changed, Spoken, Refusal {}
