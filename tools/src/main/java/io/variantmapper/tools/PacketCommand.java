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
   * The number of characters that are printed at once. After that, the command checks whether the
   * output is closed, which is slow because it flushes the output.
   */
  private static final int CHARS_AT_ONCE = 1 << 15;

  private final Progress progress = new Progress(InstantSource.system());

  /** The lines of a packet that have not been printed yet. */
  private final Rows rows = new Rows();

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
      try {
        run(packet);
      } finally {
        printRows();
      }
      requireReader();
    }
    return CommandLine.ExitCode.OK;
  }

  /**
   * Returns the packets. If the command takes long, the iteration also reports on standard error
   * how many packets are done.
   */
  final Iterable<Packet> packets(Input input) {
    return progress.over(input.packets(), err());
  }

  /** Runs the command for one packet. */
  void run(Packet packet) {}

  /** Prints a line about the bytes of a packet from an offset on. */
  final void printLine(Packet packet, int offset, String line) {
    rows.append(Text.visible(line));
    endRow(packet, offset);
  }

  /**
   * Returns the lines that have not been printed yet. Append a line, which may contain the escape
   * sequences of a terminal, and call {@link #endRow}.
   */
  final Rows rows() {
    return rows;
  }

  /**
   * Ends a line about the bytes of a packet from an offset on. Ends the command if nobody reads its
   * output any more.
   */
  final void endRow(Packet packet, int offset) {
    rows.append(System.lineSeparator());
    if (rows.length() >= CHARS_AT_ONCE) {
      printRows();
      requireReader();
      progress.reached(packet, offset, err());
    }
  }

  private void printRows() {
    rows.printTo(out());
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
