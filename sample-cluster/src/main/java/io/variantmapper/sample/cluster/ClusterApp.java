package io.variantmapper.sample.cluster;

import io.variantmapper.sample.cli.CommandLineApp;
import java.io.PrintWriter;

/**
 * The entry point of the sample with several nodes.
 *
 * <pre>{@code
 * int exitCode = ClusterApp.run(out, err, "demo", "--clients", "60");
 * }</pre>
 */
public final class ClusterApp {
  private ClusterApp() {}

  /**
   * Runs a command and exits with its exit code: 0 for success, 1 for a failure, 2 for wrong usage.
   */
  public static void main(String[] args) {
    CommandLineApp.runAndExit(ClusterCommands::new, args);
  }

  /**
   * Runs a command.
   *
   * @param err receives one line if the command fails
   * @return the exit code
   */
  public static int run(PrintWriter out, PrintWriter err, String... args) {
    return CommandLineApp.run(new ClusterCommands(out), out, err, args);
  }
}
