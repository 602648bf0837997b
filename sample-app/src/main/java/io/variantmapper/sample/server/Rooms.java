package io.variantmapper.sample.server;

import io.variantmapper.sample.world.World;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;

/** The rooms of a server, on a fixed number of threads. Safe for use by several threads. */
final class Rooms {
  private final List<GameLoop> loops = new ArrayList<>();
  private final List<Room> rooms = new ArrayList<>();

  Rooms(World world, ServerSettings settings, Outgoing.Encoder encoder, Consumer<String> log) {
    RoomSettings size = settings.rooms();
    for (int thread = 1; thread <= size.threads(); thread++) {
      loops.add(new GameLoop("game-" + thread, log));
    }
    for (int number = 1; number <= size.rooms(); number++) {
      World start = number == 1 ? world : world.withName(world.name() + " " + number);
      Game game = new Game(start, settings, encoder);
      GameLoop loop = loops.get(number % loops.size());
      rooms.add(new Room(game, loop, new Semaphore(size.places())));
      loop.start(game::tick, delay(number, settings), settings.tick());
    }
  }

  /** Spreads the ticks of the rooms evenly, so that their snapshots are not sent all at once. */
  private static Duration delay(int number, ServerSettings settings) {
    return settings
        .tick()
        .multipliedBy(settings.ticksPerSnapshot())
        .multipliedBy(number)
        .dividedBy(settings.rooms().rooms());
  }

  Room first() {
    return rooms.get(0);
  }

  /** Takes a place in the first room that has one. */
  Optional<Room> takePlace() {
    return rooms.stream().filter(room -> room.places().tryAcquire()).findFirst();
  }

  /** Returns a copy of the current world of each room. */
  List<World> worlds() {
    return rooms.stream().map(room -> room.loop().call(room.game()::world)).toList();
  }

  void stop() {
    loops.forEach(GameLoop::stop);
  }
}
