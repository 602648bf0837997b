package io.variantmapper.benchmarks.measure;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import io.variantmapper.benchmarks.domain.Chat;
import io.variantmapper.benchmarks.domain.ChatVariantSerializer;
import io.variantmapper.benchmarks.domain.Samples;
import io.variantmapper.netty.VariantStreamDecoder;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.stream.FrameDecoder;
import io.variantmapper.runtime.stream.Framing;
import io.variantmapper.runtime.stream.PacketInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Measures the time per message for several ways to read chat messages from the bytes of a
 * connection.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(FrameBenchmark.FRAMES)
public class FrameBenchmark {
  /** The number of messages that arrive together. */
  static final int FRAMES = 100;

  private static final VariantFormat FORMAT = VariantFormat.GODOT_4;

  private byte[] frames = {};
  private ByteBuf heap = Unpooled.EMPTY_BUFFER;
  private ByteBuf direct = Unpooled.EMPTY_BUFFER;
  private final Sink sink = new Sink();
  private final EmbeddedChannel channel = new EmbeddedChannel(
      new VariantStreamDecoder<>(ChatVariantSerializer.INSTANCE, FORMAT, Framing.STREAM_PEER),
      sink);
  private final FrameDecoder decoder = new FrameDecoder(FORMAT);

  /** Makes the bytes of the messages. */
  @Setup
  public void prepare() {
    byte[] frame =
        Framing.STREAM_PEER.frame(ChatVariantSerializer.INSTANCE.encode(Samples.chat(), FORMAT));
    ByteBuf all = Unpooled.buffer();
    for (int i = 0; i < FRAMES; i++) {
      all.writeBytes(frame);
    }
    frames = new byte[all.readableBytes()];
    all.readBytes(frames).release();
    heap = ByteBufAllocator.DEFAULT.heapBuffer(frames.length).writeBytes(frames);
    direct = ByteBufAllocator.DEFAULT.directBuffer(frames.length).writeBytes(frames);
  }

  /** Releases the buffers. */
  @TearDown
  public void release() {
    heap.release();
    direct.release();
    channel.finishAndReleaseAll();
  }

  /** Reads the messages with Netty, from a buffer on the heap. */
  @Benchmark
  public void nettyHeap(Blackhole hole) {
    sink.hole = hole;
    channel.writeInbound(heap.retainedDuplicate());
  }

  /**
   * Reads the messages with Netty, from a buffer off the heap. Netty reads sockets into such
   * buffers.
   */
  @Benchmark
  public void nettyDirect(Blackhole hole) {
    sink.hole = hole;
    channel.writeInbound(direct.retainedDuplicate());
  }

  /** Reads the messages from a blocking stream. */
  @Benchmark
  public void stream(Blackhole hole) throws IOException {
    PacketInputStream in = new PacketInputStream(new ByteArrayInputStream(frames), FORMAT);
    for (int i = 0; i < FRAMES; i++) {
      hole.consume(in.receive(ChatVariantSerializer.INSTANCE));
    }
  }

  /** Reads the messages with the frame decoder of the runtime. */
  @Benchmark
  public void frameDecoder(Blackhole hole) {
    decoder.feed(frames);
    for (Chat chat = decoder.next(ChatVariantSerializer.INSTANCE);
        chat != null;
        chat = decoder.next(ChatVariantSerializer.INSTANCE)) {
      hole.consume(chat);
    }
  }

  /** Reads the messages without frames, to show the cost of their values alone. */
  @Benchmark
  public void valuesAlone(Blackhole hole) {
    int length = frames.length / FRAMES - Integer.BYTES;
    VariantReader in = new VariantReader(frames, FORMAT);
    for (int i = 0; i < FRAMES; i++) {
      in.reset(frames, i * (length + Integer.BYTES) + Integer.BYTES, length);
      hole.consume(in.readPacket(ChatVariantSerializer.INSTANCE));
    }
  }

  /** Takes the messages out of the pipeline. */
  private static final class Sink extends ChannelInboundHandlerAdapter {
    private @Nullable Blackhole hole;

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
      Objects.requireNonNull(hole).consume(message);
    }
  }
}
