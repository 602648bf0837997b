package io.variantmapper.netty.rpc;

import io.netty.channel.Channel;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.util.ReferenceCountUtil;
import io.variantmapper.netty.ServerPipeline;
import java.net.URI;
import java.util.concurrent.TimeUnit;

/** A client and a server. The bytes between them move only when the test carries them. */
final class Wire implements AutoCloseable {
  private static final URI ADDRESS = URI.create("ws://127.0.0.1/?room=7");

  final EmbeddedChannel server = new EmbeddedChannel();
  final EmbeddedChannel client;

  Wire(RpcServer server, RpcClient client) {
    this.server.freezeTime();
    this.server
        .pipeline()
        .addLast(Keepalive.addTo(ServerPipeline.ofPackets(65_535)).webSocket("/", pipeline -> {
          pipeline.addLast(new Keepalive());
          server.accept(pipeline);
        }));
    this.client = new EmbeddedChannel(client.webSocket(ADDRESS));
  }

  /** Carries bytes in both directions until there are no more. */
  void carry() {
    while (carry(client, server) || carry(server, client)) {
      server.runPendingTasks();
    }
  }

  private static boolean carry(EmbeddedChannel from, EmbeddedChannel to) {
    from.runPendingTasks();
    Object bytes = from.readOutbound();
    if (bytes != null && to.isOpen()) {
      to.writeInbound(bytes);
    } else if (bytes != null) {
      ReferenceCountUtil.release(bytes);
    } else if (!from.isOpen() && to.isOpen()) {
      to.close();
    }
    to.runPendingTasks();
    return bytes != null;
  }

  /** Lets time pass at the server. */
  void pass(int seconds) {
    server.advanceTimeBy(seconds, TimeUnit.SECONDS);
    server.runScheduledPendingTasks();
  }

  /** Lets the time pass after which a close frame follows the last message. */
  void waitForTheCloseFrame() {
    carry();
    pass(1);
    carry();
  }

  /** Makes a channel writable or not. */
  static void setWritable(Channel channel, boolean isWritable) {
    channel.unsafe().outboundBuffer().setUserDefinedWritability(1, isWritable);
    ((EmbeddedChannel) channel).runPendingTasks();
  }

  @Override
  public void close() {
    client.finishAndReleaseAll();
    server.finishAndReleaseAll();
  }
}
