package io.variantmapper.rpc;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The peers of a session, in the order in which they have connected. */
final class PeerList {
  private static final RpcPeer[] NOBODY = {};

  /** Replaced by every change, so that a loop over it is not disturbed. */
  private RpcPeer[] all = NOBODY;

  private final IdTable<RpcPeer> byId = new IdTable<>();

  RpcPeer[] all() {
    return all;
  }

  @Nullable
  RpcPeer get(int id) {
    return byId.get(id);
  }

  void add(RpcPeer peer) {
    byId.put(peer.id(), peer);
    all = Arrays.copyOf(all, all.length + 1);
    all[all.length - 1] = peer;
  }

  void remove(RpcPeer peer) {
    byId.remove(peer.id());
    all = Arrays.stream(all).filter(other -> other != peer).toArray(RpcPeer[]::new);
  }

  int[] ids() {
    return Arrays.stream(all).mapToInt(RpcPeer::id).toArray();
  }
}
