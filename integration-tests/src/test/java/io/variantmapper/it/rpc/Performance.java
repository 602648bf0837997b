package io.variantmapper.it.rpc;

import io.variantmapper.rpc.RpcCall;
import io.variantmapper.runtime.value.Vector2;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Records each call as its function, its sender and its arguments. */
final class Performance implements StageCalls {
  final List<List<Object>> calls = new ArrayList<>();

  private void add(RpcCall call, String function, @Nullable Object... arguments) {
    List<Object> recorded = new ArrayList<>(List.of(function, call.sender()));
    for (Object argument : arguments) {
      recorded.add(argument == null ? "null" : argument);
    }
    calls.add(recorded);
  }

  @Override
  public void move(RpcCall call, Vector2 to, int step, boolean jumps, long at) {
    add(call, "move", to, step, jumps, at);
  }

  @Override
  public void put(
      RpcCall call,
      Stage.Prop prop,
      List<Stage.Spot> spots,
      Map<String, int[]> marks,
      Stage.Light light) {
    add(
        call,
        "put",
        prop,
        spots,
        marks.keySet(),
        marks.getOrDefault("a", new int[0]).length,
        light);
  }

  @Override
  public void say(RpcCall call, @Nullable String text, Optional<Stage.Light> light, LocalTime at) {
    add(call, "say", text, light, at);
  }

  @Override
  public void sign(RpcCall call, String name, short number, char letter) {
    add(call, "sign", name, number, letter);
  }

  @Override
  public void record(RpcCall call, byte[] sound) {
    add(call, "record", sound.length);
  }

  @Override
  public void clap(RpcCall call) {
    StageNode.of(call).peer(call.sender()).clap(2);
  }

  @Override
  public void clap(RpcCall call, int times) {
    add(call, "clap", times);
  }
}
