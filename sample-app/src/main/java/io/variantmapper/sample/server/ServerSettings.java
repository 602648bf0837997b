package io.variantmapper.sample.server;

import io.variantmapper.netty.ClientLimits;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.sample.world.Player;
import java.time.Duration;

/**
 * The pace of the game, and limits for each client, so that no client can harm the others.
 *
 * <pre>{@code
 * ServerSettings settings = ServerSettings.of(VariantFormat.GODOT_4).withRooms(rooms);
 * GameServer server =
 *     GameServer.start(ServerPorts.tcp(0), SampleWorlds.meadow(), settings, line -> {});
 * }</pre>
 *
 * @param format the format of the clients' engine, with the limits for their messages
 * @param tick the time between two ticks of the world
 * @param ticksPerSnapshot the number of ticks from one snapshot to the next; no snapshot is sent if
 *     nothing has changed
 * @param rooms the settings of the rooms and of their threads
 * @param maxConnections the maximum number of clients at the same time
 * @param maxPerAddress the maximum number of clients at the same time with the same address
 * @param limits the limits for each client
 */
public record ServerSettings(
    VariantFormat format,
    Duration tick,
    int ticksPerSnapshot,
    RoomSettings rooms,
    int maxConnections,
    int maxPerAddress,
    ClientLimits limits) {
  private static final int MAX_DEPTH = 8;
  private static final int MAX_BYTES = 4096;
  private static final int MAX_MESSAGES = 100;

  /**
   * Returns settings for this game: 20 ticks and at most 10 snapshots per second, and one room.
   * Messages have at most 4 KiB and a depth of 8. There are at most 64 clients. Each may send an
   * average of 100 messages per second, and is disconnected after 5 minutes without a message.
   */
  public static ServerSettings of(VariantFormat format) {
    ReadLimits limits = ReadLimits.DEFAULT.withMaxDepth(MAX_DEPTH).withMaxBytes(MAX_BYTES);
    return new ServerSettings(
        format.withLimits(limits).withView(Player.OWNER),
        Duration.ofMillis(50),
        2,
        RoomSettings.ONE,
        64,
        64,
        ClientLimits.DEFAULT.withMaxMessages(MAX_MESSAGES));
  }

  /** Returns a copy with the given time between ticks and number of ticks per snapshot. */
  public ServerSettings withPace(Duration newTick, int newTicksPerSnapshot) {
    return new ServerSettings(
        format, newTick, newTicksPerSnapshot, rooms, maxConnections, maxPerAddress, limits);
  }

  /** Returns a copy with the given rooms. */
  public ServerSettings withRooms(RoomSettings newRooms) {
    return new ServerSettings(
        format, tick, ticksPerSnapshot, newRooms, maxConnections, maxPerAddress, limits);
  }

  /** Returns a copy with the given maximum number of clients, in total and for each address. */
  public ServerSettings withMaxConnections(int connections, int perAddress) {
    return new ServerSettings(
        format, tick, ticksPerSnapshot, rooms, connections, perAddress, limits);
  }

  /** Returns a copy with the given limits for each client. */
  public ServerSettings withLimits(ClientLimits newLimits) {
    return new ServerSettings(
        format, tick, ticksPerSnapshot, rooms, maxConnections, maxPerAddress, newLimits);
  }
}
