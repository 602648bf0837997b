package io.variantmapper.sample.server;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Duration;

/**
 * Reads from a socket until a deadline. The timeout of a socket is not sufficient, because it
 * restarts with each byte. A client could send one byte from time to time and stay connected
 * forever.
 */
final class DeadlineInputStream extends InputStream {
  private final Socket socket;
  private final InputStream in;
  private long deadline;

  DeadlineInputStream(Socket socket, Duration time) throws IOException {
    this.socket = socket;
    in = socket.getInputStream();
    extend(time);
  }

  /** Sets the deadline to {@code time} from now. */
  void extend(Duration time) {
    deadline = System.nanoTime() + time.toNanos();
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  /**
   * Reads the bytes that have arrived, or waits until bytes arrive.
   *
   * @throws SocketTimeoutException if the deadline passes first
   */
  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    long millis = Duration.ofNanos(deadline - System.nanoTime()).toMillis();
    if (millis <= 0) {
      throw new SocketTimeoutException("The deadline has passed");
    }
    socket.setSoTimeout((int) Math.min(millis, Integer.MAX_VALUE));
    return in.read(bytes, offset, length);
  }
}
