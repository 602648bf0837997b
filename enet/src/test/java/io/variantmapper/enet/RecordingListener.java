package io.variantmapper.enet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/** Writes down all events of a host. */
class RecordingListener implements HostListener {
  final List<String> events = new ArrayList<>();
  final List<ENetPeer> peers = new ArrayList<>();

  @Override
  public void connected(ENetPeer peer, int data) {
    peers.add(peer);
    events.add("connected " + data);
  }

  @Override
  public void received(
      ENetPeer peer, int channel, DeliveryMode mode, byte[] bytes, int offset, int length) {
    byte[] message = Arrays.copyOfRange(bytes, offset, offset + length);
    String text = length > 32
        ? length + " bytes, hash " + Arrays.hashCode(message)
        : HexFormat.of().formatHex(message);
    events.add(mode + " on " + channel + ": " + text);
  }

  @Override
  public void disconnected(ENetPeer peer, DisconnectReason reason, int data) {
    events.add("disconnected " + reason + " " + data);
  }
}
