package io.variantmapper.sample.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

final class ServeRpcTest {
  @Test
  void addressIsPrintedAndTheCommandRunsUntilItIsInterrupted()
      throws IOException, InterruptedException, ExecutionException {
    PipedWriter pipe = new PipedWriter();
    BufferedReader lines = new BufferedReader(new PipedReader(pipe));
    PrintWriter out = new PrintWriter(pipe, true);
    FutureTask<Integer> serve =
        new FutureTask<>(() -> SampleApp.run(out, out, "serve-rpc", "--port", "0"));
    Thread thread = new Thread(serve);
    thread.start();

    assertThat(lines.readLine())
        .matches("Serving clients of godot4-rpc on ws://127\\.0\\.0\\.1:\\d+");
    thread.interrupt();
    assertThat(serve.get()).isZero();
  }

  @Test
  void usedPortIsReported() throws IOException {
    try (ServerSocket used = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      CommandRun run = CommandRun.of("serve-rpc", "--port", used.getLocalPort());
      assertThat(run.exitCode()).isEqualTo(1);
      assertThat(run.err())
          .startsWith("error: Port " + used.getLocalPort() + " can't be used: ")
          .endsWith("Choose another port (--help lists the options)" + System.lineSeparator());
    }
  }
}
