package io.variantmapper.sample.server;

import io.netty.channel.Channel;
import io.netty.channel.socket.DatagramPacket;
import io.variantmapper.sample.message.ClientMessage;
import java.net.InetAddress;
import java.net.InetSocketAddress;

/** One UDP client, and the address to which the server sends the messages for it. */
final class UdpLink implements Link {
  private final Channel channel;
  private final InetSocketAddress sender;
  private final Clients clients;
  private final ServerSettings settings;
  private final Client client;
  private final MessageRate rate;
  private final long entered = System.nanoTime();
  private long lastMessage = entered;
  private volatile boolean isEnded;

  UdpLink(Channel channel, InetSocketAddress sender, Clients clients, ServerSettings settings) {
    this.channel = channel;
    this.sender = sender;
    this.clients = clients;
    this.settings = settings;
    client = clients.create(this);
    rate = new MessageRate(settings.maxRate());
  }

  /**
   * Takes a place for the client, and returns whether there was a free place. If not, the client
   * receives the reason.
   */
  boolean enter() {
    String refusal = clients.enter(this, client);
    if (!refusal.isEmpty()) {
      clients.disconnect(client, refusal);
    }
    return refusal.isEmpty();
  }

  void receive(ClientMessage message) {
    lastMessage = System.nanoTime();
    if (rate.isExceeded()) {
      clients.disconnect(
          client,
          "You sent too many messages in a second. The limit is " + settings.maxRate() + ".");
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
    if (!client.isLoggedIn() && now - entered > settings.maxLogin().toNanos()) {
      clients.disconnect(client, "You have not logged in.");
    } else if (now - lastMessage > settings.maxSilence().toNanos()) {
      clients.disconnect(client, "You have been silent for too long.");
    } else if (!isEnded) {
      return false;
    }
    leave();
    return true;
  }

  void leave() {
    clients.leave(this, client, "left");
  }

  InetSocketAddress sender() {
    return sender;
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
