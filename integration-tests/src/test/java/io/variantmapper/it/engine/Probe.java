package io.variantmapper.it.engine;

import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.WireType;
import io.variantmapper.rpc.Rpc;
import io.variantmapper.rpc.RpcMode;
import io.variantmapper.rpc.VariantNode;
import io.variantmapper.runtime.Variant;
import java.util.List;
import java.util.Map;

/** The functions of {@code probe.gd}. */
@VariantNode("{name}")
interface Probe {
  @Rpc(RpcMode.ANY_PEER)
  void say(Variant value);

  @Rpc
  void steer(int value);

  @Rpc(RpcMode.ANY_PEER)
  void count(
      @VariantField(type = WireType.TYPED_ARRAY) List<Integer> numbers,
      @VariantField(type = WireType.TYPED_DICTIONARY) Map<String, Integer> amounts);
}
