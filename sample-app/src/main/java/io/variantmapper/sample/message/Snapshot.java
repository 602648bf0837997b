package io.variantmapper.sample.message;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.value.Vector3;

/**
 * The names, positions and other data of all players, in columns. Element {@code i} of each array
 * belongs to the same player. In Godot the columns are packed arrays, which do not have a header
 * for each element.
 *
 * <pre>{@code
 * for (int i = 0; i < snapshot.ids().length; i++) {
 *   draw(snapshot.names()[i], snapshot.positions()[i]);
 * }
 * }</pre>
 *
 * <p>The arrays are not copied, and {@code equals} compares them by identity.
 *
 * @param tick the time of the snapshot by the world's clock
 * @param ids the players' numbers; in Godot a PackedInt32Array (Godot 3: PoolIntArray)
 * @param names the players' names; in Godot a PackedStringArray
 * @param positions the players' positions; in Godot a PackedVector3Array
 * @param online 1 for players with a client, otherwise 0; in Godot a PackedByteArray
 * @param health the players' health; in Godot a PackedFloat32Array (Godot 3: PoolRealArray)
 */
@VariantDictionary
public record Snapshot(
    long tick, int[] ids, String[] names, Vector3[] positions, byte[] online, float[] health)
    implements ServerMessage {}
