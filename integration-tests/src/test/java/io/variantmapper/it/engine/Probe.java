package io.variantmapper.it.engine;

import io.variantmapper.rpc.Rpc;
import io.variantmapper.rpc.RpcMode;
import io.variantmapper.rpc.VariantNode;
import io.variantmapper.runtime.Variant;

/** The functions of {@code probe.gd}. */
@VariantNode("{name}")
interface Probe {
  @Rpc(RpcMode.ANY_PEER)
  void say(Variant value);

  @Rpc
  void steer(int value);
}
