package io.variantmapper.benchmarks.enet;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A server in its own process, which sends every message back. */
final class EchoProcess implements Closeable {
  private static final Path LIBENET =
      Path.of("integration-tests/src/test/resources/libenet/peer.c");
  private static final double NANOS_PER_SECOND = 1e9;

  private final Process process;
  private final int port;

  private EchoProcess(List<String> command, String input) throws IOException {
    process = new ProcessBuilder(command)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
    process.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().flush();
    BufferedReader output =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    String line = output.readLine();
    if (line == null) {
      throw new IOException("The server has ended: " + command);
    }
    port = Integer.parseInt(line.substring("port ".length()));
    Thread reader = new Thread(() -> output.lines().forEach(ignored -> {}), "output");
    reader.setDaemon(true);
    reader.start();
  }

  static EchoProcess java() throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classes = System.getProperty("java.class.path");
    String main = EchoServer.class.getName();
    return new EchoProcess(List.of(java, "-Xmx1g", "-cp", classes, main), "");
  }

  static EchoProcess libenet() throws IOException, InterruptedException {
    Path program = Files.createTempDirectory("libenet").resolve("peer");
    Process compiler = new ProcessBuilder(
            "gcc", "-O2", "-o", program.toString(), LIBENET.toString(), "-lenet")
        .inheritIO()
        .start();
    if (compiler.waitFor() != 0) {
      throw new IOException("Get libenet from Debian's packages gcc and libenet-dev.");
    }
    return new EchoProcess(List.of(program.toString(), "4000", "none"), "quiet\necho\n");
  }

  int port() {
    return port;
  }

  /** Returns the CPU time that all threads of the process have used, in seconds. */
  double cpuSeconds() {
    return process.toHandle().info().totalCpuDuration().orElseThrow().toNanos() / NANOS_PER_SECOND;
  }

  @Override
  public void close() {
    process.destroy();
    process.onExit().join();
  }
}
