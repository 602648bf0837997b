package io.variantmapper.it.rpc;

import io.variantmapper.rpc.Rpc;
import io.variantmapper.rpc.RpcMode;
import io.variantmapper.rpc.VariantNode;

/** The functions of the script at /root/Chat. */
@VariantNode("Chat")
public interface Chat {
  @Rpc(RpcMode.ANY_PEER)
  void say(String text);

  @Rpc
  void heard(String text);
}
