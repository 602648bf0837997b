package io.variantmapper.sample.server;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.variantmapper.netty.LastMessage;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.sample.message.ClientMessage;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.TimeUnit;

/**
 * Connects one TCP or WebSocket client to the game. It passes messages on to the room's thread,
 * and disconnects a client that is silent, sends too much or does not read.
 */
final class Connection extends SimpleChannelInboundHandler<ClientMessage> implements Link {
  /** The maximum number of bytes that wait for a client, besides one snapshot. */
  private static final long MAX_WAITING = 1 << 20;

  private final Channel channel;
  private final Wrapping wrapping;
  private final Clients clients;
  private final ServerSettings settings;
  private final Client client;
  private final MessageRate rate;

  /** The time at which the last message arrived; 0 before the first message. */
  private long lastMessage;

  /** The time at which the client became too slow. Only the room's thread uses it. */
  private long behindSince;

  private boolean isBehind;

  /** Wraps a packet in the form that the channel sends. */
  interface Wrapping {
    Object wrap(Outgoing message);
  }

  Connection(Channel channel, Wrapping wrapping, Clients clients, ServerSettings settings) {
    super(ClientMessage.class);
    this.channel = channel;
    this.wrapping = wrapping;
    this.clients = clients;
    this.settings = settings;
    client = clients.create(this);
    rate = new MessageRate(settings.maxRate());
  }

  @Override
  public void channelActive(ChannelHandlerContext context) {
    String refusal = clients.enter(this, client);
    if (refusal.isEmpty()) {
      schedule(settings.maxLogin().toNanos(), this::requireLogin);
    } else {
      clients.disconnect(client, refusal);
    }
  }

  private void schedule(long nanos, Runnable check) {
    channel.eventLoop().schedule(check, nanos, TimeUnit.NANOSECONDS);
  }

  private void requireLogin() {
    if (channel.isActive() && !client.isLoggedIn()) {
      clients.disconnect(client, "You have not logged in.");
    }
  }

  /** Checks that a whole message has arrived in time. Single bytes of a message are not enough. */
  private void requireMessage() {
    if (!channel.isActive()) {
      return;
    }
    long left = lastMessage + settings.maxSilence().toNanos() - System.nanoTime();
    if (left > 0) {
      schedule(left, this::requireMessage);
    } else if (client.isLoggedIn()) {
      clients.disconnect(client, "You have been silent for too long.");
    }
  }

  @Override
  protected void channelRead0(ChannelHandlerContext context, ClientMessage message) {
    boolean isFirst = lastMessage == 0;
    lastMessage = System.nanoTime();
    if (isFirst) {
      requireMessage();
    }
    if (rate.isExceeded()) {
      clients.disconnect(
          client,
          "You sent too many messages in a second. The limit is " + settings.maxRate() + ".");
    } else {
      clients.take(client, message);
    }
  }

  /** Handles a packet that can't be read. The pipeline has answered it, and ends the connection. */
  void answeredBadPacket(VariantException bad) {
    clients.metrics().refused();
    clients.leave(this, client, "was disconnected: " + bad.getMessage());
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    clients.leave(this, client, "left");
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    if (cause instanceof IOException) {
      context.close();
    } else {
      clients.disconnect(client, "The server failed: " + cause);
    }
  }

  @Override
  public void send(Outgoing message) {
    if (channel.isWritable()) {
      isBehind = false;
    } else if (isTooFarBehind()) {
      clients.metrics().refused();
      channel.close();
      return;
    } else if (message.isSnapshot()) {
      clients.metrics().dropped();
      return;
    }
    clients.metrics().sent();
    channel.writeAndFlush(wrapping.wrap(message), channel.voidPromise());
  }

  private boolean isTooFarBehind() {
    long now = System.nanoTime();
    if (!isBehind) {
      isBehind = true;
      behindSince = now;
    }
    return now - behindSince > settings.maxLag().toNanos()
        || channel.bytesBeforeWritable() > MAX_WAITING;
  }

  @Override
  public void end() {
    LastMessage.send(channel, Unpooled.EMPTY_BUFFER);
  }

  @Override
  public InetAddress address() {
    return ((InetSocketAddress) channel.remoteAddress()).getAddress();
  }
}
