package io.variantmapper.tools;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/**
 * The command {@code variant}, which shows, converts and checks packets and save files.
 *
 * <pre>{@code
 * int exitCode = VariantTool.run(out, err, "tree", "player.save");
 * }</pre>
 */
@Command(
    name = "variant",
    description = "Shows, converts and checks Godot's Variant packets and save files.",
    mixinStandardHelpOptions = true,
    subcommands = {AutoComplete.GenerateCompletion.class})
public final class VariantTool {
  VariantTool() {}

  /**
   * Runs the command on the standard streams, and exits with its exit code: 0 for success, 1 for a
   * failure, 2 for wrong usage.
   */
  public static void main(String[] args) {
    System.exit(run(utf8(System.out), utf8(System.err), args));
  }

  /**
   * Runs the command.
   *
   * @param err receives one line if the command fails
   * @return the exit code
   */
  static int run(PrintWriter out, PrintWriter err, String... args) {
    CommandLine commandLine = new CommandLine(new VariantTool());
    commandLine.setOut(out);
    commandLine.setErr(err);
    commandLine.setParameterExceptionHandler((e, wrong) -> {
      err.println("error: " + e.getMessage() + " (--help tells more)");
      return CommandLine.ExitCode.USAGE;
    });
    commandLine.setExecutionExceptionHandler((e, command, parsed) -> {
      err.println("error: " + e.getMessage());
      return CommandLine.ExitCode.SOFTWARE;
    });
    return commandLine.execute(args);
  }

  /** Returns a writer that prints UTF-8 in every locale. */
  private static PrintWriter utf8(OutputStream out) {
    return new PrintWriter(out, true, StandardCharsets.UTF_8);
  }
}
