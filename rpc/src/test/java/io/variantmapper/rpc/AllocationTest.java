package io.variantmapper.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.variantmapper.runtime.VariantReader;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AllocationTest {
  private static final int CALLS = 10_000;

  private static final FunctionTable TABLE = FunctionTableTest.table("move");

  private final TestRoom room = new TestRoom();
  private long sum;

  /** Reads arguments that need no memory. */
  private void move(RpcCall call, int function, ArgumentReader arguments) {
    arguments.requireCount(4);
    int slot = arguments.readInt();
    boolean isRunning = arguments.readBoolean();
    VariantReader angle = arguments.next();
    float radians = angle.readFloat();
    long time = arguments.next().readLong();
    arguments.end();
    sum += slot + (isRunning ? 1 : 0) + (long) radians + time + call.sender();
  }

  private static long allocated() {
    return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
  }

  @Test
  void callAllocatesNothingButItsArguments() {
    room.session.addNode("Game", TABLE, this::move);
    RpcPeer peer = room.add(1_000_000);
    TestRoom.receive(peer, TestRoom.introduction(TABLE, 70_000, "Game"));
    byte[] call = Recordings.bytes(
        "2070110100" + "00" + "04" + "0205" + "81" + "030000000000c03f" + "c20000000001000000");
    peer.receive(call, 0, call.length);

    long before = allocated();
    for (int i = 0; i < CALLS; i++) {
      peer.receive(call, 0, call.length);
    }
    long after = allocated();

    assertThat(room.faults).isEmpty();
    assertThat(sum).isNotZero();
    // Less than one byte for each call: the rest is for the measurement itself.
    assertThat(after - before).isLessThan(CALLS);
  }

  @Test
  void broadcastAllocatesNothing() {
    RpcNode node = room.addNode("Game", TABLE);
    for (int id = 2; id < 12; id++) {
      RpcPeer peer = new RpcPeer(
          id,
          (bytes, offset, length, mode, channel) -> sum += length,
          (fault, reason) -> {},
          PeerLimits.DEFAULT);
      room.session.add(peer);
    }
    Targets everyone = Targets.everyone();
    broadcast(node, everyone);

    long before = allocated();
    for (int i = 0; i < CALLS; i++) {
      broadcast(node, everyone);
    }
    long after = allocated();

    assertThat(sum).isNotZero();
    assertThat(after - before).isLessThan(CALLS);
  }

  private static void broadcast(RpcNode node, Targets targets) {
    ArgumentWriter arguments = node.call(0);
    arguments.writeInt(300);
    arguments.next().writeFloat(0.5f);
    node.send(targets);
  }

  @ParameterizedTest
  @CsvSource({"0, 20", "4, 40"})
  void roomTakesLessThanItsShareOfMemory(int peers, int kibibytes) {
    List<TestRoom> rooms = new ArrayList<>();
    roomWith(peers);

    long before = allocated();
    for (int i = 0; i < 100; i++) {
      rooms.add(roomWith(peers));
    }
    long after = allocated();

    assertThat((after - before) / rooms.size()).isLessThan(kibibytes * 1024L);
  }

  private static TestRoom roomWith(int peers) {
    TestRoom room = new TestRoom();
    room.addNode("Game", TABLE);
    for (int id = 2; id < 2 + peers; id++) {
      TestRoom.receive(room.add(id), TestRoom.introduction(TABLE, 1, "Game"));
    }
    return room;
  }
}
