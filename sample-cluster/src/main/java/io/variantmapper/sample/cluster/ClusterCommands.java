package io.variantmapper.sample.cluster;

import io.variantmapper.sample.cli.CommandFailure;
import java.io.File;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Declares the commands for picocli, one method for each command. */
@Command(
    name = "sample-cluster",
    mixinStandardHelpOptions = true,
    version = "0.1.0-SNAPSHOT",
    description = "Runs the rooms of the sample on several nodes. The default command is demo.")
final class ClusterCommands implements Callable<Integer> {
  private static final int SUCCESS = 0;
  private static final int LOST = 1;

  private final PrintWriter out;

  ClusterCommands(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Integer call() throws CommandFailure {
    return demo(3, 30, 600, 40, false);
  }

  @Command(
      mixinStandardHelpOptions = true,
      description = "Starts nodes and clients, stops a node, and checks that nothing is lost.")
  int demo(
      @Option(
              names = "--nodes",
              paramLabel = "NUMBER",
              defaultValue = "3",
              description =
                  "The number of processes that own rooms, 3 or more. Default: ${DEFAULT-VALUE}")
          int nodes,
      @Option(
              names = "--rooms",
              paramLabel = "NUMBER",
              defaultValue = "30",
              description = "The number of rooms, 2 or more. Default: ${DEFAULT-VALUE}")
          int rooms,
      @Option(
              names = "--clients",
              paramLabel = "NUMBER",
              defaultValue = "600",
              description = "The number of clients. Default: ${DEFAULT-VALUE}")
          int clients,
      @Option(
              names = "--steps",
              paramLabel = "NUMBER",
              defaultValue = "40",
              description =
                  "The number of steps of each client, 2 or more. Default: ${DEFAULT-VALUE}")
          int steps,
      @Option(
              names = "--gently",
              description =
                  "The stopped node leaves the cluster. By default, its process is killed.")
          boolean gently)
      throws CommandFailure {
    DemoSize size = DemoSize.of(nodes, rooms, clients, steps);
    return new ClusterDemo(size, gently, out).run() ? SUCCESS : LOST;
  }

  @Command(
      mixinStandardHelpOptions = true,
      description = "Runs one node, which owns a part of the rooms, until Ctrl+C.")
  int serve(
      @Option(
              names = "--port",
              paramLabel = "PORT",
              defaultValue = "0",
              description = "The port for other nodes. 0, the default, selects a free port.")
          int port,
      @Option(
              names = "--seed",
              paramLabel = "HOST:PORT",
              description = "A node of the cluster to join. Can be repeated.")
          @Nullable
          List<String> seeds,
      @Option(names = "--new-cluster", description = "Starts a cluster, instead of joining one.")
          boolean newCluster,
      @Option(
              names = "--journal",
              paramLabel = "FILE",
              required = true,
              description = "The database with the events, which all nodes open.")
          File journal,
      @Option(
              names = "--config",
              paramLabel = "FILE",
              description =
                  "Settings of Pekko, which take precedence over the settings of the sample.")
          @Nullable
          File config,
      @Option(names = "--with-parent", hidden = true) boolean withParent)
      throws CommandFailure {
    if (withParent) {
      ProcessHandle.current()
          .parent()
          .ifPresent(
              parent -> parent.onExit().thenRun(() -> Runtime.getRuntime().halt(1)));
    }
    try (ClusterNode node = ClusterNode.start(port, Rooms.ROLE, new Journal(journal), config)) {
      node.join(Seeds.of(seeds == null ? List.of() : seeds, newCluster));
      node.hostRooms();
      out.println(NodeProcess.READY + node.address());
      node.awaitStop();
    }
    return SUCCESS;
  }
}
