package io.variantmapper.sample.server;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;

/** Closes sockets. */
final class Sockets {
  private static final int MOST_DRAINED = 1 << 16;
  private static final int DRAIN_MILLIS = 500;
  private static final long MOST_DRAIN_NANOS = 2_000_000_000L;

  private Sockets() {}

  /** Closes the socket, and ignores an exception because nothing remains to be done. */
  static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // The socket is closed even if close() throws an exception.
    }
  }

  /**
   * Reads the remaining bytes of the other side, within limits of bytes and time, and then closes
   * the socket. Closing with unread bytes resets the connection, and the other side would lose the
   * last message.
   */
  static void drainAndClose(Socket socket) {
    try (socket) {
      socket.setSoTimeout(DRAIN_MILLIS);
      InputStream in = socket.getInputStream();
      byte[] rest = new byte[MOST_DRAINED];
      long start = System.nanoTime();
      int drained = 0;
      while (drained < MOST_DRAINED && System.nanoTime() - start < MOST_DRAIN_NANOS) {
        int read = in.read(rest);
        if (read < 0) {
          break;
        }
        drained += read;
      }
    } catch (IOException e) {
      // The other side is gone or has not sent anything in time.
    }
  }
}
