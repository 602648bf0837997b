package chat;

import io.variantmapper.rpc.Rpc;
import io.variantmapper.rpc.RpcMode;
import io.variantmapper.rpc.VariantNode;

/** The functions of the script chat.gd. */
@VariantNode("Chat")
public interface Chat {
  @Rpc
  void heard(String name, String text);

  @Rpc(RpcMode.ANY_PEER)
  void say(String text);
}
