package io.variantmapper.tools;

import io.variantmapper.tools.input.Input;
import io.variantmapper.tools.input.InputException;
import io.variantmapper.tools.part.Packet;
import io.variantmapper.tools.part.Text;
import java.time.InstantSource;
import picocli.CommandLine;

/** A command that reads the packets of one input. */
abstract class PacketCommand extends InputCommand {
  /**
   * The number of lines after which the command checks again whether the output is closed. A check
   * for each line would be slow, because it flushes the output.
   */
  private static final int LINES_AT_ONCE = 1024;

  private int lines;

  @Override
  public final Integer call() throws Exception {
    Input input = options().read(file());
    err().println(input.description());
    err().flush();
    return run(input);
  }

  /** Runs the command for all packets, and returns the exit code. */
  int run(Input input) throws Exception {
    for (Packet packet : packets(input)) {
      if (input.isFramed()) {
        out().println("# packet at offset " + packet.start());
      }
      run(packet);
      requireReader();
    }
    return CommandLine.ExitCode.OK;
  }

  /**
   * Returns the packets. If the command takes long, the iteration also reports on standard error
   * how many packets are done.
   */
  final Iterable<Packet> packets(Input input) {
    return new Progress(err(), InstantSource.system()).over(input.packets());
  }

  /** Runs the command for one packet. */
  void run(Packet packet) {}

  /** Prints a line of a packet, and ends the command if nobody reads its output any more. */
  final void printLine(String line) {
    printStyledLine(Text.visible(line));
  }

  /** Like {@link #printLine}, but the line may contain the escape sequences of a terminal. */
  final void printStyledLine(String line) {
    out().print(line);
    out().println();
    if (++lines % LINES_AT_ONCE == 0) {
      requireReader();
    }
  }

  /**
   * Ends the command if nobody reads its output any more. For example, {@code head} stops reading
   * after a few lines.
   */
  final void requireReader() {
    if (out().checkError()) {
      throw new InputException("the output was closed");
    }
  }
}
