package io.variantmapper.sample.client;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.PacketInputStream;
import io.variantmapper.runtime.stream.PacketOutputStream;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.ClientMessageVariantSerializer;
import io.variantmapper.sample.message.ServerMessage;
import io.variantmapper.sample.message.ServerMessageVariantSerializer;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import org.jspecify.annotations.Nullable;

/**
 * Talks to a server on this machine, as the clients in GDScript do.
 *
 * <pre>{@code
 * try (GameClient client =
 *     GameClient.connect(7000, VariantFormat.GODOT_4, WireListener.NONE)) {
 *   client.send(new ClientMessage.Login("Ada"));
 *   int me = client.receive(Welcome.class).playerId();
 * }
 * }</pre>
 *
 * <p>This class is not safe for use by several threads.
 */
public final class GameClient implements Closeable {
  private static final int MAX_WAIT_MILLIS = 10_000;

  private final Socket socket;
  private final VariantFormat format;
  private final WireListener listener;
  private final PacketInputStream in;
  private final PacketOutputStream out;

  private GameClient(Socket socket, VariantFormat format, WireListener listener)
      throws IOException {
    this.socket = socket;
    this.format = format;
    this.listener = listener;
    in = new PacketInputStream(new BufferedInputStream(socket.getInputStream()), format);
    out = new PacketOutputStream(socket.getOutputStream(), format);
  }

  /**
   * Connects over the loopback interface.
   *
   * @param format the format that the server reads and writes
   * @param listener is notified of each packet
   * @throws IOException if no server listens on the port
   */
  public static GameClient connect(int port, VariantFormat format, WireListener listener)
      throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
    try {
      socket.setTcpNoDelay(true);
      socket.setSoTimeout(MAX_WAIT_MILLIS);
      return new GameClient(socket, format, listener);
    } catch (IOException e) {
      socket.close();
      throw e;
    }
  }

  /**
   * Sends a message.
   *
   * @throws IOException if the server has closed the connection
   */
  public void send(ClientMessage message) throws IOException {
    byte[] packet = ClientMessageVariantSerializer.INSTANCE.encode(message, format);
    listener.packet(false, packet);
    out.sendPacket(packet);
  }

  /**
   * Waits for the next message.
   *
   * @return the message, or null if the server has closed the connection
   * @throws io.variantmapper.runtime.VariantException if the packet is not a message of this game
   * @throws IOException if the connection fails, or if no message arrives within 10 seconds
   */
  public @Nullable ServerMessage receive() throws IOException {
    byte[] packet = in.receivePacket();
    if (packet == null) {
      return null;
    }
    listener.packet(true, packet);
    return ServerMessageVariantSerializer.INSTANCE.decode(packet, format);
  }

  /**
   * Waits for the next message of one kind, and ignores all other messages.
   *
   * @throws EOFException if the server closes the connection before such a message arrives
   * @throws IOException as {@link #receive()}
   */
  public <T extends ServerMessage> T receive(Class<T> kind) throws IOException {
    ServerMessage message = receive();
    while (message != null && !kind.isInstance(message)) {
      message = receive();
    }
    if (message == null) {
      throw new EOFException(
          "The server closed the connection before a " + kind.getSimpleName() + " came.");
    }
    return kind.cast(message);
  }

  /** Closes the connection. */
  @Override
  public void close() throws IOException {
    socket.close();
  }
}
