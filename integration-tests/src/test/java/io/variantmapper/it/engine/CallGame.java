package io.variantmapper.it.engine;

import io.variantmapper.rpc.Rpc;
import io.variantmapper.rpc.RpcMode;
import io.variantmapper.rpc.VariantNode;
import io.variantmapper.runtime.Variant;

/** The functions of the projects {@code godot4-calls} and {@code godot3-calls}. */
@VariantNode("Game")
interface CallGame {
  @Rpc
  void welcome(String text, int number);

  @Rpc
  void add(int a, int b);

  @Rpc
  void echo(Variant value);

  @Rpc
  void sendChat(int to, String text);

  @Rpc
  void bye();

  @Rpc(RpcMode.ANY_PEER)
  void hello(String name);

  @Rpc(RpcMode.ANY_PEER)
  void sum(int value);

  @Rpc(RpcMode.ANY_PEER)
  void back(Variant value);

  @Rpc(RpcMode.ANY_PEER)
  void chat(String text);
}
