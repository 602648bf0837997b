package io.variantmapper.rpc;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The peers that a call or a raw packet goes to. The own peer is never among them.
 *
 * <pre>{@code
 * session.sendBytes(bytes, Targets.everyoneBut(sender), TransferMode.RELIABLE, 0);
 * }</pre>
 *
 * <p>An id without a peer in the session is ignored. Immutable, and so thread-safe.
 */
public final class Targets {
  private static final int[] NOBODY = {};
  private static final Targets EVERYONE = new Targets(true, NOBODY);

  private final boolean isEveryoneBut;
  private final int[] ids;

  private Targets(boolean isEveryoneBut, int[] ids) {
    this.isEveryoneBut = isEveryoneBut;
    this.ids = ids;
  }

  /** Returns all other peers of the session, as {@code rpc()} in Godot. */
  public static Targets everyone() {
    return EVERYONE;
  }

  /** Returns all other peers except one, as {@code rpc_id(-id)} in Godot. */
  public static Targets everyoneBut(int id) {
    return new Targets(true, new int[] {id});
  }

  /** Returns one peer, as {@code rpc_id(id)} in Godot. */
  public static Targets peer(int id) {
    return new Targets(false, new int[] {id});
  }

  /** Returns several peers. */
  public static Targets peers(int... ids) {
    return new Targets(false, ids.clone());
  }

  /** Returns the id of the only target; 0 if there can be more than one. */
  int single() {
    return !isEveryoneBut && ids.length == 1 ? ids[0] : 0;
  }

  boolean isEveryoneBut() {
    return isEveryoneBut;
  }

  /** Returns the id of the peer that {@link #everyoneBut} excludes; 0 if it excludes nobody. */
  int excluded() {
    return isEveryoneBut && ids.length == 1 ? ids[0] : 0;
  }

  /** Returns whether Godot has a number for the targets: 0 for all, −n for all except n. */
  boolean haveNumber() {
    return isEveryoneBut && ids.length <= 1;
  }

  /** Returns the number of the targets in Godot, or without such a number, one receiver. */
  int number(int receiver) {
    return haveNumber() ? -excluded() : receiver;
  }

  boolean contains(int id) {
    boolean isListed = false;
    for (int listed : ids) {
      isListed |= listed == id;
    }
    return isListed != isEveryoneBut;
  }

  /** Returns whether the other object excludes or contains the same ids, in the same order. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Targets targets
        && isEveryoneBut == targets.isEveryoneBut
        && Arrays.equals(ids, targets.ids);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(ids) + (isEveryoneBut ? 1 : 0);
  }

  @Override
  public String toString() {
    String listed = Arrays.toString(ids);
    return isEveryoneBut ? "everyone but " + listed : listed;
  }
}
