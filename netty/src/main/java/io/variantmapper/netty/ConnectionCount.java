package io.variantmapper.netty;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;

/**
 * Limits the number of clients, in total and for each address. All pipelines of a server can share
 * one count.
 *
 * <pre>{@code
 * ConnectionCount clients = new ConnectionCount(2000, 20);
 * ServerPipeline limited = pipeline.withConnections(clients);
 * }</pre>
 *
 * <p>The addresses of one IPv6 network, whose first 64 bits are equal, count as one address,
 * because one household has all of them. Behind a proxy, all clients have the address of the proxy.
 * Any number of threads may use a count.
 */
public final class ConnectionCount {
  private static final int IPV6_NETWORK_BYTES = 8;

  private final int max;
  private final int maxPerAddress;
  private final Map<Object, Integer> byAddress = new HashMap<>();
  private int total;

  /**
   * Creates a count of 0.
   *
   * @param max the maximum number of clients at the same time
   * @param maxPerAddress the maximum number of clients with the same address at the same time
   * @throws IllegalArgumentException if a limit is not positive
   */
  public ConnectionCount(int max, int maxPerAddress) {
    if (max <= 0 || maxPerAddress <= 0) {
      throw new IllegalArgumentException(
          "Expected at least 1 client in total and for each address, found " + max + " and "
              + maxPerAddress);
    }
    this.max = max;
    this.maxPerAddress = maxPerAddress;
  }

  /**
   * Counts a client. Call {@link #leave} when it has gone.
   *
   * @throws ClientFaultException if a limit is reached; the client is not counted then
   */
  public synchronized void enter(InetAddress address) {
    if (total >= max) {
      throw new ClientFaultException(ClientFault.TOO_MANY_CLIENTS, "The server is full");
    }
    Object key = key(address);
    int same = byAddress.getOrDefault(key, 0);
    if (same >= maxPerAddress) {
      throw new ClientFaultException(
          ClientFault.TOO_MANY_CLIENTS,
          "The limit of clients from your address is reached: " + maxPerAddress);
    }
    byAddress.put(key, same + 1);
    total++;
  }

  /** Removes a client that has been counted. */
  public synchronized void leave(InetAddress address) {
    total--;
    byAddress.computeIfPresent(key(address), (key, count) -> count == 1 ? null : count - 1);
  }

  /** Returns the number of clients. */
  public synchronized int total() {
    return total;
  }

  private static Object key(InetAddress address) {
    return address instanceof Inet6Address
        ? ByteBuffer.wrap(address.getAddress(), 0, IPV6_NETWORK_BYTES).slice()
        : address;
  }
}
