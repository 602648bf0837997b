package io.variantmapper.processor;

import io.variantmapper.processor.emit.Output;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.validate.Validator;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.tools.FileObject;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;

/**
 * Writes the files of a round. The compiler's thread reads types and writes files. In between, back
 * ends generate the text on other threads. This is safe, because back ends never access the
 * compiler.
 */
final class OutputFiles {
  private final Filer filer;
  private final ProblemPrinter printer;
  private final Predicate<Declaration> isCompiled;
  private final List<Emission> emissions = new ArrayList<>();

  /**
   * Creates an empty list of files.
   *
   * @param isCompiled returns whether the class path already contains the serializer of a type
   */
  OutputFiles(Filer filer, ProblemPrinter printer, Predicate<Declaration> isCompiled) {
    this.filer = filer;
    this.printer = printer;
    this.isCompiled = isCompiled;
  }

  /** Starts a back end on another thread. */
  void emit(Declaration declaration, Supplier<Output> backEnd) {
    emissions.add(
        new Emission(declaration, ForkJoinPool.commonPool().submit(() -> escaped(backEnd.get()))));
  }

  /** Escapes the characters that the default charset lacks, if the output is Java source. */
  private static Output escaped(Output output) {
    return output.kind() == Output.Kind.SOURCE
        ? new Output(
            output.kind(),
            output.path(),
            Escapes.of(output.text(), Charset.defaultCharset()),
            output.origin())
        : output;
  }

  /** Writes all files in the order in which their back ends were started, and reports failures. */
  void write() {
    for (Emission emission : emissions) {
      printer.guard(
          SourceAnchor.of(emission.declaration.anchor()).element(), () -> write(emission));
    }
    emissions.clear();
  }

  private void write(Emission emission) {
    try {
      write(emission.output.join());
    } catch (FilerException e) {
      Declaration declaration = emission.declaration;
      printer.print(
          isCompiled.test(declaration)
              ? Validator.compiledSerializer(declaration)
              : Validator.nameClash(declaration));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes the text in one call, because each call of the compiler's writer is slow. */
  private void write(Output output) throws IOException {
    if (output.kind() == Output.Kind.SOURCE) {
      JavaFileObject file =
          filer.createSourceFile(output.path(), SourceAnchor.of(output.origin()).element());
      try (Writer out = file.openWriter()) {
        out.write(output.text());
      }
      return;
    }
    FileObject file = filer.createResource(
        StandardLocation.CLASS_OUTPUT,
        "",
        output.path(),
        SourceAnchor.of(output.origin()).element());
    try (OutputStream out = file.openOutputStream()) {
      out.write(output.text().getBytes(StandardCharsets.UTF_8));
    }
  }

  private record Emission(Declaration declaration, ForkJoinTask<Output> output) {}
}
