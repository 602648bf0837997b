package io.variantmapper.rpc;

/** Sends packets to another client through the server. */
final class RelaySink implements PacketSink {
  private final PacketSink server;
  private byte[] relay = Command.system(Command.RELAY, 0);
  private final int target;

  RelaySink(PacketSink server, int target) {
    this.server = server;
    this.target = target;
  }

  @Override
  public void send(byte[] bytes, int offset, int length, TransferMode mode, int channel) {
    int size = Command.SYS_HEADER + length;
    if (relay.length < size) {
      relay = new byte[2 * size];
      relay[0] = Command.SYS;
      relay[1] = Command.RELAY;
    }
    Bytes.putInt(relay, 2, target);
    System.arraycopy(bytes, offset, relay, Command.SYS_HEADER, length);
    server.send(relay, 0, size, mode, channel);
  }
}
