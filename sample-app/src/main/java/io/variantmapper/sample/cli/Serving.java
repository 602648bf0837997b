package io.variantmapper.sample.cli;

import io.variantmapper.sample.print.OneLine;
import io.variantmapper.sample.server.GameServer;
import io.variantmapper.sample.server.ServerPorts;
import io.variantmapper.sample.server.ServerSettings;
import io.variantmapper.sample.world.SampleWorlds;
import java.io.IOException;
import java.io.PrintWriter;

/** Runs {@code serve}: the server for real clients. */
final class Serving {
  private final Generation generation;
  private final ServerSettings settings;
  private final PrintWriter out;

  Serving(Generation generation, ServerSettings settings, PrintWriter out) {
    this.generation = generation;
    this.settings = settings;
    this.out = out;
  }

  void run(ServerPorts ports) throws CommandFailure {
    try (GameServer server = start(ports)) {
      closeAtExit(server);
      out.println("Serving " + generation + " clients on 127.0.0.1:" + server.port());
      announce("WebSocket: ws://127.0.0.1:", server.ports().webSocket());
      announce("UDP: 127.0.0.1:", server.ports().udp());
      announce("Metrics: http://127.0.0.1:", server.ports().metrics());
      server.awaitClose();
    } catch (IOException e) {
      throw new CommandFailure("The server could not be closed: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void announce(String what, int port) {
    if (port != ServerPorts.NONE) {
      out.println(what + port);
    }
  }

  private GameServer start(ServerPorts ports) throws CommandFailure {
    try {
      return GameServer.start(
          ports, SampleWorlds.meadow(), settings, line -> out.println(OneLine.of(line)));
    } catch (IOException e) {
      throw new CommandFailure(e.getMessage() + ". Choose another port (--help lists the options)");
    }
  }

  /**
   * Adds a shutdown hook that disconnects the clients, because Ctrl+C and SIGTERM end the JVM
   * without closing the server.
   */
  private static void closeAtExit(GameServer server) {
    Thread hook = new Thread(() -> {
      try {
        server.close();
      } catch (IOException e) {
        // The process ends anyway.
      }
    });
    Runtime.getRuntime().addShutdownHook(hook);
  }
}
