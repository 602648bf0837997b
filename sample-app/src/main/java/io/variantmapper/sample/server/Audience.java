package io.variantmapper.sample.server;

import io.variantmapper.sample.message.ServerMessage;

/** Someone who is told what happens in the game. Must not wait: it is called under its lock. */
interface Audience {
  void tell(ServerMessage message);
}
