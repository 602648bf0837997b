package io.variantmapper.sample.readme;

import io.netty.channel.Channel;
import io.variantmapper.netty.ClientLimits;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs two {@link OnlineServer}s in a process with a small heap, which ends as soon as the heap is
 * full. The first one has the default limits. The second one does not limit rates, so only clients
 * that do not read are disconnected.
 */
final class OnlineServerProcess implements Closeable {
  private static final ClientLimits ANY_RATE = ClientLimits.DEFAULT
      .withMaxMessages(Integer.MAX_VALUE)
      .withMaxBytes(Long.MAX_VALUE)
      .withMaxLag(Duration.ofSeconds(1))
      .withMaxLogin(Duration.ofSeconds(5));

  private final Process process;
  private final List<Integer> ports = new ArrayList<>();

  OnlineServerProcess() throws IOException {
    process = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx32m",
            "-XX:MaxDirectMemorySize=32m",
            "-XX:+ExitOnOutOfMemoryError",
            "-cp",
            System.getProperty("java.class.path"),
            OnlineServerProcess.class.getName())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
    BufferedReader lines = process.inputReader(StandardCharsets.UTF_8);
    for (int i = 0; i < 4; i++) {
      ports.add(Integer.valueOf(lines.readLine()));
    }
  }

  public static void main(String... args) throws IOException {
    for (ClientLimits limits : List.of(ClientLimits.DEFAULT, ANY_RATE)) {
      OnlineServer server = new OnlineServer(limits, line -> {});
      print(server.listenTcp(0));
      print(server.listenWebSocket(0));
    }
    System.in.read();
    System.exit(0);
  }

  private static void print(Channel listening) {
    System.out.println(((InetSocketAddress) listening.localAddress()).getPort());
  }

  int port(Attack.Server server, Attack.Transport transport) {
    return ports.get(2 * server.ordinal() + transport.ordinal());
  }

  boolean isAlive() {
    return process.isAlive();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
