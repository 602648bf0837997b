package io.variantmapper.rpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.VariantException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RpcPeerTest {
  private final List<SentPacket> sent = new ArrayList<>();
  private final List<String> events = new ArrayList<>();

  private final RpcPeer peer = new RpcPeer(
      2,
      SentPacket.into(sent),
      new PeerListener() {
        @Override
        public void refused(PeerFault fault, VariantException reason) {
          events.add(fault.name());
        }

        @Override
        public void authenticationReceived(byte[] data) {
          events.add("data " + Recordings.hex(data));
        }

        @Override
        public void authenticated() {
          events.add("authenticated");
        }
      },
      PeerLimits.DEFAULT);

  @Test
  void peerIsAuthenticatedWhenBothEndsHaveCompleted() {
    TestRoom.receive(peer, "07006162");
    peer.sendAuthentication(new byte[] {0x63});
    peer.completeAuthentication();
    assertThat(events).containsExactly("data 6162");

    TestRoom.receive(peer, "0700");

    assertThat(events).containsExactly("data 6162", "authenticated");
    assertThat(SentPacket.drain(sent)).containsExactly("070063", "0700");
  }

  @Test
  void peerThatCompletesTwiceIsAuthenticatedOnce() {
    TestRoom.receive(peer, "0700");
    peer.completeAuthentication();
    TestRoom.receive(peer, "0700");

    assertThat(events).containsExactly("authenticated");
    assertThatThrownBy(peer::completeAuthentication).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void authenticationEndsWithTheSession() {
    new TestRoom().session.add(peer);

    TestRoom.receive(peer, "0700");
    TestRoom.receive(peer, "070061");

    assertThat(events).containsExactly("OTHER_SETTINGS");
    assertThatThrownBy(() -> peer.sendAuthentication(new byte[1]))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void emptyPacketIsRefused() {
    TestRoom.receive(peer, "");

    assertThat(events).containsExactly("MALFORMED");
  }
}
