package io.variantmapper.tools;

import io.variantmapper.tools.input.Input;
import io.variantmapper.tools.input.InputException;
import io.variantmapper.tools.input.InputOptions;
import io.variantmapper.tools.part.Packet;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A command that reads the packets of one input. */
abstract class PacketCommand implements Callable<Integer> {
  @Spec
  private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "a file, - for standard input, or hexadecimal digits")
  private String file;

  @Mixin
  private InputOptions options;

  @Override
  public final Integer call() throws Exception {
    Input input = options.read(file);
    err().println(input.description());
    err().flush();
    return run(input);
  }

  /** Returns the exit code. */
  int run(Input input) throws Exception {
    for (Packet packet : input.packets()) {
      if (input.isFramed()) {
        out().println("# packet at offset " + packet.start());
      }
      run(packet);
      requireReader();
    }
    return CommandLine.ExitCode.OK;
  }

  /** Prints one packet. */
  void run(Packet packet) {}

  /** Ends the command without a message if nobody reads its output, as in {@code | head}. */
  final void requireReader() {
    if (out().checkError()) {
      throw new InputException("the output was closed");
    }
  }

  final PrintWriter out() {
    return spec.commandLine().getOut();
  }

  final PrintWriter err() {
    return spec.commandLine().getErr();
  }
}
