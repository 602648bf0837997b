package io.variantmapper.it.rpc;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.WireType;
import io.variantmapper.rpc.Rpc;
import io.variantmapper.rpc.RpcMode;
import io.variantmapper.rpc.TransferMode;
import io.variantmapper.rpc.VariantNode;
import io.variantmapper.runtime.value.Vector2;
import java.time.LocalTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The functions of a script with arguments of many types. */
@VariantNode("Stages/{name}")
interface Stage {
  @VariantDictionary
  record Prop(String name, @Nullable Prop on) {}

  @VariantArray
  record Spot(int x, int y) {}

  enum Light {
    DIM,
    BRIGHT
  }

  @Rpc(value = RpcMode.ANY_PEER, mode = TransferMode.UNRELIABLE_ORDERED, channel = 1)
  void move(Vector2 to, int step, boolean jumps, long at);

  @Rpc(RpcMode.ANY_PEER)
  void put(Prop prop, List<Spot> spots, Map<String, int[]> marks, Light light);

  @Rpc(RpcMode.ANY_PEER)
  void say(@Nullable String text, Optional<Light> light, LocalTime at);

  @Rpc(RpcMode.ANY_PEER)
  void sign(@VariantField(type = WireType.STRING_NAME) String name, short number, char letter);

  @Rpc(RpcMode.ANY_PEER)
  void record(byte[] sound);

  @Rpc(RpcMode.ANY_PEER)
  void clap();

  @Rpc(RpcMode.ANY_PEER)
  void clap(int times);

  @Rpc
  void fall();
}
