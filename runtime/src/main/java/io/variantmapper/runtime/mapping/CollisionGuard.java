package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.packet.EqualHashCodes;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Refuses a packet in which many keys of a map, or elements of a set, have the same hash code.
 * Java's maps compare each new key with all keys that have the same hash code, so it would take
 * very long to read such a packet.
 *
 * <p>Strings, numbers and enum constants need no such check, because a {@code HashMap} sorts keys
 * that have the same hash code if they are Comparable. Generated code checks all other keys:
 *
 * <pre>{@code
 * CollisionGuard guard = new CollisionGuard(in);
 * for (int i = 0; i < count; i++) {
 *   Vector2i cell = in.readVector2i();
 *   guard.check(cell, cells.size());
 *   cells.add(cell);
 * }
 * }</pre>
 */
public final class CollisionGuard {
  private final VariantReader in;
  private final EqualHashCodes hashCodes = new EqualHashCodes();

  /** Creates a guard for keys that {@code in} reads. */
  public CollisionGuard(VariantReader in) {
    this.in = Objects.requireNonNull(in, "in");
  }

  /**
   * Checks a key; call this before the key is put into the map or set.
   *
   * @param sizeSoFar the size of the map or set before the key is put into it
   * @throws MalformedPacketException if, on average, each key has the same hash code as more than
   *     16 earlier keys
   */
  public void check(@Nullable Object key, int sizeSoFar) {
    hashCodes.check(in, key, sizeSoFar);
  }
}
