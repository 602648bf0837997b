package io.variantmapper.sample.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.sample.client.GameClient;
import io.variantmapper.sample.client.WireListener;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.Refusal;
import io.variantmapper.sample.message.Welcome;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

final class ServeTest {
  private static final int AFTER_SIGTERM = 128 + 15;

  @Test
  void clientsAreServedUntilTheCommandIsInterrupted()
      throws IOException, InterruptedException, ExecutionException {
    PipedWriter pipe = new PipedWriter();
    BufferedReader lines = new BufferedReader(new PipedReader(pipe));
    PrintWriter out = new PrintWriter(pipe, true);
    FutureTask<Integer> serve =
        new FutureTask<>(() -> SampleApp.run(out, out, "serve", "--port", "0"));
    Thread thread = new Thread(serve);
    thread.start();

    String first = lines.readLine();
    assertThat(first).startsWith("Serving GODOT_4 clients on 127.0.0.1:");
    play(Integer.parseInt(first.substring(first.indexOf(':') + 1)));
    assertThat(lines.readLine()).isEqualTo("Ada logged in");
    thread.interrupt();
    assertThat(serve.get()).isZero();
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void sigtermDisconnectsTheClientsWithAReason() throws IOException, InterruptedException {
    Process server = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            SampleApp.class.getName(),
            "serve",
            "--port=0")
        .start();
    try (BufferedReader lines = server.inputReader();
        GameClient ada = client(lines.readLine())) {
      ada.send(new ClientMessage.Login("Ada"));
      ada.receive(Welcome.class);
      server.destroy();
      assertThat(ada.receive(Refusal.class))
          .isEqualTo(new Refusal("The server is being stopped.", true));
      assertThat(server.waitFor()).isEqualTo(AFTER_SIGTERM);
    } finally {
      server.destroyForcibly();
    }
  }

  private static GameClient client(String announcement) throws IOException {
    int port = Integer.parseInt(announcement.substring(announcement.indexOf(':') + 1));
    return GameClient.connect(port, VariantFormat.GODOT_4, WireListener.NONE);
  }

  private static void play(int port) throws IOException {
    try (GameClient ada = GameClient.connect(port, VariantFormat.GODOT_4, WireListener.NONE)) {
      ada.send(new ClientMessage.Login("Ada"));
      ada.receive(Welcome.class);
    }
  }
}
