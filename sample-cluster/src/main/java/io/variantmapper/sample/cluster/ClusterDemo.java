package io.variantmapper.sample.cluster;

import io.variantmapper.sample.cli.CommandFailure;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.pekko.actor.ActorRef;

/**
 * Runs {@code demo}. Starts nodes in their own processes, and clients in this process. Stops a node
 * while the clients walk, and compares the rooms with the acknowledgments.
 */
final class ClusterDemo {
  private static final int STEPS_SECONDS = 240;

  private final DemoSize size;
  private final boolean gently;
  private final PrintWriter out;

  ClusterDemo(DemoSize size, boolean gently, PrintWriter out) {
    this.size = size;
    this.gently = gently;
    this.out = out;
  }

  /**
   * Runs the demo, and returns whether the rooms contain all moves that they have acknowledged.
   */
  boolean run() throws CommandFailure {
    Path folder = folder();
    File file = folder.resolve("rooms").toFile();
    // Opens the journal here first, because the first process that opens the journal serves it,
    // and one of the nodes will be stopped.
    try (ClusterNode clients = ClusterNode.start(0, "clients", new Journal(file), null)) {
      return run(clients, file);
    } finally {
      delete(folder);
    }
  }

  private boolean run(ClusterNode clients, File file) throws CommandFailure {
    List<NodeProcess> nodes = new ArrayList<>();
    try {
      String first = startNodes(nodes, file);
      clients.join(new Seeds(List.of(first)));
      out.println("Joined: " + clients.nodesWithRooms() + " nodes, each in a process of its own");
      return walk(clients, nodes.get(0), first);
    } finally {
      nodes.forEach(NodeProcess::close);
    }
  }

  private String startNodes(List<NodeProcess> nodes, File file) throws CommandFailure {
    nodes.add(NodeProcess.start(file, List.of("--new-cluster")));
    String first = nodes.get(0).awaitAddress();
    while (nodes.size() < size.nodes()) {
      nodes.add(NodeProcess.start(file, List.of("--seed", first)));
    }
    for (NodeProcess node : nodes) {
      node.awaitAddress();
    }
    return first;
  }

  private boolean walk(ClusterNode clients, NodeProcess stopped, String address)
      throws CommandFailure {
    Tally tally = new Tally();
    ActorRef rooms = clients.rooms();
    for (int number = 0; number < size.clients(); number++) {
      clients.system().actorOf(Walker.props(number, size, rooms, tally));
    }
    tally.await(size.allSteps() / 3, STEPS_SECONDS);
    RoomViews before = RoomViews.ask(rooms, size);
    out.println("Walking: " + size.clients() + " clients in " + size.rooms() + " rooms");
    printNodes("Rooms before", before.roomsByNode());

    long acknowledged = tally.steps();
    if (gently) {
      stopped.leave();
    } else {
      stopped.kill();
    }
    out.println((gently ? "Left: " : "Killed: ") + address + ", which started the cluster, after "
        + acknowledged + " acknowledged steps");

    tally.await(size.allSteps(), STEPS_SECONDS);
    RoomViews after = RoomViews.ask(rooms, size);
    printNodes("Rooms after", after.roomsByNode());
    return report(tally, after);
  }

  private boolean report(Tally tally, RoomViews rooms) {
    Comparison comparison = Comparison.of(tally.players(), rooms);
    out.println("Steps sent again: " + tally.repeats());
    out.println("Players: " + rooms.players() + " of " + size.clients());
    out.println("Acknowledged moves: " + comparison.acknowledged());
    out.println("Moves in the rooms: " + (comparison.acknowledged() - comparison.lost()));
    out.println("Lost: " + comparison.lost());
    comparison.problems().forEach(problem -> out.println("Problem: " + problem));
    return comparison.isComplete();
  }

  private void printNodes(String title, Map<String, Integer> roomsByNode) {
    out.println(title + ":");
    roomsByNode.forEach((node, rooms) -> out.println("  " + node + "  " + rooms));
  }

  private static Path folder() throws CommandFailure {
    try {
      return Files.createTempDirectory("sample-cluster");
    } catch (IOException e) {
      throw new CommandFailure("The folder for the journal can't be created: " + e.getMessage());
    }
  }

  private static void delete(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
