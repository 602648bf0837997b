package io.variantmapper.netty.rpc;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.util.ReferenceCountUtil;
import io.variantmapper.netty.ClientFault;
import io.variantmapper.netty.ClientFaultException;
import io.variantmapper.netty.FaultLog;
import io.variantmapper.rpc.PacketSink;
import java.util.Objects;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;

/** Passes the messages of a WebSocket to a connection, and the packets of a session back. */
abstract class RpcHandler extends ChannelInboundHandlerAdapter
    implements Link, OutgoingPackets.Transport {
  private final Channel channel;
  private final ConnectionListener listener;
  private final int maxMessage;
  private final OutgoingPackets outgoing;
  private final RpcConnection connection;
  private @Nullable ChannelHandlerContext context;

  /**
   * Creates a handler.
   *
   * @param peerId the id of the other end
   */
  RpcHandler(
      Channel channel,
      int peerId,
      ConnectionListener listener,
      ConnectionLimits limits,
      ConnectionCounters counters,
      FaultLog faults) {
    this.channel = channel;
    this.listener = listener;
    maxMessage = limits.maxMessage();
    outgoing = new OutgoingPackets(this, limits, counters);
    connection = new RpcConnection(this, peerId, listener, limits, counters, faults);
  }

  @Override
  public Channel channel() {
    return channel;
  }

  @Override
  public PacketSink sink() {
    return outgoing;
  }

  RpcConnection connection() {
    return connection;
  }

  /** Closes the WebSocket. Called by the thread of the channel, after everything was written. */
  abstract void close(int code, String reason);

  /** Takes a whole message. */
  abstract void receive(BinaryWebSocketFrame message);

  @Override
  public void handlerAdded(ChannelHandlerContext added) {
    context = added;
  }

  private ChannelHandlerContext context() {
    return Objects.requireNonNull(context, "the handler is in no pipeline");
  }

  /** Reads, unless the channel is not writable: a {@code ServerPipeline} does not read then. */
  @Override
  public void read(boolean isReading) {
    if (!isReading || channel.isWritable()) {
      channel.config().setAutoRead(isReading);
    }
  }

  @Override
  public void run(Runnable task) {
    try {
      channel.eventLoop().execute(task);
    } catch (RejectedExecutionException e) {
      // The thread has ended, and with it the channel.
    }
  }

  @Override
  public void channelRead(ChannelHandlerContext reading, Object message) {
    try {
      if (message instanceof BinaryWebSocketFrame binary) {
        receive(binary);
      } else if (message instanceof WebSocketFrame frame) {
        receiveOther(frame);
      }
    } finally {
      ReferenceCountUtil.release(message);
    }
  }

  void receiveOther(WebSocketFrame frame) {
    report(ClientFault.BAD_PACKET, "Expected a binary message, found another kind of frame");
  }

  /** Passes a fault to the handler that ends the connection. */
  void report(ClientFault fault, String text) {
    channel.pipeline().fireExceptionCaught(new ClientFaultException(fault, text));
  }

  @Override
  public void channelReadComplete(ChannelHandlerContext reading) {
    connection.wakeUp();
    reading.fireChannelReadComplete();
  }

  @Override
  public void userEventTriggered(ChannelHandlerContext triggered, Object event) {
    if (event instanceof ClientFaultException fault && fault.fault() == ClientFault.NOT_READING) {
      outgoing.endTooSlow();
    }
    triggered.fireUserEventTriggered(event);
  }

  @Override
  public void channelWritabilityChanged(ChannelHandlerContext writing) {
    outgoing.write();
    connection.resume();
    writing.fireChannelWritabilityChanged();
  }

  @Override
  public void channelInactive(ChannelHandlerContext inactive) {
    outgoing.end();
    connection.inactive();
    inactive.fireChannelInactive();
  }

  @Override
  public void waiting() {
    run(outgoing::write);
  }

  @Override
  public long waitingBytes() {
    ChannelOutboundBuffer buffer = channel.unsafe().outboundBuffer();
    return buffer == null ? 0 : buffer.totalPendingWriteBytes();
  }

  @Override
  public boolean canSend() {
    if (!channel.isWritable()) {
      flush();
    }
    return channel.isWritable();
  }

  @Override
  public void send(PacketBuffer packet) {
    ByteBuf content = context().alloc().buffer(packet.length());
    content.writeBytes(packet.bytes(), packet.offset(), packet.length());
    context().write(new BinaryWebSocketFrame(content), context().voidPromise());
  }

  @Override
  public void flush() {
    context().flush();
  }

  @Override
  public void tooLarge(int length) {
    String reason = "A packet of " + length + " bytes was not sent, because a message has at most "
        + maxMessage + " bytes. Send less in one call, or raise inbound_buffer_size in Godot and"
        + " maxMessage here.";
    connection.execute(() -> listener.notSent(connection, reason));
  }

  @Override
  public void tooSlow() {
    run(() -> report(ClientFault.NOT_READING, "You read your messages too slowly"));
  }

  @Override
  public void disconnect(int code, String reason) {
    run(() -> {
      outgoing.write();
      outgoing.end();
      close(code, reason);
    });
  }

  @Override
  public void abandon() {
    outgoing.end();
    forget();
    channel.close();
  }

  @Override
  public void log(Throwable thrown) {
    run(() -> context().fireExceptionCaught(thrown));
  }
}
