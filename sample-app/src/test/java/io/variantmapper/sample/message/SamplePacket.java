package io.variantmapper.sample.message;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.sample.world.ChatLine;
import io.variantmapper.sample.world.SampleWorlds;
import io.variantmapper.sample.world.World;
import io.variantmapper.sample.world.WorldVariantSerializer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A packet that the sample application sends or saves. The method {@link #all} returns an example
 * of each kind of packet, in both formats.
 */
record SamplePacket<T>(VariantFormat format, VariantSerializer<T> serializer, T value) {
  static List<SamplePacket<?>> all() {
    List<SamplePacket<?>> all = new ArrayList<>();
    for (VariantFormat format : List.of(VariantFormat.GODOT_3, VariantFormat.GODOT_4)) {
      for (ClientMessage message : clientMessages()) {
        all.add(new SamplePacket<>(format, ClientMessageVariantSerializer.INSTANCE, message));
      }
      for (ServerMessage message : serverMessages(format)) {
        all.add(new SamplePacket<>(format, ServerMessageVariantSerializer.INSTANCE, message));
      }
      all.add(new SamplePacket<>(format, WorldVariantSerializer.INSTANCE, SampleWorlds.meadow()));
    }
    return all;
  }

  static List<ClientMessage> clientMessages() {
    return List.of(
        new ClientMessage.Login("Ada", Optional.of(new Color(0.25f, 0.5f, 1))),
        new ClientMessage.Login("Grace"),
        new ClientMessage.Confirm(-1),
        new ClientMessage.Move(new Vector3(1, 0.5, 2)),
        new ClientMessage.Chat("all", "Grüße, 🌍!"));
  }

  static List<ServerMessage> serverMessages(VariantFormat format) {
    World world = SampleWorlds.meadow();
    Snapshot snapshot = new Snapshot(
        1L << 40,
        new int[] {1, 2},
        new String[] {"Grace", "Ada"},
        new Vector3[] {Vector3.ZERO, new Vector3(1, 0.5, 2)},
        new byte[] {0, 1},
        new float[] {87.5f, 100});
    byte[] changes = Variant.of(Map.of("moves", 3)).encode(format);
    return List.of(
        new ServerMessage.Challenge(1L << 40),
        new Changed(new Variant.Raw(changes, format)),
        new Welcome(world.players().get(0), world.name(), world.terrain(), world.landmarks()),
        snapshot,
        new Spoken("all", new ChatLine("Ada", "Hello!", 43)),
        new Refusal("Log in first.", false));
  }

  byte[] bytes() {
    return serializer.encode(value, format);
  }

  T decode(byte[] packet) {
    return serializer.decode(packet, format);
  }

  @Override
  public String toString() {
    return value.getClass().getSimpleName() + " for " + format;
  }
}
