package io.variantmapper.runtime.value;

/**
 * Godot's {@code Object} as its instance id, which is the only form that engines send by default.
 *
 * <p>On the wire since Godot 3: 8 bytes. Godot reads the id as an {@code EncodedObjectAsID}, or as
 * the null object if the id is 0. Godot 2 writes only the header, so the id is lost and is read as
 * 0.
 *
 * <pre>{@code
 * ObjectId target = new ObjectId(1290);
 * }</pre>
 *
 * @param id the unsigned id. In Godot 4, ids of reference-counted objects have bit 63 set, so this
 *     long is negative for them
 */
public record ObjectId(long id) {}
