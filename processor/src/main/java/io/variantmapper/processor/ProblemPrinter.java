package io.variantmapper.processor;

import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.validate.Problem;
import io.variantmapper.processor.validate.Validator;
import java.io.PrintWriter;
import java.io.StringWriter;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;

/** Prints problems as errors, and notes, at their places in the source. */
final class ProblemPrinter {
  private final Messager messager;

  ProblemPrinter(Messager messager) {
    this.messager = messager;
  }

  void print(Problem problem) {
    if (problem.anchor() == null) {
      messager.printMessage(Diagnostic.Kind.ERROR, problem.text());
      return;
    }
    SourceAnchor anchor = SourceAnchor.of(problem.anchor());
    messager.printMessage(
        Diagnostic.Kind.ERROR,
        problem.text(),
        anchor.element(),
        anchor.annotation(),
        anchor.value());
  }

  /** Prints a message that fails no build, not even with {@code -Werror}. */
  void note(Element element, String text) {
    messager.printMessage(Diagnostic.Kind.NOTE, text, element);
  }

  /**
   * Runs the work on one element. If the work throws an exception, reports it as an error, so that
   * the other elements are still handled.
   */
  void guard(Element element, Runnable work) {
    try {
      work.run();
    } catch (RuntimeException e) {
      StringWriter trace = new StringWriter();
      e.printStackTrace(new PrintWriter(trace));
      print(Validator.internalError(SourceAnchor.of(element), trace.toString()));
    }
  }
}
