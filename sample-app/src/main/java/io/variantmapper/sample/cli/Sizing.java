package io.variantmapper.sample.cli;

import io.variantmapper.sample.server.RoomSettings;
import io.variantmapper.sample.server.ServerSettings;
import picocli.CommandLine.Option;

/** The options of {@code serve} for the size of the server. */
final class Sizing {
  @Option(
      names = "--rooms",
      paramLabel = "N",
      defaultValue = "1",
      description = "The number of rooms. Default: ${DEFAULT-VALUE}")
  private int rooms;

  @Option(
      names = "--places",
      paramLabel = "N",
      defaultValue = "256",
      description = "The maximum number of clients in each room. Default: ${DEFAULT-VALUE}")
  private int places;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "The number of threads for the rooms. Default: ${DEFAULT-VALUE}")
  private int threads;

  @Option(
      names = "--clients",
      paramLabel = "N",
      defaultValue = "64",
      description = "The maximum number of clients in total. Default: ${DEFAULT-VALUE}")
  private int clients;

  ServerSettings apply(ServerSettings settings) throws CommandFailure {
    if (Math.min(Math.min(rooms, places), Math.min(threads, clients)) < 1) {
      throw new CommandFailure(
          "The numbers of rooms, places, threads and clients must be at least 1");
    }
    return settings
        .withRooms(new RoomSettings(rooms, places, threads))
        .withMaxConnections(clients, clients);
  }
}
