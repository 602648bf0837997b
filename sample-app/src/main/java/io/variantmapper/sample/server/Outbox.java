package io.variantmapper.sample.server;

import io.variantmapper.runtime.stream.PacketOutputStream;
import io.variantmapper.sample.message.ServerMessage;
import io.variantmapper.sample.message.ServerMessageVariantSerializer;
import java.io.IOException;
import java.net.Socket;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Sends the messages for one client on a separate thread, so that a client that does not read
 * delays nobody else. A client with too many unsent messages is disconnected.
 */
final class Outbox implements Audience {
  private static final long MILLIS_FOR_THE_LAST = 1000;

  private final Socket socket;
  private final PacketOutputStream out;

  /** The waiting messages. An empty element marks the end. */
  private final BlockingQueue<Optional<ServerMessage>> queue;

  private final Thread thread = new Thread(this::sendAll, "outbox");

  Outbox(Socket socket, ServerSettings settings) throws IOException {
    this.socket = socket;
    out = new PacketOutputStream(socket.getOutputStream(), settings.format());
    queue = new LinkedBlockingQueue<>(settings.maxQueued());
    thread.setDaemon(true);
  }

  void start() {
    thread.start();
  }

  @Override
  public void tell(ServerMessage message) {
    if (!queue.offer(Optional.of(message))) {
      Sockets.close(socket);
    }
  }

  /** Sends the waiting messages, then signals to the client that no more messages follow. */
  void finish() throws InterruptedException {
    if (queue.offer(Optional.empty())) {
      thread.join(MILLIS_FOR_THE_LAST);
    }
  }

  private void sendAll() {
    try {
      Optional<ServerMessage> message = queue.take();
      while (message.isPresent()) {
        out.send(ServerMessageVariantSerializer.INSTANCE, message.get());
        message = queue.take();
      }
      socket.shutdownOutput();
    } catch (IOException | InterruptedException e) {
      // The connection's own thread notices the closed socket and reports it.
      Sockets.close(socket);
    }
  }
}
