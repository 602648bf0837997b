package io.variantmapper.sample.server;

import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.Snapshot;
import io.variantmapper.sample.world.Item;
import io.variantmapper.sample.world.ItemKind;
import io.variantmapper.sample.world.Player;
import io.variantmapper.sample.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Keeps all players of the world, online or not, in the order of their ids. */
final class Roster {
  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}_-]{1,24}");

  private final List<Player> players = new ArrayList<>();
  private final int residents;
  private final int most;
  private final Set<String> bannedNames;

  /**
   * Copies the players of the initial world. They are the residents, who always keep their places.
   *
   * @param guests the maximum number of players besides the residents
   */
  Roster(World start, int guests) {
    start.players().forEach(player -> players.add(player.copy()));
    residents = players.size();
    most = residents + guests;
    bannedNames = start.bannedNames();
  }

  /**
   * Returns the player with the login's name, or a new player. If the world is full, a new player
   * takes the place of a player who joined after the start and is not online.
   */
  Player enter(ClientMessage.Login login, IntPredicate isOnline) throws RefusedException {
    String name = login.playerName();
    if (!NAME.matcher(name).matches()) {
      throw new RefusedException("A name has 1 to 24 characters: letters, digits, - and _.");
    }
    if (bannedNames.contains(name)) {
      throw new RefusedException(name + " is banned.");
    }
    Player player = find(name);
    return player == null ? add(name, isOnline) : player;
  }

  private @Nullable Player find(String name) {
    for (Player player : players) {
      if (player.getName().equals(name)) {
        return player;
      }
    }
    return null;
  }

  private Player add(String name, IntPredicate isOnline) throws RefusedException {
    if (players.size() >= most && !removeAbsent(isOnline)) {
      throw new RefusedException("The world is full.");
    }
    Player player = new Player();
    player.setId(players.stream().mapToInt(Player::getId).max().orElse(0) + 1);
    player.setName(name);
    player.give("backpack", Item.of(ItemKind.MAP, 1));
    players.add(player);
    return player;
  }

  private boolean removeAbsent(IntPredicate isOnline) {
    for (int i = residents; i < players.size(); i++) {
      if (!isOnline.test(players.get(i).getId())) {
        players.remove(i);
        return true;
      }
    }
    return false;
  }

  List<Player> copy() {
    return players.stream().map(Player::copy).toList();
  }

  Snapshot snapshot(long tick, IntPredicate isOnline) {
    int count = players.size();
    Snapshot snapshot = new Snapshot(
        tick,
        new int[count],
        new String[count],
        new Vector3[count],
        new byte[count],
        new float[count]);
    for (int i = 0; i < count; i++) {
      Player player = players.get(i);
      snapshot.ids()[i] = player.getId();
      snapshot.names()[i] = player.getName();
      snapshot.positions()[i] = player.getPosition();
      snapshot.online()[i] = (byte) (isOnline.test(player.getId()) ? 1 : 0);
      snapshot.health()[i] = player.getHealth();
    }
    return snapshot;
  }
}
