package io.variantmapper.sample.readme;

import static io.variantmapper.sample.readme.Attack.Server.ANY_RATE;
import static io.variantmapper.sample.readme.Attack.Server.LIMITED;
import static io.variantmapper.sample.readme.Attack.Transport.TCP;
import static io.variantmapper.sample.readme.Attack.Transport.WEB_SOCKET;

import io.variantmapper.runtime.stream.Framing;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A stranger that sends the same again and again, without reading anything.
 *
 * @param isOpen whether the stranger has opened a WebSocket before
 * @param start is sent once
 * @param repeated is sent until the server closes the connection
 */
record Attack(
    String name,
    Server server,
    Transport transport,
    boolean isOpen,
    byte[] start,
    byte[] repeated) {
  private static final int END_OF_HEADERS = 0x0D0A0D0A;
  private static final int BINARY = 0x82;
  private static final int FIRST_PART = 0x02;
  private static final int NEXT_PART = 0x00;
  private static final int CLOSE = 0x88;
  private static final int PING = 0x89;
  private static final int CHUNK = 1 << 16;
  private static final long MOST_BYTES = 1L << 30;

  /** One of the two servers of {@link OnlineServerProcess}. */
  enum Server {
    LIMITED,
    ANY_RATE
  }

  enum Transport {
    TCP,
    WEB_SOCKET
  }

  static List<Attack> all() {
    byte[] nothing = {};
    byte[] garbage = Framing.STREAM_PEER.frame(new byte[] {99, 0, 0, 0});
    byte[] join = RequestVariantSerializer.INSTANCE.encode(new Request.Join("Mallory"));
    return List.of(
        new Attack("messages", ANY_RATE, TCP, false, nothing, Framing.STREAM_PEER.frame(join)),
        new Attack("messages", ANY_RATE, WEB_SOCKET, true, nothing, frame(BINARY, join)),
        new Attack("pings", ANY_RATE, WEB_SOCKET, true, nothing, frame(PING)),
        new Attack("pings", LIMITED, WEB_SOCKET, true, nothing, frame(PING)),
        new Attack("parts", LIMITED, WEB_SOCKET, true, frame(FIRST_PART), frame(NEXT_PART)),
        new Attack("more after the end", LIMITED, WEB_SOCKET, true, frame(CLOSE), frame(PING)),
        new Attack("handshakes", LIMITED, WEB_SOCKET, false, nothing, handshake("99")),
        new Attack(
            "headers", LIMITED, WEB_SOCKET, false, ascii("GET / HTTP/1.1\r\n"), ascii("a:\r\n")),
        new Attack("garbage", LIMITED, TCP, false, nothing, garbage));
  }

  /** Sends until the server closes the connection. */
  void run(int port) {
    ByteArrayOutputStream chunk = new ByteArrayOutputStream();
    while (chunk.size() < CHUNK) {
      chunk.writeBytes(repeated);
    }
    try (Socket socket = new Socket()) {
      socket.setReceiveBufferSize(1 << 12);
      socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
      if (isOpen) {
        socket.getOutputStream().write(handshake("13"));
        readResponse(socket.getInputStream());
      }
      socket.getOutputStream().write(start);
      for (long sent = 0; sent < MOST_BYTES; sent += chunk.size()) {
        chunk.writeTo(socket.getOutputStream());
      }
    } catch (IOException e) {
      return;
    }
    throw new AssertionError("The server has read " + MOST_BYTES + " bytes of " + this);
  }

  private static void readResponse(InputStream in) throws IOException {
    int last = 0;
    while (last != END_OF_HEADERS) {
      int next = in.read();
      if (next < 0) {
        throw new EOFException();
      }
      last = last << Byte.SIZE | next;
    }
  }

  private static byte[] handshake(String version) {
    return ascii("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        + "Upgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        + "Sec-WebSocket-Version: " + version + "\r\n\r\n");
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  /** Returns a frame of at most 125 bytes, whose mask is 0. */
  private static byte[] frame(int firstByte, byte... payload) {
    byte[] frame = new byte[6 + payload.length];
    frame[0] = (byte) firstByte;
    frame[1] = (byte) (0x80 | payload.length);
    System.arraycopy(payload, 0, frame, 6, payload.length);
    return frame;
  }

  @Override
  public String toString() {
    return name + ", " + transport + ", " + server;
  }
}
