package io.variantmapper.sample.cli;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.sample.client.GameClient;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.Snapshot;
import io.variantmapper.sample.message.Spoken;
import io.variantmapper.sample.print.PacketTree;
import io.variantmapper.sample.server.GameServer;
import io.variantmapper.sample.server.ServerPorts;
import io.variantmapper.sample.server.ServerSettings;
import io.variantmapper.sample.world.Player;
import io.variantmapper.sample.world.SampleWorlds;
import io.variantmapper.sample.world.World;
import io.variantmapper.sample.world.WorldVariantSerializer;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Runs {@code demo}: a server and a client in one process. Prints the packets between them. */
final class Demo {
  private final Generation generation;
  private final PrintWriter out;
  private final VariantFormat playerFormat;
  private final WireLog wire;
  private final RoundTrips roundTrips = new RoundTrips();

  Demo(Generation generation, PrintWriter out) {
    this.generation = generation;
    this.out = out;
    playerFormat = generation.format().withView(Player.OWNER);
    wire = new WireLog(playerFormat, out);
  }

  void run() throws IOException, CommandFailure {
    ServerSettings settings = ServerSettings.of(generation.format());
    try (GameServer server =
            GameServer.start(ServerPorts.tcp(0), SampleWorlds.meadow(), settings, line -> {});
        GameClient client = GameClient.connect(server.port(), playerFormat, wire)) {
      out.println("A server and a client exchange " + generation
          + " packets. The number before each value is its size in bytes.");
      play(client);
      wire.checkAll(roundTrips);
      saveAndLoad(server.worlds().get(0));
    }
    out.println();
    out.println(roundTrips.verdict());
  }

  private void play(GameClient client) throws IOException {
    step("Ada logs in, is welcomed, and sees where everyone is");
    client.send(new ClientMessage.Login("Ada", Optional.of(new Color(0.25f, 0.5f, 1))));
    client.receive(Snapshot.class);
    step("Ada moves, and the next snapshot shows her move");
    client.send(new ClientMessage.Move(new Vector3(1, 0.5, 2)));
    client.receive(Snapshot.class);
    step("Ada says hello");
    client.send(new ClientMessage.Chat("all", "Hello, Grace!"));
    client.receive(Spoken.class);
  }

  private void saveAndLoad(World world) throws IOException, CommandFailure {
    Path folder = Files.createTempDirectory("variantmapper-sample");
    File file = folder.resolve("world.save").toFile();
    try {
      SaveFile save = new SaveFile(file, generation);
      save.save(world);
      byte[] packet = save.packet();
      step("The world is saved in the format of store_var: the file has "
          + file.length()
          + " bytes");
      out.print(PacketTree.of(packet, generation.format()));
      out.println("Loaded " + WorldSummary.of(save.world(packet)));
      roundTrips.check(WorldVariantSerializer.INSTANCE, packet, generation.format());
    } finally {
      Files.deleteIfExists(file.toPath());
      Files.delete(folder);
    }
  }

  private void step(String what) {
    out.println();
    out.println("== " + what);
  }
}
