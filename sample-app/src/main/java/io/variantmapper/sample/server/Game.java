package io.variantmapper.sample.server;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.sample.message.Changed;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.ServerMessage;
import io.variantmapper.sample.message.Snapshot;
import io.variantmapper.sample.message.Spoken;
import io.variantmapper.sample.message.Welcome;
import io.variantmapper.sample.world.ChatLine;
import io.variantmapper.sample.world.GameClock;
import io.variantmapper.sample.world.Player;
import io.variantmapper.sample.world.PlayerVariantSerializer;
import io.variantmapper.sample.world.World;
import java.net.InetAddress;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Implements the rules of one room. All methods run in one thread, so there is no lock. */
final class Game {
  private final World start;
  private final VariantFormat format;
  private final int ticksPerSnapshot;
  private final Outgoing.Encoder encoder;
  private final Roster roster;
  private final ChatLog chat;
  private final Map<Integer, Seat> online = new LinkedHashMap<>();
  private GameClock clock;
  private boolean hasNews;

  Game(World start, ServerSettings settings, Outgoing.Encoder encoder) {
    this.start = start;
    this.format = settings.format();
    this.ticksPerSnapshot = settings.ticksPerSnapshot();
    this.encoder = encoder;
    roster = new Roster(start, settings.rooms().places());
    chat = new ChatLog(start.chatByChannel());
    clock = start.clock();
  }

  /** A player who is online, and the player's state that was last sent to the audience. */
  private static final class Seat {
    private final Player player;
    private final Audience audience;
    private Player sent;
    private boolean hasChanged;

    Seat(Player player, Audience audience) {
      this.player = player;
      this.audience = audience;
      sent = player.copy();
    }
  }

  Player login(ClientMessage.Login login, InetAddress address, Audience audience)
      throws RefusedException {
    Player player = roster.enter(login, online::containsKey);
    if (online.containsKey(player.getId())) {
      throw new RefusedException(player.getName() + " is already there.");
    }
    login.teamColor().ifPresent(player::setTeamColor);
    player.setLastAddress(address.getHostAddress());
    Seat seat = new Seat(player, audience);
    online.put(player.getId(), seat);
    tell(seat, new Welcome(player, start.name(), start.terrain(), start.landmarks()));
    hasNews = true;
    return player;
  }

  void move(Player player, ClientMessage.Move move) throws RefusedException {
    if (!start.terrain().contains(move.to())) {
      throw new RefusedException("That is outside the world.");
    }
    player.moveTo(move.to());
    Objects.requireNonNull(online.get(player.getId())).hasChanged = true;
    hasNews = true;
  }

  void chat(Player player, ClientMessage.Chat message) throws RefusedException {
    ChatLine line = chat.add(message, player.getName(), clock.tick());
    tellAll(new Spoken(message.channel(), line));
  }

  void leave(Player player) {
    online.remove(player.getId());
    hasNews = true;
  }

  /**
   * Makes the world one tick older and, every few ticks, sends the changes. If nothing has changed
   * since the changes were last sent, this method does nothing, so the clock also stops.
   */
  void tick() {
    if (!hasNews) {
      return;
    }
    clock = clock.next();
    if (clock.tick() % ticksPerSnapshot == 0) {
      hasNews = false;
      tellNews();
    }
  }

  /**
   * Sends all messages for one client before the messages for the next client, so that the system
   * can send the messages for a client together.
   */
  private void tellNews() {
    Snapshot snapshot = roster.snapshot(clock.tick(), online::containsKey);
    try (Outgoing outgoing = encoder.encode(snapshot)) {
      for (Seat seat : online.values()) {
        tellChanges(seat);
        seat.audience.tell(outgoing);
      }
    }
  }

  /** Sends a player the changes of the player's own state. */
  private void tellChanges(Seat seat) {
    if (!seat.hasChanged) {
      return;
    }
    seat.hasChanged = false;
    Player now = seat.player.copy();
    byte[] changes = PlayerVariantSerializer.INSTANCE.encodeChanges(seat.sent, now, format);
    seat.sent = now;
    tell(seat, new Changed(new Variant.Raw(changes, format)));
  }

  private void tell(Seat seat, ServerMessage message) {
    try (Outgoing outgoing = encoder.encode(message)) {
      seat.audience.tell(outgoing);
    }
  }

  private void tellAll(ServerMessage message) {
    try (Outgoing outgoing = encoder.encode(message)) {
      online.values().forEach(seat -> seat.audience.tell(outgoing));
    }
  }

  /** Returns a copy of the current world. */
  World world() {
    return new World(
        start.name(),
        start.seed(),
        clock,
        start.terrain(),
        start.landmarks(),
        roster.copy(),
        start.bannedNames(),
        chat.copy());
  }
}
