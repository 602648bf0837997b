package io.variantmapper.sample.cluster;

import java.io.PrintWriter;
import java.io.StringWriter;

/** The output and the exit code of a command. */
record CommandRun(int exitCode, String out, String err) {
  static CommandRun of(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode = ClusterApp.run(new PrintWriter(out), new PrintWriter(err), args);
    return new CommandRun(exitCode, text(out), text(err));
  }

  private static String text(StringWriter printed) {
    return printed.toString().replace("\r\n", "\n");
  }
}
