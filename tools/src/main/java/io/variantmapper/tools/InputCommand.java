package io.variantmapper.tools;

import io.variantmapper.tools.input.InputOptions;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A command with one input. */
abstract class InputCommand implements Callable<Integer> {
  @Spec
  private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "a file, - for standard input, or the bytes as text, such as digits")
  private String file;

  @Mixin
  private InputOptions options;

  /** Returns the argument that sets the input, as the user typed it. */
  final String file() {
    return file;
  }

  final InputOptions options() {
    return options;
  }

  final PrintWriter out() {
    return spec.commandLine().getOut();
  }

  final PrintWriter err() {
    return spec.commandLine().getErr();
  }
}
