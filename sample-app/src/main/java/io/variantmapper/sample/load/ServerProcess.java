package io.variantmapper.sample.load;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The sample's server in its own JVM, so that nothing else uses its heap or causes its pauses. */
final class ServerProcess implements Closeable {
  private static final String HEAP = "-Xmx1g";
  private static final String THREADS = "2";
  private static final int MAX_WAIT_SECONDS = 10;
  private static final String PREFIX = "variantmapper_sample_";

  private final Process process;
  private final Thread endWithThisProcess;
  private final int port;
  private final int metricsPort;

  private ServerProcess(Process process) throws IOException {
    this.process = process;
    endWithThisProcess = new Thread(process::destroyForcibly);
    Runtime.getRuntime().addShutdownHook(endWithThisProcess);
    BufferedReader lines = process.inputReader(StandardCharsets.UTF_8);
    port = port(lines);
    metricsPort = port(lines);
    Thread log = new Thread(() -> discard(process.getInputStream()), "server-log");
    log.setDaemon(true);
    log.start();
  }

  /** Starts a server on free ports of the loopback interface. */
  static ServerProcess start(String mainClass, LoadSettings settings) throws IOException {
    Process process = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            HEAP,
            "-cp",
            System.getProperty("java.class.path"),
            mainClass,
            "serve",
            "--port=0",
            "--metrics-port=0",
            "--threads=" + THREADS,
            "--rooms=" + settings.rooms(),
            "--places=" + LoadSettings.PLACES_PER_ROOM,
            "--clients=" + settings.clients())
        .redirectErrorStream(true)
        .start();
    try {
      return new ServerProcess(process);
    } catch (IOException | RuntimeException e) {
      process.destroyForcibly();
      throw e;
    }
  }

  /** Returns the port in a line such as {@code Metrics: http://127.0.0.1:9100}. */
  private static int port(BufferedReader lines) throws IOException {
    String line = lines.readLine();
    if (line == null || !line.matches(".*:\\d+")) {
      throw new IOException("The server did not start: "
          + (line == null ? "it has printed no line with a port" : line));
    }
    return Integer.parseInt(line.substring(line.lastIndexOf(':') + 1));
  }

  private static void discard(InputStream log) {
    try (log) {
      log.transferTo(OutputStream.nullOutputStream());
    } catch (IOException e) {
      // The process has ended.
    }
  }

  int port() {
    return port;
  }

  /** Returns the values of the server's page for Prometheus. */
  Map<String, Long> metrics() throws IOException {
    URL page = new URL("http://127.0.0.1:" + metricsPort + "/metrics");
    Map<String, Long> values = new HashMap<>();
    try (InputStream in = page.openStream()) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      text.lines().filter(line -> line.startsWith(PREFIX)).forEach(line -> {
        int space = line.indexOf(' ');
        values.put(line.substring(PREFIX.length(), space), Long.valueOf(line.substring(space + 1)));
      });
    }
    return values;
  }

  /** Stops the server with SIGTERM, as an operating system does when it shuts down. */
  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(MAX_WAIT_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
    Runtime.getRuntime().removeShutdownHook(endWithThisProcess);
  }
}
