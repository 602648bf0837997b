package io.variantmapper.tools;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;

/**
 * The result of running the command {@code variant}.
 *
 * @param out the text on standard output
 * @param err the text on standard error
 */
record CommandRun(int exitCode, String out, String err) {
  static CommandRun of(String... arguments) {
    return of(new VariantTool(), arguments);
  }

  /** Runs a subcommand alone, which is 20 times as fast because picocli reads fewer classes. */
  static CommandRun of(Object command, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode = VariantTool.run(
        new CommandLine(command), new PrintWriter(out), new PrintWriter(err), arguments);
    return new CommandRun(exitCode, text(out), text(err));
  }

  private static String text(StringWriter writer) {
    return writer.toString().replace(System.lineSeparator(), "\n");
  }
}
