package io.variantmapper.netty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;

class ConnectionCountTest {
  private final ConnectionCount count = new ConnectionCount(3, 2);

  private static InetAddress address(String literal) {
    try {
      return InetAddress.getByName(literal);
    } catch (UnknownHostException e) {
      throw new AssertionError(e);
    }
  }

  private void enter(String... addresses) {
    for (String address : addresses) {
      count.enter(address(address));
    }
  }

  @Test
  void clientsOverTheTotalAreRefused() {
    enter("192.0.2.1", "192.0.2.2", "192.0.2.3");
    assertThatThrownBy(() -> enter("192.0.2.4")).hasMessage("The server is full");
  }

  @Test
  void clientsOfOneAddressOverItsLimitAreRefused() {
    enter("192.0.2.1", "192.0.2.1");
    assertThatThrownBy(() -> enter("192.0.2.1"))
        .hasMessage("The limit of clients from your address is reached: 2");
    enter("192.0.2.2");
  }

  @Test
  void addressesOfOneNetworkOfIpv6CountAsOne() {
    enter("2001:db8::1", "2001:db8::2");
    assertThatThrownBy(() -> enter("2001:db8::3"))
        .hasMessage("The limit of clients from your address is reached: 2");
    enter("2001:db8:0:1::1");
  }

  @Test
  void placeOfAClientThatHasGoneIsFree() {
    enter("192.0.2.1", "192.0.2.1");
    count.leave(address("192.0.2.1"));
    enter("192.0.2.1");
    assertThat(count.total()).isEqualTo(2);
  }
}
