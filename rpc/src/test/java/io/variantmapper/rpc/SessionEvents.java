package io.variantmapper.rpc;

import java.util.Collection;
import java.util.Objects;

/** Writes down the events of a session: {@code connected 2}, {@code bytes 61 by 2}, and calls. */
final class SessionEvents implements SessionListener {
  private final Collection<String> lines;

  /**
   * Creates a listener.
   *
   * @param lines receives a line for each event
   */
  SessionEvents(Collection<String> lines) {
    this.lines = lines;
  }

  @Override
  public void peerConnected(int id) {
    lines.add("connected " + id);
  }

  @Override
  public void peerDisconnected(int id) {
    lines.add("disconnected " + id);
  }

  @Override
  public void bytesReceived(int sender, byte[] bytes) {
    lines.add("bytes " + Recordings.hex(bytes) + " by " + sender);
  }

  /** Returns a dispatcher that writes down {@code name(arguments) by sender}. */
  CallDispatcher dispatcher(FunctionTable table) {
    return (call, number, arguments) -> {
      String values = RecordedArguments.read(arguments);
      lines.add(Objects.requireNonNull(table.function(number)).name() + "(" + values + ") by "
          + call.sender());
    };
  }
}
