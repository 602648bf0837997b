package io.variantmapper.sample.server;

import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.Refusal;
import io.variantmapper.sample.message.ServerMessage;
import io.variantmapper.sample.world.Player;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Plays the game for one client, from its first message to its last, in the thread of its room. */
final class Client implements Audience {
  private final Link link;
  private final Outgoing.Encoder encoder;
  private final Consumer<String> log;
  private volatile Room room;
  private @Nullable Player player;
  private boolean isGone;

  /**
   * Creates a client that has not entered a room.
   *
   * @param lobby the room whose thread refuses the client if the client can't enter any room
   */
  Client(Link link, Room lobby, Outgoing.Encoder encoder, Consumer<String> log) {
    this.link = link;
    room = lobby;
    this.encoder = encoder;
    this.log = log;
  }

  /** Assigns the client to a room. Call this method before the client's first message. */
  void enter(Room place) {
    room = place;
  }

  /**
   * Returns the client's room. Only its thread may call {@link #take}, {@link #disconnect} and
   * {@link #leave}.
   */
  Room room() {
    return room;
  }

  @Override
  public void tell(Outgoing message) {
    link.send(message);
  }

  private void tell(ServerMessage message) {
    try (Outgoing outgoing = encoder.encode(message)) {
      tell(outgoing);
    }
  }

  /** Answers a message of the client. */
  void take(ClientMessage message) {
    if (isGone) {
      return;
    }
    try {
      if (message instanceof ClientMessage.Login login) {
        login(login);
      } else if (message instanceof ClientMessage.Move move) {
        room.game().move(loggedIn(), move);
      } else if (message instanceof ClientMessage.Chat chat) {
        room.game().chat(loggedIn(), chat);
      }
    } catch (RefusedException e) {
      tell(new Refusal(e.reason(), false));
    }
  }

  private void login(ClientMessage.Login login) throws RefusedException {
    if (player != null) {
      throw new RefusedException("You are already logged in as " + player.getName() + ".");
    }
    player = room.game().login(login, link.address(), this);
    link.admit();
    log.accept(player.getName() + " logged in");
  }

  private Player loggedIn() throws RefusedException {
    if (player == null) {
      throw new RefusedException("Log in first.");
    }
    return player;
  }

  /** Sends the reason to the client, and disconnects it. */
  void disconnect(String reason) {
    if (!isGone) {
      tell(new Refusal(reason, true));
      leave("was disconnected: " + reason);
      link.end();
    }
  }

  /** Removes the client from the game. */
  void leave(String end) {
    if (!isGone) {
      isGone = true;
      if (player != null) {
        log.accept(player.getName() + " " + end);
        room.game().leave(player);
      }
    }
  }
}
