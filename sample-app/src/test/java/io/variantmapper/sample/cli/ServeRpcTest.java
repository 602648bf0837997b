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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ServeRpcTest {
  @ParameterizedTest
  @CsvSource({"ws, godot4, ws", "enet, godot4, enet", "enet-godot3, godot3, enet"})
  void playersPlayUntilTheServerIsInterrupted(String transport, String project, String scheme)
      throws IOException, InterruptedException, ExecutionException {
    PipedWriter pipe = new PipedWriter();
    BufferedReader lines = new BufferedReader(new PipedReader(pipe));
    PrintWriter out = new PrintWriter(pipe, true);
    FutureTask<Integer> serve = new FutureTask<>(
        () -> SampleApp.run(out, out, "serve-rpc", "--port", "0", "--transport", transport));
    Thread thread = new Thread(serve);
    thread.start();

    String first = lines.readLine();
    assertThat(first)
        .matches("Serving clients of " + project + "-rpc on " + scheme + "://127\\.0\\.0\\.1:\\d+");
    String port = first.substring(first.lastIndexOf(':') + 1);
    CommandRun game =
        CommandRun.of("play-rpc", "--port", port, "--players", 2, "--transport", transport);
    assertThat(game.out()).contains("Bot1 enters at (", "Bot2 enters at (", "has 2");
    assertThat(game.exitCode()).isZero();
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

  @Test
  void playersReportThatThereIsNoServer() {
    CommandRun run = CommandRun.of("play-rpc", "--port", 9);
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).startsWith("error: No server on port 9: Connection refused");
  }

  @Test
  void numberOfPlayersMustBePositive() {
    CommandRun run = CommandRun.of("play-rpc", "--port", 9, "--players", 0);
    assertThat(run.err()).startsWith("error: --players must be at least 1");
  }
}
