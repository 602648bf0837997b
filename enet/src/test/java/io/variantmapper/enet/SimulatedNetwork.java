package io.variantmapper.enet;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.function.BooleanSupplier;

/** Carries datagrams between hosts in simulated time, and loses, doubles and delays them. */
final class SimulatedNetwork {
  private record Delivery(
      long time, long order, InetSocketAddress sender, InetSocketAddress receiver, byte[] bytes) {}

  /** A host at an address. */
  static final class Node {
    final InetSocketAddress address;
    final ENetHost host;
    private long due;

    private Node(InetSocketAddress address, ENetHost host) {
      this.address = address;
      this.host = host;
    }
  }

  private final Random random;
  private final PriorityQueue<Delivery> deliveries = new PriorityQueue<>(
      Comparator.comparingLong(Delivery::time).thenComparingLong(Delivery::order));
  private final List<Node> nodes = new ArrayList<>();
  private long order;
  private double loss;
  private double doubling;
  private int minDelay = 1;
  private int maxDelay = 1;
  private boolean isCut;
  long now = 1_000;
  long datagrams;

  SimulatedNetwork(long seed) {
    random = new Random(seed);
  }

  SimulatedNetwork loss(double share) {
    loss = share;
    return this;
  }

  SimulatedNetwork doubling(double share) {
    doubling = share;
    return this;
  }

  /** Delays each datagram by another time, so that they overtake each other. */
  SimulatedNetwork delay(int min, int max) {
    minDelay = min;
    maxDelay = max;
    return this;
  }

  /** Loses everything from now on. */
  void cut() {
    isCut = true;
  }

  Node add(int port, HostOptions options, HostListener listener) {
    InetSocketAddress address = address(port);
    ENetHost host = new ENetHost(
        options,
        (receiver, bytes, offset, length) ->
            send(address, receiver, Arrays.copyOfRange(bytes, offset, offset + length)),
        listener,
        now);
    Node node = new Node(address, host);
    nodes.add(node);
    return node;
  }

  static InetSocketAddress address(int port) {
    try {
      return new InetSocketAddress(InetAddress.getByAddress(new byte[] {10, 0, 0, 1}), port);
    } catch (UnknownHostException e) {
      throw new AssertionError(e);
    }
  }

  void send(InetSocketAddress sender, InetSocketAddress receiver, byte[] bytes) {
    datagrams++;
    if (isCut || random.nextDouble() < loss) {
      return;
    }
    int copies = random.nextDouble() < doubling ? 2 : 1;
    for (int i = 0; i < copies; i++) {
      long time = now + minDelay + random.nextInt(maxDelay - minDelay + 1);
      deliveries.add(new Delivery(time, order++, sender, receiver, bytes));
    }
  }

  /** Runs until a condition is true, and returns whether it is. */
  boolean runUntil(long millis, BooleanSupplier condition) {
    long end = now + millis;
    updateAll();
    while (!condition.getAsBoolean()) {
      long next = nodes.stream().mapToLong(node -> node.due).min().orElse(Long.MAX_VALUE);
      if (!deliveries.isEmpty()) {
        next = Math.min(next, deliveries.element().time());
      }
      if (next > end) {
        now = end;
        return condition.getAsBoolean();
      }
      now = Math.max(now, next);
      step();
    }
    return true;
  }

  void run(long millis) {
    runUntil(millis, () -> false);
  }

  private void updateAll() {
    for (Node node : nodes) {
      node.due = node.host.update(now);
    }
  }

  private void step() {
    while (!deliveries.isEmpty() && deliveries.element().time() <= now) {
      Delivery delivery = deliveries.remove();
      for (Node node : nodes) {
        if (node.address.equals(delivery.receiver())) {
          node.host.receive(delivery.sender(), delivery.bytes(), 0, delivery.bytes().length, now);
          node.due = now;
        }
      }
    }
    for (Node node : nodes) {
      if (node.due <= now) {
        node.due = node.host.update(now);
      }
    }
  }
}
