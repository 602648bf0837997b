package io.variantmapper.sample.server;

/**
 * Receives the events of the game. Its methods must not wait, because the thread of the game calls
 * them.
 */
interface Audience {
  void tell(Outgoing message);
}
