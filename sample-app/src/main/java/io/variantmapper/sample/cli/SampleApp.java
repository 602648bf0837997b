package io.variantmapper.sample.cli;

import java.io.PrintWriter;

/**
 * The entry point of the sample application.
 *
 * <pre>{@code
 * int exitCode = SampleApp.run(out, err, "serve", "--port", "7000");
 * }</pre>
 */
public final class SampleApp {
  private SampleApp() {}

  /**
   * Runs a command and exits with its exit code: 0 for success, 1 for a failure, 2 for wrong usage.
   */
  public static void main(String[] args) {
    CommandLineApp.runAndExit(Commands::new, args);
  }

  /**
   * Runs a command.
   *
   * @param err receives one line if the command fails
   * @return the exit code
   */
  public static int run(PrintWriter out, PrintWriter err, String... args) {
    return CommandLineApp.run(new Commands(out), out, err, args);
  }
}
