package io.variantmapper.sample.server;

import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.ServerMessage;
import io.variantmapper.sample.message.Spoken;
import io.variantmapper.sample.message.Welcome;
import io.variantmapper.sample.world.ChatLine;
import io.variantmapper.sample.world.GameClock;
import io.variantmapper.sample.world.Player;
import io.variantmapper.sample.world.World;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Implements the rules of the game. One lock guards all state. The game sends each change to all
 * clients while holding this lock, so all clients see the changes in the same order.
 */
final class Game {
  private final World start;
  private final Roster roster;
  private final ChatLog chat;
  private final Map<Integer, Audience> online = new LinkedHashMap<>();
  private GameClock clock;

  Game(World start) {
    this.start = start;
    roster = new Roster(start);
    chat = new ChatLog(start.chatByChannel());
    clock = start.clock();
  }

  synchronized Player login(ClientMessage.Login login, Audience audience) throws RefusedException {
    Player player = roster.enter(login, online::containsKey);
    if (online.containsKey(player.getId())) {
      throw new RefusedException(player.getName() + " is already there.");
    }
    login.teamColor().ifPresent(player::setTeamColor);
    online.put(player.getId(), audience);
    audience.tell(new Welcome(player.getId(), start.name(), start.terrain(), start.landmarks()));
    tellSnapshot();
    return player;
  }

  synchronized void move(Player player, ClientMessage.Move move) throws RefusedException {
    if (!start.terrain().contains(move.to())) {
      throw new RefusedException("That is outside the world.");
    }
    player.moveTo(move.to());
    clock = clock.next();
    tellSnapshot();
  }

  synchronized void chat(Player player, ClientMessage.Chat message) throws RefusedException {
    ChatLine line = chat.add(message, player.getName(), clock.tick());
    tellAll(new Spoken(message.channel(), line));
  }

  synchronized void leave(Player player) {
    online.remove(player.getId());
    tellSnapshot();
  }

  /** Returns a copy of the current world. */
  synchronized World world() {
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

  private void tellSnapshot() {
    tellAll(roster.snapshot(clock.tick(), online::containsKey));
  }

  private void tellAll(ServerMessage message) {
    online.values().forEach(audience -> audience.tell(message));
  }
}
