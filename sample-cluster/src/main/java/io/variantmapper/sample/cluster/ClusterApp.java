package io.variantmapper.sample.cluster;

import io.variantmapper.sample.print.OneLine;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

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
    System.exit(run(utf8(System.out), utf8(System.err), args));
  }

  /**
   * Runs a command.
   *
   * @param err receives one line if the command fails
   * @return the exit code
   */
  public static int run(PrintWriter out, PrintWriter err, String... args) {
    CommandLine commandLine = new CommandLine(new ClusterCommands(out));
    commandLine.setOut(out);
    commandLine.setErr(err);
    commandLine.setParameterExceptionHandler((e, wrong) -> usage(err, e));
    commandLine.setExecutionExceptionHandler((e, command, parsed) -> failure(err, e));
    return commandLine.execute(args);
  }

  private static int usage(PrintWriter err, CommandLine.ParameterException e) {
    printError(err, e.getMessage() + " (--help tells more)");
    return CommandLine.ExitCode.USAGE;
  }

  private static int failure(PrintWriter err, Exception e) {
    printError(err, e instanceof ClusterFailure failure ? failure.line() : "Unforeseen: " + e);
    return CommandLine.ExitCode.SOFTWARE;
  }

  private static void printError(PrintWriter err, String message) {
    err.println("error: " + OneLine.of(message));
  }

  private static PrintWriter utf8(OutputStream out) {
    return new PrintWriter(out, true, StandardCharsets.UTF_8);
  }
}
