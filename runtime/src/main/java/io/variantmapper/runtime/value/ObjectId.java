package io.variantmapper.runtime.value;

/**
 * A Godot {@code Object} as its instance id, the only form that engines send by default.
 *
 * <p>On the wire: 8 bytes (FORMAT.md 5.8). In Godot it reads as an {@code EncodedObjectAsID}; id 0
 * is the null object.
 *
 * <pre>{@code
 * ObjectId target = new ObjectId(1290);
 * }</pre>
 *
 * @param id unsigned; the ids of reference-counted objects in Godot 4 have bit 63 set and are
 *     negative here
 */
public record ObjectId(long id) {}
