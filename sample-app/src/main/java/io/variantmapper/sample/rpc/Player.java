package io.variantmapper.sample.rpc;

import io.variantmapper.rpc.Rpc;
import io.variantmapper.rpc.TransferMode;
import io.variantmapper.rpc.VariantNode;
import io.variantmapper.runtime.value.Vector2;

/**
 * The functions of {@code player.gd}. The client to which the player belongs is the authority.
 *
 * <pre>{@code
 * PlayerNode player = PlayerNode.add(session, 7, calls);
 * player.setAuthority(7);
 * }</pre>
 */
@VariantNode("Game/Players/{id}")
public interface Player {
  /** Moves the player. */
  @Rpc(mode = TransferMode.UNRELIABLE_ORDERED)
  void move(Vector2 to);
}
