package io.variantmapper.sample.server;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.variantmapper.netty.LastMessage;
import io.variantmapper.netty.ServerPipeline;
import io.variantmapper.sample.message.ClientMessage;
import java.net.InetAddress;
import java.net.InetSocketAddress;

/** Connects one TCP or WebSocket client to the game, whose messages run on the room's thread. */
final class Connection extends SimpleChannelInboundHandler<ClientMessage> implements Link {
  private final Channel channel;
  private final Wrapping wrapping;
  private final Clients clients;
  private final Client client;

  /** Wraps a packet in the form that the channel sends. */
  interface Wrapping {
    Object wrap(Outgoing message);
  }

  Connection(Channel channel, Wrapping wrapping, Clients clients) {
    super(ClientMessage.class);
    this.channel = channel;
    this.wrapping = wrapping;
    this.clients = clients;
    client = clients.create(this);
  }

  @Override
  public void channelActive(ChannelHandlerContext context) {
    clients.enter(client);
  }

  @Override
  protected void channelRead0(ChannelHandlerContext context, ClientMessage message) {
    clients.take(client, message);
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    clients.leave(client);
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    clients.fail(client, cause);
  }

  @Override
  public void admit() {
    ServerPipeline.admit(channel);
  }

  @Override
  public void send(Outgoing message) {
    if (message.isSnapshot() && !channel.isWritable()) {
      clients.metrics().dropped();
      return;
    }
    clients.metrics().sent();
    channel.writeAndFlush(wrapping.wrap(message), channel.voidPromise());
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
