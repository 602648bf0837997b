package io.variantmapper.benchmarks.rpc;

import io.variantmapper.rpc.ClientSession;
import io.variantmapper.rpc.PeerLimits;
import io.variantmapper.rpc.PeerListener;
import io.variantmapper.rpc.RpcPeer;
import io.variantmapper.rpc.ServerSession;
import io.variantmapper.rpc.SessionListener;
import io.variantmapper.rpc.SessionOptions;
import io.variantmapper.runtime.VariantFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Measures a call with five arguments without a network: from the packet to the Java method, and
 * from the Java method to the packets for other peers. Compares it with the same values as one
 * mapped record.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class CallBenchmark {
  private static final VariantFormat FORMAT = VariantFormat.GODOT_4;

  /** The ids of clients are random numbers of 31 bits. */
  private static final int CALLER = 1_234_567_890;

  private static final int CROWD = 100;

  /** The packet with which a peer confirms the first node. */
  private static final byte[] CONFIRMATION = {2, 1, 1, 0, 0, 0};

  private final byte[] array = ActVariantSerializer.INSTANCE.encode(Act.SAMPLE, FORMAT);
  private final byte[] dictionary =
      ActDictionaryVariantSerializer.INSTANCE.encode(ActDictionary.SAMPLE, FORMAT);
  private final Receiver receiver = new Receiver();
  private final ServerSession duel = session();
  private final ServerSession crowd = session();
  private final ArenaNode node = ArenaNode.add(duel, receiver);
  private final ArenaNode crowded = ArenaNode.add(crowd, receiver);
  private final RpcPeer caller = peer(CALLER);
  private final Arena one = node.peer(CALLER);
  private byte[] call = {};
  private long sent;

  private static ServerSession session() {
    return new ServerSession(new SessionListener() {}, SessionOptions.DEFAULT);
  }

  private RpcPeer peer(int id) {
    PeerListener strict = (fault, reason) -> {
      throw new IllegalStateException(reason);
    };
    return new RpcPeer(
        id, (bytes, offset, length, mode, channel) -> sent += length, strict, PeerLimits.DEFAULT);
  }

  /** Adds the peers, which confirm the id of the node, so that no call contains its path. */
  @Setup
  public void prepare(Blackhole hole) {
    receiver.setHole(hole);
    connect();
  }

  void connect() {
    duel.add(caller);
    sendToOne();
    caller.receive(CONFIRMATION, 0, CONFIRMATION.length);
    List<RpcPeer> peers =
        IntStream.rangeClosed(1, CROWD).mapToObj(i -> peer(CALLER / CROWD * i)).toList();
    peers.forEach(crowd::add);
    sendToAll();
    peers.forEach(peer -> peer.receive(CONFIRMATION, 0, CONFIRMATION.length));
    for (byte[] packet : packets()) {
      caller.receive(packet, 0, packet.length);
      call = packet;
    }
  }

  /** Returns what a client sends before it calls the node by its id, and then this call. */
  private static List<byte[]> packets() {
    List<byte[]> packets = new ArrayList<>();
    ClientSession client =
        new ClientSession(CALLER, new SessionListener() {}, SessionOptions.DEFAULT);
    RpcPeer server = new RpcPeer(
        1,
        (bytes, offset, length, mode, channel) ->
            packets.add(Arrays.copyOfRange(bytes, offset, offset + length)),
        (fault, reason) -> {},
        PeerLimits.DEFAULT);
    client.add(server);
    ArenaNode node = ArenaNode.add(client, new Receiver());
    Act.SAMPLE.callAt(node.peer(1));
    server.receive(CONFIRMATION, 0, CONFIRMATION.length);
    Act.SAMPLE.callAt(node.peer(1));
    return packets;
  }

  /** Reads a call, and passes its arguments to a Java method. */
  @Benchmark
  public void receive() {
    caller.receive(call, 0, call.length);
  }

  /** Reads the same values as one record in Array shape. */
  @Benchmark
  public void decodeArray(Blackhole hole) {
    hole.consume(ActVariantSerializer.INSTANCE.decode(array, FORMAT));
  }

  /** Reads the same values as one record in Dictionary shape. */
  @Benchmark
  public void decodeDictionary(Blackhole hole) {
    hole.consume(ActDictionaryVariantSerializer.INSTANCE.decode(dictionary, FORMAT));
  }

  /** Calls one peer. */
  @Benchmark
  public long sendToOne() {
    Act.SAMPLE.callAt(one);
    return sent;
  }

  /** Calls 100 peers. */
  @Benchmark
  public long sendToAll() {
    Act.SAMPLE.callAt(crowded.everyone());
    return sent;
  }
}
