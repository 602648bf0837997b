package io.variantmapper.sample.cluster;

import io.variantmapper.sample.cli.CommandFailure;

/**
 * The size of a run.
 *
 * @param nodes the number of processes that own rooms
 * @param rooms the number of rooms
 * @param clients the number of clients
 * @param steps the number of steps of each client
 */
record DemoSize(int nodes, int rooms, int clients, int steps) {
  /**
   * Checks the size of a run.
   *
   * @throws CommandFailure if the run would be too small to show anything
   */
  static DemoSize of(int nodes, int rooms, int clients, int steps) throws CommandFailure {
    atLeast(3, nodes, "--nodes", "Most of the nodes must remain when one of them stops.");
    atLeast(2, rooms, "--rooms", "Players must be able to go to another room.");
    atLeast(1, clients, "--clients", "Without clients, nothing is stored.");
    atLeast(2, steps, "--steps", "In the first step, a client only enters a room.");
    return new DemoSize(nodes, rooms, clients, steps);
  }

  private static void atLeast(int least, int found, String option, String why)
      throws CommandFailure {
    if (found < least) {
      throw new CommandFailure(
          "Found " + option + " " + found + ". " + why + " Use " + least + " or more");
    }
  }

  int allSteps() {
    return clients * steps;
  }

  String room(int number) {
    return "room-" + number % rooms;
  }
}
