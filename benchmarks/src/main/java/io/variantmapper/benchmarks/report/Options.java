package io.variantmapper.benchmarks.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * What was asked for on the command line.
 *
 * @param brief whether less is measured, and shorter
 * @param others the {@code java} of each virtual machine to measure on besides ours
 */
record Options(boolean brief, List<Path> others) {
  static final String SHORT = "--short";
  static final String JVM = "--jvm";

  /**
   * Reads {@code --short} and {@code --jvm java}, which may come more than once.
   *
   * @throws IllegalArgumentException for anything else
   */
  static Options of(String... arguments) {
    boolean brief = false;
    List<Path> others = new ArrayList<>();
    for (Iterator<String> rest = List.of(arguments).iterator(); rest.hasNext(); ) {
      String argument = rest.next();
      if (argument.equals(SHORT)) {
        brief = true;
      } else if (argument.equals(JVM) && rest.hasNext()) {
        others.add(Path.of(rest.next()));
      } else {
        throw new IllegalArgumentException(
            "Expected --short or --jvm with the java of a JDK but found " + argument);
      }
    }
    return new Options(brief, List.copyOf(others));
  }
}
