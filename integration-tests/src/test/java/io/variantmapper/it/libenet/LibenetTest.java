package io.variantmapper.it.libenet;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.it.network.LossyProxy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Connects hosts of the library with hosts of libenet. */
class LibenetTest {
  private static final String MISSING =
      "gcc can't compile with -lenet. Get both from Debian's packages gcc and libenet-dev.";
  private static final int MESSAGES = 500;
  private static final String LONG = "received 2 reliable 9 200000";
  private static final String LAST = "received 0 reliable 999999 4";

  @TempDir
  private static Path folder;

  @SuppressWarnings("NullAway.Init") // compile sets it.
  private static Path program;

  private final List<AutoCloseable> open = new ArrayList<>();

  @SuppressWarnings("NullAway.Init") // connect sets it.
  private CommandedHost server;

  @SuppressWarnings("NullAway.Init") // connect sets it.
  private CommandedHost client;

  @BeforeAll
  static void compile() throws IOException, InterruptedException {
    Optional<Path> compiled = LibenetHost.compile(folder);
    if (compiled.isEmpty()) {
      System.out.println("Tests in libenet are skipped. " + MISSING);
    }
    boolean isRequired = Boolean.parseBoolean(System.getenv("GODOT_REQUIRED"));
    if (compiled.isEmpty() && isRequired) {
      throw new AssertionError("libenet is required. " + MISSING);
    }
    Assumptions.assumeTrue(compiled.isPresent(), MISSING);
    program = compiled.orElseThrow();
  }

  @AfterEach
  void close() throws Exception {
    for (AutoCloseable closeable : open) {
      closeable.close();
    }
  }

  private void connect(boolean isJavaServer, boolean isCompressing, double loss) throws Exception {
    CommandedHost java = new JavaHost(isCompressing);
    open.add(java);
    CommandedHost libenet = new LibenetHost(program, isCompressing);
    open.add(libenet);
    server = isJavaServer ? java : libenet;
    client = isJavaServer ? libenet : java;
    LossyProxy proxy = new LossyProxy(server.port(), loss);
    open.add(proxy);
    client.command("connect " + proxy.port() + " 3 7");
    client.linesUntil("connected 0");
    server.linesUntil("connected 7");
  }

  @ParameterizedTest
  @CsvSource({"true, false", "false, false", "true, true", "false, true"})
  void messagesPassANetworkThatLosesDatagrams(boolean isJavaServer, boolean isCompressing)
      throws Exception {
    connect(isJavaServer, isCompressing, 0.1);
    for (CommandedHost host : List.of(client, server)) {
      host.command("send 1 unsequenced 0 200 100");
      host.command("send 1 unreliable 0 200 50");
      host.command("send 0 reliable 0 " + MESSAGES + " 200");
      host.command("send 2 reliable 0 10 200000");
      host.command("send 0 reliable 999999 1 4");
    }

    for (CommandedHost host : List.of(client, server)) {
      List<String> lines = host.linesUntil(LAST);
      if (!lines.contains(LONG)) {
        lines.addAll(host.linesUntil(LONG));
      }
      lines.remove(LAST);
      assertThat(lines.stream().filter(line -> line.startsWith("received 0 reliable")))
          .containsExactlyElementsOf(received(0, MESSAGES, 200));
      assertThat(lines.stream().filter(line -> line.startsWith("received 2 reliable")))
          .containsExactlyElementsOf(received(2, 10, 200_000));
      assertThat(lines).doesNotHaveDuplicates();
      List<Integer> unreliable = lines.stream()
          .filter(line -> line.startsWith("received 1 unreliable"))
          .map(line -> Integer.valueOf(List.of(line.split(" ", -1)).get(3)))
          .toList();
      assertThat(unreliable).isSorted().isNotEmpty();
      assertThat(lines.stream().filter(line -> line.startsWith("received 1 unsequenced")))
          .isNotEmpty();
    }
  }

  private static List<String> received(int channel, int count, int length) {
    return IntStream.range(0, count)
        .mapToObj(number -> "received " + channel + " reliable " + number + " " + length)
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "true, true, soon", "true, true, later", "true, true, now",
    "true, false, soon", "true, false, later", "true, false, now",
    "false, true, soon", "false, true, later", "false, true, now",
    "false, false, soon", "false, false, later", "false, false, now"
  })
  void connectionEndsInEachForm(boolean isJavaServer, boolean isServerEnding, String form)
      throws Exception {
    connect(isJavaServer, false, 0);
    CommandedHost ending = isServerEnding ? server : client;
    CommandedHost other = isServerEnding ? client : server;
    ending.command("send 0 reliable 0 5 200");
    ending.command("disconnect " + form + " 42");

    List<String> lines = other.linesUntil("disconnected 42");
    if (form.equals("later")) {
      assertThat(lines).containsAll(received(0, 5, 200));
    }
    if (!form.equals("now")) {
      ending.linesUntil("disconnected 0");
    }
    assertThat(lines).doesNotHaveDuplicates();
  }
}
