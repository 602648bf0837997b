package io.variantmapper.sample.cli;

import io.variantmapper.sample.print.OneLine;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import picocli.CommandLine;

/**
 * Runs a command of picocli, and prints one line if it fails.
 *
 * <pre>{@code
 * int exitCode = CommandLineApp.run(new Commands(out), out, err, "serve", "--port", "7000");
 * }</pre>
 */
public final class CommandLineApp {
  private CommandLineApp() {}

  /**
   * Runs a command on the standard streams, and exits with its exit code: 0 for success, 1 for a
   * failure, 2 for wrong usage.
   *
   * @param commands creates the declaration of the commands; the commands print to the given writer
   */
  public static void runAndExit(Function<PrintWriter, ?> commands, String... args) {
    PrintWriter out = utf8(System.out);
    System.exit(run(commands.apply(out), out, utf8(System.err), args));
  }

  /**
   * Runs a command.
   *
   * @param commands an object or class with annotations of picocli
   * @param err receives one line if the command fails
   * @return the exit code
   */
  public static int run(Object commands, PrintWriter out, PrintWriter err, String... args) {
    CommandLine commandLine = new CommandLine(commands).setCaseInsensitiveEnumValuesAllowed(true);
    commandLine.setOut(out);
    commandLine.setErr(err);
    commandLine.setParameterExceptionHandler((e, wrong) -> usage(err, e));
    commandLine.setExecutionExceptionHandler((e, command, parsed) -> failure(err, e));
    return commandLine.execute(args);
  }

  private static int usage(PrintWriter err, CommandLine.ParameterException e) {
    printError(err, e.getMessage() + suggestion(e) + " (--help tells more)");
    return CommandLine.ExitCode.USAGE;
  }

  /** Returns the similar names of commands or options; empty if there are none. */
  private static String suggestion(CommandLine.ParameterException e) {
    List<String> similar = e instanceof CommandLine.UnmatchedArgumentException unmatched
        ? unmatched.getSuggestions()
        : List.of();
    return similar.isEmpty() ? "" : ". Did you mean " + String.join(" or ", similar) + "?";
  }

  private static int failure(PrintWriter err, Exception e) {
    printError(err, e instanceof CommandFailure failure ? failure.line() : "Unforeseen: " + e);
    return CommandLine.ExitCode.SOFTWARE;
  }

  private static void printError(PrintWriter err, String message) {
    err.println("error: " + OneLine.of(message));
  }

  /**
   * Returns a writer that prints UTF-8 in every locale, so that all machines print the same output.
   */
  private static PrintWriter utf8(OutputStream out) {
    return new PrintWriter(out, true, StandardCharsets.UTF_8);
  }
}
