package io.variantmapper.runtime.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantFormat;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class FramingTest {
  private final ByteArrayOutputStream sent = new ByteArrayOutputStream();

  @Test
  void packetPeerStreamTakes65531Bytes() throws IOException {
    PacketOutputStream out =
        new PacketOutputStream(sent, VariantFormat.GODOT_3, Framing.PACKET_PEER_STREAM);
    out.sendPacket(new byte[65_531]);
    assertThat(sent.size()).isEqualTo(65_535);
  }

  @Test
  void packetPeerStreamSends65532Bytes() {
    assertThat(Framing.PACKET_PEER_STREAM.requireReceivable(65_532, Integer.MAX_VALUE))
        .isEqualTo(65_532);
    assertThatThrownBy(
            () -> Framing.PACKET_PEER_STREAM.requireReceivable(65_533, Integer.MAX_VALUE))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageContaining("A frame of 65533 bytes is over the limit of 65532");
  }

  @Test
  void messageForATooLargePacketNamesTheSettingsOfBothSides() {
    PacketOutputStream out =
        new PacketOutputStream(sent, VariantFormat.GODOT_3, Framing.PACKET_PEER_STREAM);
    assertThatThrownBy(() -> out.sendPacket(new byte[65_532]))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessage("A packet of 65532 bytes, but PacketPeerStream takes 65531; raise its"
            + " network/limits/packet_peer_stream/max_buffer_po2 and Framing.withMaxPacketBytes");
    assertThat(sent.size()).isZero();
  }

  @Test
  void messageForAFixedLimitNamesNoSetting() {
    assertThatThrownBy(() -> Framing.PACKET_PEER_UDP.frame(new byte[65_508]))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessage("A packet of 65508 bytes, but PacketPeerUDP takes 65507");
  }

  @Test
  void raisedLimitAllowsLargerPackets() {
    Framing raised = Framing.WEB_SOCKET_PEER.withMaxPacketBytes(1 << 20);
    assertThat(raised.frame(new byte[70_000])).hasSize(70_000);
  }

  @Test
  void frameOfAWebSocketIsThePacketItself() {
    byte[] packet = {0, 0, 0, 0};
    assertThat(Framing.WEB_SOCKET_PEER.frame(packet)).isSameAs(packet);
  }

  @Test
  void bigEndianReversesOnlyTheLength() {
    assertThat(Framing.STREAM_PEER.withBigEndianPrefix().frame(new byte[] {1, 0, 0, 0}))
        .containsExactly(0, 0, 0, 4, 1, 0, 0, 0);
  }

  @Test
  void bigEndianIsRefusedForAFramingWithoutALength() {
    assertThatThrownBy(Framing.WEB_SOCKET_PEER::withBigEndianPrefix)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("WebSocketPeer has no length in front of its packets.");
  }

  @Test
  void datagramFramingIsRefusedForAStream() {
    assertThatThrownBy(
            () -> new PacketOutputStream(sent, VariantFormat.GODOT_4, Framing.PACKET_PEER_UDP))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "PacketPeerUDP has no length in front of its packets, so a stream can't tell them"
                + " apart.");
  }
}
