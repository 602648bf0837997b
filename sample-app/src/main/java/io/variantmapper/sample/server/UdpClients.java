package io.variantmapper.sample.server;

import io.netty.channel.AddressedEnvelope;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.socket.DatagramPacket;
import io.variantmapper.netty.ClientLimits;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.ServerMessage;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Connects all UDP clients to the game, in the thread of their one channel.
 *
 * <p>The sender's address in a datagram can be forged. So the server answers a stranger only with a
 * number, in a packet that is not much larger than the stranger's packet. A stranger that returns
 * this number has proved that it receives datagrams at the address, and becomes a client.
 */
final class UdpClients
    extends SimpleChannelInboundHandler<AddressedEnvelope<ClientMessage, InetSocketAddress>> {
  private static final long SWEEP_MILLIS = 200;

  private final Clients clients;
  private final Outgoing.Encoder encoder;
  private final ClientLimits limits;
  private final AddressNumbers numbers = new AddressNumbers();
  private final Map<InetSocketAddress, UdpLink> links = new HashMap<>();

  UdpClients(Clients clients, Outgoing.Encoder encoder, ClientLimits limits) {
    this.clients = clients;
    this.encoder = encoder;
    this.limits = limits;
  }

  @Override
  public void channelActive(ChannelHandlerContext context) {
    context
        .executor()
        .scheduleAtFixedRate(this::removeSilent, SWEEP_MILLIS, SWEEP_MILLIS, TimeUnit.MILLISECONDS);
  }

  @Override
  protected void channelRead0(
      ChannelHandlerContext context, AddressedEnvelope<ClientMessage, InetSocketAddress> envelope) {
    InetSocketAddress sender = envelope.sender();
    UdpLink link = links.get(sender);
    if (link != null) {
      link.receive(envelope.content());
    } else if (envelope.content() instanceof ClientMessage.Confirm confirm
        && confirm.number() == numbers.of(sender)) {
      accept(new UdpLink(context.channel(), sender, clients, limits));
    } else {
      challenge(context.channel(), sender);
    }
  }

  private void challenge(Channel channel, InetSocketAddress sender) {
    try (Outgoing challenge = encoder.encode(new ServerMessage.Challenge(numbers.of(sender)))) {
      channel.writeAndFlush(new DatagramPacket(challenge.packet(), sender));
    }
  }

  private void accept(UdpLink link) {
    if (link.enter()) {
      links.put(link.sender(), link);
    }
  }

  /**
   * Removes clients that have not sent a message in time, because UDP does not report that a client
   * is gone.
   */
  private void removeSilent() {
    for (Iterator<UdpLink> all = links.values().iterator(); all.hasNext(); ) {
      if (all.next().leavesIfSilent()) {
        all.remove();
      }
    }
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    links.values().forEach(UdpLink::leave);
    links.clear();
  }
}
