package io.variantmapper.benchmarks.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * The options of the command line.
 *
 * @param brief whether to measure fewer workloads, in fewer rounds
 * @param rounds the number of times that all serializers are measured in turn, or {@link #USUAL}
 * @param others the {@code java} programs of the additional virtual machines
 */
record Options(boolean brief, int rounds, List<Path> others) {
  static final String SHORT = "--short";
  static final String ROUNDS = "--rounds";
  static final String JVM = "--jvm";

  /** Stands for the number of rounds that {@link Timing} defines. */
  static final int USUAL = 0;

  /**
   * Reads {@code --short}, {@code --rounds n} and {@code --jvm java}; {@code --jvm} may occur more
   * than once.
   *
   * @throws IllegalArgumentException for any other argument, and for an invalid number of rounds
   */
  static Options of(String... arguments) {
    boolean brief = false;
    int rounds = USUAL;
    List<Path> others = new ArrayList<>();
    for (Iterator<String> rest = List.of(arguments).iterator(); rest.hasNext(); ) {
      String argument = rest.next();
      if (argument.equals(SHORT)) {
        brief = true;
      } else if (argument.equals(ROUNDS) && rest.hasNext()) {
        rounds = rounds(rest.next());
      } else if (argument.equals(JVM) && rest.hasNext()) {
        others.add(Path.of(rest.next()));
      } else {
        throw new IllegalArgumentException(
            "Expected --short, --rounds with a number or --jvm with the java of a JDK but found "
                + argument);
      }
    }
    return new Options(brief, rounds, List.copyOf(others));
  }

  private static int rounds(String number) {
    if (!number.matches("[1-9][0-9]?")) {
      throw new IllegalArgumentException("Expected --rounds from 1 to 99 but found " + number);
    }
    return Integer.parseInt(number);
  }

  Timing timing() {
    Timing timing = brief ? Timing.SHORT : Timing.LONG;
    return rounds == USUAL ? timing : timing.withRounds(rounds);
  }
}
