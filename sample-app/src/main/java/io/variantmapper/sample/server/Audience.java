package io.variantmapper.sample.server;

import io.variantmapper.sample.message.ServerMessage;

/**
 * Receives what happens in the game. It must not wait, because it is called under the game's lock.
 */
interface Audience {
  void tell(ServerMessage message);
}
