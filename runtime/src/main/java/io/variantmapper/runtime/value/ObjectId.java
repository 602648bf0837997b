package io.variantmapper.runtime.value;

/**
 * Godot's {@code Object} as its instance id, which is the only form that engines send by default.
 *
 * <p>On the wire: 8 bytes. Godot reads them as an {@code EncodedObjectAsID}, or as the null object
 * if the id is 0. Godot 2 writes only the header, so the id is lost and is read as 0.
 *
 * <pre>{@code
 * ObjectId target = new ObjectId(1290);
 * }</pre>
 *
 * @param id the unsigned id. Ids of reference-counted objects of Godot 4 have bit 63 set, so this
 *     long is negative
 */
public record ObjectId(long id) {}
