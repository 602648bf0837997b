package io.variantmapper.enet;

/** Takes the messages of a peer. */
interface MessageSink {
  /** Takes a message. The bytes are valid until the method returns. */
  void deliver(int channel, DeliveryMode mode, byte[] bytes, int offset, int length);
}
