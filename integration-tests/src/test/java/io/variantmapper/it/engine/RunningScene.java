package io.variantmapper.it.engine;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/**
 * A Godot project that runs in an engine, which is ended by {@link #close}.
 *
 * <pre>{@code
 * try (RunningScene server = project.startScene("--server")) {
 *   server.awaitLine("Serving.*");
 * }
 * }</pre>
 */
final class RunningScene implements Closeable {
  private static final int PATIENCE_SECONDS = 120;

  /**
   * Messages with which the engine ends with exit code 0, although a script has failed or objects
   * were never freed, as when classes refer to each other in a circle.
   */
  private static final Pattern FAULT =
      Pattern.compile("SCRIPT ERROR|Can't load script|(leaked|in use) at exit");

  private final String name;
  private final Process process;
  private final Path output;

  /**
   * Creates an object for a process.
   *
   * @param name the engine and its arguments, for messages
   * @param output the file to which the process prints
   */
  RunningScene(String name, Process process, Path output) {
    this.name = name;
    this.process = process;
    this.output = output;
  }

  /** Returns a free port for a scene that is a server. */
  static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  /** Waits until the scene has printed a line that matches a regular expression. */
  void awaitLine(String regex) throws IOException, InterruptedException {
    Pattern line = Pattern.compile("(?m)^" + regex + "$");
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (!line.matcher(Files.readString(output)).find()) {
      if (!process.isAlive() || System.nanoTime() > deadline) {
        throw failure("no line " + regex);
      }
      Thread.sleep(20);
    }
  }

  /**
   * Waits until the scene ends, and returns what it has printed.
   *
   * @throws AssertionError with the output, if a script fails or the scene does not end
   */
  String end() throws IOException, InterruptedException {
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      throw failure("no end");
    }
    String printed = Files.readString(output);
    if (process.exitValue() != 0 || FAULT.matcher(printed).find()) {
      throw failure("exit code " + process.exitValue());
    }
    return printed;
  }

  private AssertionError failure(String reason) throws IOException {
    return new AssertionError(name + " failed (" + reason + "):\n" + Files.readString(output));
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
