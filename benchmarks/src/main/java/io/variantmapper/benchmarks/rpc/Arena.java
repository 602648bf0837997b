package io.variantmapper.benchmarks.rpc;

import io.variantmapper.rpc.Rpc;
import io.variantmapper.rpc.RpcMode;
import io.variantmapper.rpc.VariantNode;
import io.variantmapper.runtime.value.Vector2;

/** The functions of the script at /root/Arena. */
@VariantNode("Arena")
public interface Arena {
  /** A client does something. */
  @Rpc(RpcMode.ANY_PEER)
  void act(int tick, Vector2 position, float angle, boolean fires, String weapon);
}
