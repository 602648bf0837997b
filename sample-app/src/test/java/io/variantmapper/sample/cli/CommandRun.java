package io.variantmapper.sample.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/** The output and the exit code of a command. */
record CommandRun(int exitCode, String out, String err) {
  static CommandRun of(Object... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] words = new String[args.length];
    for (int i = 0; i < args.length; i++) {
      words[i] = args[i].toString();
    }
    int exitCode = SampleApp.run(new PrintWriter(out, true), new PrintWriter(err, true), words);
    return new CommandRun(exitCode, out.toString(), err.toString());
  }
}
