package io.variantmapper.processor;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import io.variantmapper.processor.emit.SourceLayout;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.validate.Validator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Supplier;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.lang.model.element.Element;
import javax.tools.JavaFileObject;

/**
 * The serializers of a round. The compiler's thread reads types and writes files; what is between,
 * emitting the text, asks the compiler nothing, and so other threads do it meanwhile.
 */
final class SerializerFiles {
  private final Filer filer;
  private final ProblemPrinter printer;
  private final List<Emission> emissions = new ArrayList<>();

  SerializerFiles(Filer filer, ProblemPrinter printer) {
    this.filer = filer;
    this.printer = printer;
  }

  /** Starts to emit a serializer. */
  void emit(Declaration declaration, Supplier<JavaFile> source) {
    emissions.add(
        new Emission(declaration, ForkJoinPool.commonPool().submit(() -> Source.of(source.get()))));
  }

  /** Writes what was emitted, in the order of the starts, and reports what failed. */
  void write() {
    for (Emission emission : emissions) {
      printer.guard(emission.declaration.anchor().element(), () -> write(emission));
    }
    emissions.clear();
  }

  private void write(Emission emission) {
    try {
      write(emission.source.join());
    } catch (FilerException e) {
      printer.print(Validator.nameClash(emission.declaration));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** At once: the compiler's writer takes its time for each of the many parts. */
  private void write(Source source) throws IOException {
    JavaFileObject file =
        filer.createSourceFile(source.name, source.origins.toArray(Element[]::new));
    try (Writer out = file.openWriter()) {
      out.write(source.text);
    }
  }

  private record Emission(Declaration declaration, ForkJoinTask<Source> source) {}

  private record Source(String name, List<Element> origins, String text) {
    static Source of(JavaFile file) {
      TypeSpec type = file.typeSpec();
      String name = ClassName.get(file.packageName(), type.name()).canonicalName();
      String text = Escapes.of(SourceLayout.of(file.toString()), Charset.defaultCharset());
      return new Source(name, type.originatingElements(), text);
    }
  }
}
