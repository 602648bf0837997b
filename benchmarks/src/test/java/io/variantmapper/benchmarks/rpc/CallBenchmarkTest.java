package io.variantmapper.benchmarks.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.variantmapper.runtime.value.Vector2;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CallBenchmarkTest {
  private static final int CALLS = 10_000;
  private static final byte[] WEAPON = Act.SAMPLE.weapon().getBytes(StandardCharsets.US_ASCII);

  private final CallBenchmark benchmark = new CallBenchmark();
  private final Object[] kept = new Object[2];

  @BeforeEach
  void connect() {
    benchmark.connect();
  }

  /** Returns the bytes that many runs of a task allocate. */
  private static long allocated(Runnable task) {
    ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    task.run();
    long before = thread.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < CALLS; i++) {
      task.run();
    }
    return thread.getCurrentThreadAllocatedBytes() - before;
  }

  private void createArguments() {
    kept[0] = new Vector2(1, 2);
    kept[1] = new String(WEAPON, StandardCharsets.US_ASCII);
  }

  @Test
  void receivedCallAllocatesNothingButItsArguments() {
    long arguments = allocated(this::createArguments);

    // Less than one byte for each call: the rest is for the measurement itself.
    assertThat(allocated(benchmark::receive)).isLessThan(arguments + CALLS);
  }

  @Test
  void sentCallAllocatesNothing() {
    assertThat(allocated(benchmark::sendToOne)).isLessThan(CALLS);
    assertThat(allocated(benchmark::sendToAll)).isLessThan(CALLS);
  }
}
