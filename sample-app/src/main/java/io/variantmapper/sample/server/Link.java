package io.variantmapper.sample.server;

import java.net.InetAddress;

/** Sends messages to one client. Safe for use by several threads. */
interface Link {
  /** Sends a message, or drops a snapshot if the client is too slow. Never waits. */
  void send(Outgoing message);

  /** Ends the time for the login. */
  void admit();

  /** Sends the messages that have been written, and then disconnects the client. */
  void end();

  /** Returns the address of the client's machine. */
  InetAddress address();
}
