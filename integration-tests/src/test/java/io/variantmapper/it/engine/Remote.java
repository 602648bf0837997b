package io.variantmapper.it.engine;

import io.variantmapper.rpc.Rpc;
import io.variantmapper.rpc.RpcMode;
import io.variantmapper.rpc.VariantNode;
import io.variantmapper.runtime.Variant;

/** A client of the project {@code godot4-remote}, which evaluates expressions. */
@VariantNode("Remote")
interface Remote {
  @Rpc
  void run(String code);

  @Rpc(RpcMode.ANY_PEER)
  void done(Variant result);
}
