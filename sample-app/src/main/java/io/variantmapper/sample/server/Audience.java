package io.variantmapper.sample.server;

/** Receives the events of the game. An audience must not wait, because the game calls it. */
interface Audience {
  void tell(Outgoing message);
}
