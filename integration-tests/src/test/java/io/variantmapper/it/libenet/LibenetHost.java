package io.variantmapper.it.libenet;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A process with a host of libenet. */
final class LibenetHost extends CommandedHost {
  private static final Path SOURCE = Path.of("src/test/resources/libenet/peer.c");

  private final Process process;
  private final BufferedWriter commands;
  private final int port;

  /** Compiles the program, or returns nothing if the library or the compiler is missing. */
  static Optional<Path> compile(Path folder) throws IOException, InterruptedException {
    Path program = folder.resolve("peer");
    Process compiler;
    try {
      compiler = new ProcessBuilder(
              "gcc", "-O2", "-o", program.toString(), SOURCE.toString(), "-lenet")
          .redirectErrorStream(true)
          .start();
    } catch (IOException e) {
      return Optional.empty();
    }
    String errors = new String(compiler.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (compiler.waitFor() != 0) {
      System.out.println(errors);
    }
    return Files.exists(program) ? Optional.of(program) : Optional.empty();
  }

  LibenetHost(Path program, boolean isCompressing) throws IOException {
    process = new ProcessBuilder(program.toString(), "4", isCompressing ? "range" : "none")
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
    commands = new BufferedWriter(
        new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
    BufferedReader output =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    port = Integer.parseInt(output.readLine().substring("port ".length()));
    Thread reader = new Thread(() -> report(output), "libenet");
    reader.setDaemon(true);
    reader.start();
  }

  private void report(BufferedReader output) {
    try {
      String line = output.readLine();
      while (line != null) {
        report(line);
        line = output.readLine();
      }
    } catch (IOException e) {
      // The test has closed the host.
    }
  }

  @Override
  int port() {
    return port;
  }

  @Override
  void command(String line) {
    try {
      commands.write(line + "\n");
      commands.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    process.destroy();
  }
}
