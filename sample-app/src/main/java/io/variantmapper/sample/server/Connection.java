package io.variantmapper.sample.server;

import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.stream.PacketInputStream;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.ClientMessageVariantSerializer;
import io.variantmapper.sample.message.Refusal;
import io.variantmapper.sample.world.Player;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Serves one client, from its first byte to its last. A message that can't be read ends only this
 * connection, with an error that says why. It does not affect other connections.
 */
final class Connection {
  private final Socket socket;
  private final Game game;
  private final ServerSettings settings;
  private final Consumer<String> log;
  private final DeadlineInputStream bytes;
  private final PacketInputStream in;
  private final MessageRate rate;
  private final Outbox outbox;
  private @Nullable Player player;

  Connection(Socket socket, Game game, ServerSettings settings, Consumer<String> log)
      throws IOException {
    this.socket = socket;
    this.game = game;
    this.settings = settings;
    this.log = log;
    bytes = new DeadlineInputStream(socket, settings.maxLogin());
    in = new PacketInputStream(new BufferedInputStream(bytes), settings.format());
    rate = new MessageRate(settings.maxRate());
    outbox = new Outbox(socket, settings);
  }

  /** Serves the client until the client leaves or is disconnected. */
  void run() {
    outbox.start();
    String end = "failed";
    try {
      socket.setTcpNoDelay(true);
      end = receiveAll();
    } catch (VariantException e) {
      end = disconnect("I can't read that: " + e.getMessage());
    } catch (SocketTimeoutException e) {
      end = disconnect(
          player == null ? "You have not logged in." : "You have been silent for too long.");
    } catch (IOException e) {
      end = "went away";
    } catch (RuntimeException e) {
      end = disconnect("The server failed: " + e);
    } finally {
      leave(end);
    }
  }

  void close() {
    Sockets.close(socket);
  }

  private String receiveAll() throws IOException {
    ClientMessage message = in.receive(ClientMessageVariantSerializer.INSTANCE);
    while (message != null) {
      if (rate.isExceeded()) {
        return disconnect("You send more than " + settings.maxRate() + " messages in a second.");
      }
      answer(message);
      if (player != null) {
        bytes.extend(settings.maxSilence());
      }
      message = in.receive(ClientMessageVariantSerializer.INSTANCE);
    }
    return "left";
  }

  private void answer(ClientMessage message) throws IOException {
    try {
      take(message);
    } catch (RefusedException e) {
      outbox.tell(new Refusal(e.reason(), false));
    }
  }

  private void take(ClientMessage message) throws RefusedException, IOException {
    if (message instanceof ClientMessage.Login login) {
      login(login);
    } else if (message instanceof ClientMessage.Move move) {
      game.move(loggedIn(), move);
    } else if (message instanceof ClientMessage.Chat chat) {
      game.chat(loggedIn(), chat);
    }
  }

  private void login(ClientMessage.Login login) throws RefusedException, IOException {
    if (player != null) {
      throw new RefusedException("You are logged in as " + player.getName() + ".");
    }
    player = game.login(login, outbox);
    log.accept(player.getName() + " logged in");
  }

  private Player loggedIn() throws RefusedException {
    if (player == null) {
      throw new RefusedException("Log in first.");
    }
    return player;
  }

  private String disconnect(String reason) {
    outbox.tell(new Refusal(reason, true));
    return "was disconnected: " + reason;
  }

  private void leave(String end) {
    log.accept((player == null ? "A client without a name" : player.getName()) + " " + end);
    if (player != null) {
      game.leave(player);
    }
    try {
      outbox.finish();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Sockets.drainAndClose(socket);
  }
}
