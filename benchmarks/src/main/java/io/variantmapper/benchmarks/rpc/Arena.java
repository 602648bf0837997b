package io.variantmapper.benchmarks.rpc;

import io.variantmapper.rpc.Rpc;
import io.variantmapper.rpc.RpcMode;
import io.variantmapper.rpc.VariantNode;
import io.variantmapper.runtime.value.Vector2;

/** The functions of the script at /root/Arena, which arena.gd also has. */
@VariantNode("Arena")
public interface Arena {
  /** A client does something. */
  @Rpc(RpcMode.ANY_PEER)
  void act(int tick, Vector2 position, float angle, boolean fires, String weapon);

  /** A client asks how many calls of {@link #act} have arrived. */
  @Rpc(RpcMode.ANY_PEER)
  void ask(int number);

  /** A client asks the server to call {@link #note} so many times. */
  @Rpc(RpcMode.ANY_PEER)
  void flood(int count);

  /** The server answers {@link #flood}. */
  @Rpc
  void note(int number, String text);

  /** The server answers {@link #ask}. */
  @Rpc
  void answer(int number, long calls);

  /** The server tells its clients the same. */
  @Rpc
  void state(int tick, Vector2 position, float angle, boolean fires, String weapon);
}
