package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.packet.EqualHashCodes;
import io.variantmapper.runtime.types.Steps;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Refuses a packet in which many different keys of a map, or elements of a set, have one hash code:
 * Java's maps look through all of these for each that comes.
 *
 * <p>Strings, numbers and enum constants need no such check, because a {@code HashMap} sorts keys
 * that are Comparable. Generated code checks all others:
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

  /** Guards keys that {@code in} reads. */
  public CollisionGuard(VariantReader in) {
    this.in = Objects.requireNonNull(in, "in");
  }

  /**
   * Checks a key before it is put into the map or set.
   *
   * @param sizeSoFar how many keys the map has; a key that was in it already doesn't count
   * @throws MalformedPacketException if keys share their hash codes with more than 16 keys before
   *     them, on average
   */
  public void check(@Nullable Object key, int sizeSoFar) {
    if (hashCodes.isCrowdedBy(Objects.hashCode(key), sizeSoFar)) {
      throw Steps.malformed(in, hashCodes.message());
    }
  }
}
