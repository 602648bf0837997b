package io.variantmapper.benchmarks.rpc;

import io.variantmapper.rpc.RpcCall;
import io.variantmapper.runtime.value.Vector2;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.infra.Blackhole;

/** Takes the arguments of calls. */
final class Receiver implements ArenaCalls {
  private @Nullable Blackhole hole;

  void setHole(Blackhole newHole) {
    hole = newHole;
  }

  @Override
  public void act(
      RpcCall call, int tick, Vector2 position, float angle, boolean fires, String weapon) {
    Blackhole known = hole;
    if (known != null) {
      known.consume(tick);
      known.consume(position);
      known.consume(angle);
      known.consume(fires);
      known.consume(weapon);
    }
  }

  @Override
  public void flood(RpcCall call, int count) {
    throw new IllegalStateException("No benchmark asks for calls");
  }

  @Override
  public void ask(RpcCall call, int number) {
    throw new IllegalStateException("Nobody asks");
  }
}
