package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.packet.EqualHashCodes;
import io.variantmapper.runtime.types.KeyComparisons;
import io.variantmapper.runtime.types.PacketAccess;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Refuses a packet if comparing the keys of its maps, or the elements of its sets, would take very
 * long. Java's maps compare each new key with all keys that have the same hash code.
 *
 * <p>If a map sorts its keys, Strings, numbers and enum constants need no such check. Generated
 * code checks all other keys:
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
  private static final String NESTED = "Sets or maps are nested too deeply in keys: each level"
      + " computes all hash codes inside it again. Use a List in place of the Set";

  private final VariantReader in;
  private final EqualHashCodes hashCodes;

  /** The offset at which the next key begins, and the work of comparisons up to there. */
  private int start;

  private long compared;

  /**
   * Creates a guard for a map or set of the JDK. Create it when the next value is the first key.
   */
  public CollisionGuard(VariantReader in) {
    this(in, true);
  }

  private CollisionGuard(VariantReader in, boolean isSorting) {
    this.in = Objects.requireNonNull(in, "in");
    hashCodes = new EqualHashCodes(isSorting);
    beginKey();
  }

  /**
   * Returns a guard for a map or set that compares all keys with the same hash code. A
   * {@code HashMap} does not: if these keys are Strings or numbers, it sorts them.
   */
  public static CollisionGuard ofUnsorted(VariantReader in) {
    return new CollisionGuard(in, false);
  }

  /**
   * Prepares the check of the key that is read next. This call is necessary only if other values
   * have been read since the last check, such as the value of a map's entry.
   */
  public void beginKey() {
    start = in.offset();
    compared = PacketAccess.comparisons(in).compared();
  }

  /**
   * Checks a key; call this before the key is put into the map or set.
   *
   * @param sizeSoFar the size of the map or set before the key is put into it
   * @throws MalformedPacketException if the keys of the packet cause too many comparisons
   */
  public void check(@Nullable Object key, int sizeSoFar) {
    KeyComparisons comparisons = PacketAccess.comparisons(in);
    int equal = hashCodes.count(key, sizeSoFar);
    if (!comparisons.add(equal, in.offset() - start, comparisons.compared() - compared)) {
      throw PacketAccess.malformed(in, equal > 0 ? hashCodes.message() : NESTED);
    }
    beginKey();
  }
}
