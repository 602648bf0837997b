package io.variantmapper.sample.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.sample.client.GameClient;
import io.variantmapper.sample.client.WireListener;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.Welcome;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

final class ServeTest {
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

  private static void play(int port) throws IOException {
    try (GameClient ada = GameClient.connect(port, VariantFormat.GODOT_4, WireListener.NONE)) {
      ada.send(new ClientMessage.Login("Ada"));
      ada.receive(Welcome.class);
    }
  }
}
