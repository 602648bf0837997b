package io.variantmapper.sample.cli;

import io.variantmapper.sample.load.LoadSettings;
import io.variantmapper.sample.print.PacketTree;
import io.variantmapper.sample.rpc.Transport;
import io.variantmapper.sample.server.ServerPorts;
import io.variantmapper.sample.server.ServerSettings;
import io.variantmapper.sample.world.SampleWorlds;
import io.variantmapper.sample.world.World;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Declares the commands for picocli, one method for each command. */
@Command(
    name = "sample-app",
    mixinStandardHelpOptions = true,
    version = "0.1.0-SNAPSHOT",
    description =
        "A small multiplayer world that communicates with Variant packets. Runs demo by default.")
final class Commands implements Callable<Integer> {
  private static final String FORMAT = "--format";
  private static final String FORMAT_HELP =
      "The version of Godot on the other side: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}";
  private static final String NO_PORT = "" + ServerPorts.NONE;
  private static final String TRANSPORT_HELP =
      "ws, enet, or enet-godot3 for Godot 3. Default: ${DEFAULT-VALUE}";
  private static final int SUCCESS = 0;

  private final PrintWriter out;

  Commands(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Integer call() throws IOException, CommandFailure {
    return demo(Generation.GODOT_4);
  }

  @Command(
      mixinStandardHelpOptions = true,
      description = "Starts a server and a client, and prints the packets between them.")
  int demo(
      @Option(
              names = FORMAT,
              paramLabel = "GODOT",
              defaultValue = "GODOT_4",
              converter = Generation.Converter.class,
              description = FORMAT_HELP)
          Generation generation)
      throws IOException, CommandFailure {
    new Demo(generation, out).run();
    return SUCCESS;
  }

  @Command(
      mixinStandardHelpOptions = true,
      description = "Serves the world to Godot clients on this machine, until Ctrl+C.")
  int serve(
      @Option(
              names = "--port",
              paramLabel = "PORT",
              required = true,
              converter = PortConverter.class,
              description = "The port for TCP. 0 takes a free port.")
          int port,
      @Option(
              names = "--websocket-port",
              paramLabel = "PORT",
              defaultValue = NO_PORT,
              description = "The port for WebSocket. None by default.")
          int webSocketPort,
      @Option(
              names = "--udp-port",
              paramLabel = "PORT",
              defaultValue = NO_PORT,
              description = "The port for UDP. None by default.")
          int udpPort,
      @Option(
              names = "--metrics-port",
              paramLabel = "PORT",
              defaultValue = NO_PORT,
              description = "The port of a page with metrics. None by default.")
          int metricsPort,
      @Mixin Sizing sizing,
      @Option(
              names = FORMAT,
              paramLabel = "GODOT",
              defaultValue = "GODOT_4",
              converter = Generation.Converter.class,
              description = FORMAT_HELP)
          Generation generation)
      throws CommandFailure {
    ServerSettings settings = sizing.apply(ServerSettings.of(generation.format()));
    new Serving(generation, settings, out)
        .run(new ServerPorts(port, webSocketPort, udpPort, metricsPort));
    return SUCCESS;
  }

  @Command(
      name = "serve-rpc",
      mixinStandardHelpOptions = true,
      description =
          "Serves the Godot projects godot4-rpc and godot3-rpc on this machine, until Ctrl+C.")
  int serveRpc(
      @Option(
              names = "--port",
              paramLabel = "PORT",
              required = true,
              converter = PortConverter.class,
              description = "The port. 0 takes a free port.")
          int port,
      @Option(
              names = "--transport",
              paramLabel = "TRANSPORT",
              defaultValue = "ws",
              converter = TransportConverter.class,
              description = TRANSPORT_HELP)
          Transport transport)
      throws CommandFailure {
    new ServingRpc(out).run(transport, port);
    return SUCCESS;
  }

  @Command(
      name = "play-rpc",
      mixinStandardHelpOptions = true,
      description = "Plays on a server of godot4-rpc or godot3-rpc on this machine.")
  int playRpc(
      @Option(
              names = "--port",
              paramLabel = "PORT",
              required = true,
              converter = PortConverter.class,
              description = "The port of the server.")
          int port,
      @Option(
              names = "--transport",
              paramLabel = "TRANSPORT",
              defaultValue = "ws",
              converter = TransportConverter.class,
              description = TRANSPORT_HELP)
          Transport transport,
      @Option(
              names = "--players",
              paramLabel = "N",
              defaultValue = "1",
              description = "The number of players. Default: ${DEFAULT-VALUE}")
          int players)
      throws CommandFailure {
    if (players < 1) {
      throw new CommandFailure("--players must be at least 1");
    }
    new PlayingRpc(out).run(transport, port, players);
    return SUCCESS;
  }

  @Command(
      name = "load-test",
      mixinStandardHelpOptions = true,
      description = "Measures a server in a process of its own, without and with bad clients.")
  int loadTest(
      @Option(
              names = "--honest",
              paramLabel = "N",
              defaultValue = "1700",
              description = "Clients that play by the rules. Default: ${DEFAULT-VALUE}")
          int honest,
      @Option(
              names = "--bad",
              paramLabel = "N",
              defaultValue = "100",
              description = "Bad clients: N never read, N send garbage, and N stay silent."
                  + " Default: ${DEFAULT-VALUE}")
          int bad,
      @Option(
              names = "--seconds",
              paramLabel = "N",
              defaultValue = "60",
              description = "The duration of each measurement. Default: ${DEFAULT-VALUE}")
          int seconds)
      throws CommandFailure {
    if (honest < 1 || bad < 0 || seconds < 1) {
      throw new CommandFailure("--honest and --seconds must be at least 1, and --bad at least 0");
    }
    new LoadTesting(out).run(new LoadSettings(honest, bad, seconds));
    return SUCCESS;
  }

  @Command(
      mixinStandardHelpOptions = true,
      description = "Saves the world to a file in the format of File.store_var.")
  int save(
      @Parameters(paramLabel = "FILE") File file,
      @Option(
              names = FORMAT,
              paramLabel = "GODOT",
              defaultValue = "GODOT_4",
              converter = Generation.Converter.class,
              description = FORMAT_HELP)
          Generation generation)
      throws CommandFailure {
    World world = SampleWorlds.meadow();
    new SaveFile(file, generation).save(world);
    out.println("Saved " + world.name() + " for " + generation + ": " + file.length() + " bytes");
    return SUCCESS;
  }

  @Command(
      mixinStandardHelpOptions = true,
      description = "Prints a world that File.store_var or the save command has written.")
  int load(
      @Parameters(paramLabel = "FILE") File file,
      @Option(
              names = FORMAT,
              paramLabel = "GODOT",
              defaultValue = "GODOT_4",
              converter = Generation.Converter.class,
              description = FORMAT_HELP)
          Generation generation)
      throws CommandFailure {
    SaveFile save = new SaveFile(file, generation);
    byte[] packet = save.packet();
    World world = save.world(packet);
    out.print(PacketTree.of(packet, generation.format()));
    out.println("Loaded " + WorldSummary.of(world));
    return SUCCESS;
  }
}
