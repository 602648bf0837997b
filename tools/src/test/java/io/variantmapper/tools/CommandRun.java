package io.variantmapper.tools;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.HashMap;
import java.util.Map;
import picocli.CommandLine;

/**
 * The result of running the command {@code variant}.
 *
 * @param out the text on standard output
 * @param err the text on standard error
 */
record CommandRun(int exitCode, String out, String err) {
  /** The subcommands that a thread has run: picocli needs long to read their annotations. */
  private static final ThreadLocal<Map<Class<?>, CommandLine>> SUBCOMMANDS =
      ThreadLocal.withInitial(HashMap::new);

  static CommandRun of(String... arguments) {
    return of(VariantTool.commandLine(arguments), arguments);
  }

  /** Runs a subcommand alone. Picocli resets its options before each run. */
  static CommandRun of(Object command, String... arguments) {
    return of(
        SUBCOMMANDS.get().computeIfAbsent(command.getClass(), type -> new CommandLine(command)),
        arguments);
  }

  private static CommandRun of(CommandLine line, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode = VariantTool.run(line, new PrintWriter(out), new PrintWriter(err), arguments);
    return new CommandRun(exitCode, text(out), text(err));
  }

  private static String text(StringWriter writer) {
    return writer.toString().replace(System.lineSeparator(), "\n");
  }
}
