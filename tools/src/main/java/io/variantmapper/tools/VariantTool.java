package io.variantmapper.tools;

import io.variantmapper.runtime.VariantException;
import io.variantmapper.tools.input.InputException;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
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
    scope = CommandLine.ScopeType.INHERIT,
    versionProvider = VariantTool.Version.class,
    synopsisSubcommandLabel = "COMMAND")
public final class VariantTool implements Runnable {
  /**
   * The size of the stack of the thread that runs the command. Every command can handle the most
   * deeply nested packet with it, even while the JVM interprets the code.
   */
  private static final long STACK_BYTES = 64L << 20;

  /** The names of the subcommands, in the order in which the help lists them. */
  private static final List<String> SUBCOMMANDS = List.of(
      "tree", "dump", "stats", "html", "diff", "json", "encode", "convert", "guess", "check",
      "explain", "lock", "rpc");

  @CommandLine.Spec
  private CommandLine.Model.CommandSpec spec;

  VariantTool() {}

  /**
   * Runs the command on the standard streams, and exits with its exit code: 0 for success, 1 for a
   * failure, 2 for wrong usage.
   */
  public static void main(String[] args) {
    System.exit(run(utf8(System.out, false), utf8(System.err, true), args));
  }

  /**
   * Runs the command.
   *
   * @param err receives messages, such as one line that says why the command fails
   * @return the exit code
   */
  static int run(PrintWriter out, PrintWriter err, String... args) {
    return run(commandLine(args), out, err, args);
  }

  /**
   * Returns the command with the subcommand that the arguments name. Picocli looks at all options
   * of each subcommand, which takes longer than most subcommands run. So the others are only added
   * if the arguments do not begin with a name.
   */
  static CommandLine commandLine(String... args) {
    CommandLine line = new CommandLine(new VariantTool());
    if (args.length > 0 && SUBCOMMANDS.contains(args[0])) {
      return line.addSubcommand(subcommand(args[0]));
    }
    for (String name : SUBCOMMANDS) {
      line.addSubcommand(subcommand(name));
    }
    return line.addSubcommand(new AutoComplete.GenerateCompletion());
  }

  private static Object subcommand(String name) {
    return switch (name) {
      case "tree" -> new TreeCommand();
      case "dump" -> new DumpCommand();
      case "stats" -> new StatsCommand();
      case "html" -> new HtmlCommand();
      case "diff" -> new DiffCommand();
      case "json" -> new JsonCommand();
      case "encode" -> new EncodeCommand();
      case "convert" -> new ConvertCommand();
      case "guess" -> new GuessCommand();
      case "check" -> new CheckCommand();
      case "explain" -> new ExplainCommand();
      case "lock" -> new LockCommand();
      case "rpc" -> new RpcCommand();
      default -> throw new IllegalArgumentException(name);
    };
  }

  /** As {@link #run(PrintWriter, PrintWriter, String...)}, for this command or a subcommand. */
  static int run(CommandLine commandLine, PrintWriter out, PrintWriter err, String... args) {
    PrintWriter lines = new VisibleLines(out);
    PrintWriter messages = new VisibleLines(err);
    commandLine.setOut(lines);
    commandLine.setErr(messages);
    commandLine.setCaseInsensitiveEnumValuesAllowed(true);
    commandLine.setParameterExceptionHandler((e, wrong) -> {
      messages.println("error: " + e.getMessage() + suggestion(e) + " (--help tells more)");
      return CommandLine.ExitCode.USAGE;
    });
    commandLine.setExecutionExceptionHandler((e, command, parsed) -> {
      messages.println("error: " + lineOf(e));
      return CommandLine.ExitCode.SOFTWARE;
    });
    int exitCode = execute(commandLine, args);
    lines.flush();
    messages.flush();
    return exitCode;
  }

  /** Returns the similar names of commands or options; empty if there are none. */
  private static String suggestion(CommandLine.ParameterException e) {
    List<String> similar = e instanceof CommandLine.UnmatchedArgumentException unmatched
        ? unmatched.getSuggestions()
        : List.of();
    return similar.isEmpty() ? "" : ". Did you mean " + String.join(" or ", similar) + "?";
  }

  /** Runs a command in a thread of its own, because the stack of the main thread is small. */
  private static int execute(CommandLine commandLine, String... args) {
    int[] exitCode = {CommandLine.ExitCode.SOFTWARE};
    Runnable command = () -> {
      try {
        exitCode[0] = commandLine.execute(args);
      } catch (OutOfMemoryError e) {
        commandLine
            .getErr()
            .println("error: the input needs more memory. Start Java with a larger -Xmx");
      }
    };
    Thread thread = new Thread(null, command, "variant", STACK_BYTES);
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return exitCode[0];
  }

  private static String lineOf(Exception e) {
    boolean isExpected = e instanceof InputException
        || e instanceof VariantException
        || e instanceof IOException
        || e instanceof UncheckedIOException;
    return isExpected ? String.valueOf(e.getMessage()) : "Unforeseen: " + e;
  }

  @Override
  public void run() {
    throw new CommandLine.ParameterException(spec.commandLine(), "a command is missing");
  }

  /** Returns a writer that prints UTF-8 in every locale. */
  private static PrintWriter utf8(OutputStream out, boolean autoFlush) {
    return new PrintWriter(new BufferedOutputStream(out), autoFlush, StandardCharsets.UTF_8);
  }

  /** Reads the version from the manifest of the jar. */
  static final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = VariantTool.class.getPackage().getImplementationVersion();
      return new String[] {"variant " + (version == null ? "of unknown version" : version)};
    }
  }
}
