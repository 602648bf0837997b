package io.variantmapper.benchmarks.rpc;

import io.variantmapper.benchmarks.rpc.ArenaServer.Mode;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;

/** A server in its own process, whose CPU time can be measured. */
final class ServerProcess implements Closeable {
  private static final double NANOS_PER_SECOND = 1e9;

  private final String command;
  private final Process process;
  private final int port;

  private ServerProcess(ProcessBuilder builder, int port) throws IOException {
    command = String.join(" ", builder.command());
    process = builder.start();
    this.port = port;
  }

  /** Starts {@link ArenaServer} in a new JVM of the same version. */
  static ServerProcess java(int rooms, Mode mode, Transport transport) throws IOException {
    int port = freePort();
    return new ServerProcess(
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                "-cp",
                System.getProperty("java.class.path"),
                ArenaServer.class.getName(),
                Integer.toString(port),
                Integer.toString(rooms),
                mode.name(),
                transport.name())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD),
        port);
  }

  /** Starts a Godot with the project of the measurements. */
  static ServerProcess godot(List<String> command, Path project, Mode mode, Transport transport)
      throws IOException {
    int port = freePort();
    ProcessBuilder builder = new ProcessBuilder(command)
        .directory(project.toFile())
        .redirectErrorStream(true)
        .redirectOutput(project.resolve("output.txt").toFile());
    builder.environment().put("HOME", project.toString());
    builder.environment().put("ARENA_PORT", Integer.toString(port));
    builder.environment().put("ARENA_TRANSPORT", transport.name());
    builder.environment().put("ARENA_BROADCASTS", Boolean.toString(mode == Mode.BROADCAST));
    return new ServerProcess(builder, port);
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  int port() {
    return port;
  }

  /** Returns the CPU time that all threads of the process have used, in seconds. */
  double cpuSeconds() throws IOException {
    return process
            .toHandle()
            .info()
            .totalCpuDuration()
            .orElseThrow(() -> new IOException("The server has ended: " + command))
            .toNanos()
        / NANOS_PER_SECOND;
  }

  @Override
  public void close() {
    process.destroy();
    process.onExit().join();
  }
}
