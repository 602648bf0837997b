package io.variantmapper.sample.server;

import io.variantmapper.sample.message.ServerMessage;

/**
 * Receives the events of the game. An audience must not wait, because the game calls it while
 * holding its lock.
 */
interface Audience {
  void tell(ServerMessage message);
}
