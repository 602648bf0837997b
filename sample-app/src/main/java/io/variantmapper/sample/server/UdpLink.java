package io.variantmapper.sample.server;

import io.netty.channel.Channel;
import io.netty.channel.socket.DatagramPacket;
import io.variantmapper.netty.ClientFaultException;
import io.variantmapper.netty.ClientLimits;
import io.variantmapper.netty.RateLimit;
import io.variantmapper.sample.message.ClientMessage;
import java.net.InetAddress;
import java.net.InetSocketAddress;

/** One UDP client, and the address to which the server sends the messages for it. */
final class UdpLink implements Link {
  private final Channel channel;
  private final InetSocketAddress sender;
  private final Clients clients;
  private final ClientLimits limits;
  private final Client client;
  private final RateLimit rate;
  private final long entered = System.nanoTime();
  private long lastMessage = entered;
  private volatile boolean isAdmitted;
  private volatile boolean isEnded;

  UdpLink(Channel channel, InetSocketAddress sender, Clients clients, ClientLimits limits) {
    this.channel = channel;
    this.sender = sender;
    this.clients = clients;
    this.limits = limits;
    client = clients.create(this);
    rate = new RateLimit(limits.maxMessages(), entered);
  }

  /**
   * Takes a place for the client, and returns whether there was a free place. If not, the client
   * receives the reason.
   */
  boolean enter() {
    try {
      clients.count().enter(address());
    } catch (ClientFaultException e) {
      clients.disconnect(client, e.getMessage() + ".");
      return false;
    }
    clients.enter(client);
    return true;
  }

  void receive(ClientMessage message) {
    lastMessage = System.nanoTime();
    if (rate.isExceeded(1, lastMessage)) {
      clients.disconnect(
          client,
          "You sent too many messages. The limit is " + limits.maxMessages() + " per second.");
    } else {
      clients.take(client, message);
    }
  }

  /**
   * Removes the client if it has been disconnected, has not logged in in time, or has been silent
   * for too long. Returns whether the client was removed.
   */
  boolean leavesIfSilent() {
    long now = System.nanoTime();
    if (!isAdmitted && now - entered > limits.maxLogin().toNanos()) {
      clients.disconnect(client, "You have not logged in.");
    } else if (now - lastMessage > limits.maxSilence().toNanos()) {
      clients.disconnect(client, "You have been silent for too long.");
    } else if (!isEnded) {
      return false;
    }
    leave();
    return true;
  }

  void leave() {
    clients.count().leave(address());
    clients.leave(client);
  }

  InetSocketAddress sender() {
    return sender;
  }

  @Override
  public void admit() {
    isAdmitted = true;
  }

  /**
   * Sends the message. If the network can't take the datagram now, the datagram is lost, as any
   * datagram can be.
   */
  @Override
  public void send(Outgoing message) {
    if (!channel.isWritable()) {
      clients.metrics().dropped();
      return;
    }
    clients.metrics().sent();
    channel.writeAndFlush(new DatagramPacket(message.packet(), sender), channel.voidPromise());
  }

  @Override
  public void end() {
    isEnded = true;
  }

  @Override
  public InetAddress address() {
    return sender.getAddress();
  }
}
