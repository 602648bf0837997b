package io.variantmapper.sample.server;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;

/** How connections end. */
final class Sockets {
  private static final int MOST_DRAINED = 1 << 16;
  private static final int DRAIN_MILLIS = 500;

  private Sockets() {}

  /** Closes; a failure to do so leaves nothing to do. */
  static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // Closed all the same.
    }
  }

  /**
   * Reads what the other side has still sent, up to a limit, then closes. Closing with unread bytes
   * resets the connection, and the other side would lose the last message.
   */
  static void drainAndClose(Socket socket) {
    try (socket) {
      socket.setSoTimeout(DRAIN_MILLIS);
      InputStream in = socket.getInputStream();
      byte[] rest = new byte[MOST_DRAINED];
      int read = 0;
      for (int drained = 0; read >= 0 && drained < MOST_DRAINED; drained += read) {
        read = in.read(rest);
      }
    } catch (IOException e) {
      // The other side is gone or keeps silent; it has had its time.
    }
  }
}
