package io.variantmapper.sample.message;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantTag;

/**
 * A message of the server; its kind is an entry beside the fields.
 *
 * <pre>{@code
 * ServerMessage message = new Refusal("Log in first.", false);
 * // in Godot: {"kind": "Refusal", "reason": "Log in first.", "fatal": false}
 * }</pre>
 */
@VariantDictionary
@VariantTag("kind")
public sealed interface ServerMessage permits Welcome, Snapshot, Spoken, Refusal {}
