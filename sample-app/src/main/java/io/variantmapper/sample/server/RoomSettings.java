package io.variantmapper.sample.server;

/**
 * The rooms of a server. Each room is a separate world, in which players see and hear only each
 * other.
 *
 * <pre>{@code
 * ServerSettings settings =
 *     ServerSettings.of(VariantFormat.GODOT_4).withRooms(new RoomSettings(50, 40, 2));
 * }</pre>
 *
 * @param rooms the number of rooms
 * @param places the maximum number of clients in one room at the same time
 * @param threads the number of threads that run the games of the rooms; each room stays in one
 *     thread
 */
public record RoomSettings(int rooms, int places, int threads) {
  /** One room for 256 players. */
  public static final RoomSettings ONE = new RoomSettings(1, 256, 1);

  /** Checks that there is at least one room, one place in each room, and one thread. */
  public RoomSettings {
    if (rooms < 1 || places < 1 || threads < 1) {
      throw new IllegalArgumentException(
          "Expected at least 1 room, 1 place and 1 thread, found %d, %d and %d"
              .formatted(rooms, places, threads));
    }
  }
}
