package io.variantmapper.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Another generator, which generates one class in the first round. */
final class MakingProcessor extends AbstractProcessor {
  private final String name;
  private final String source;
  private final Set<String> annotations = new TreeSet<>();
  private boolean done;

  /** Creates a generator of one class, in the package that all test sources share. */
  MakingProcessor(String name, String... lines) {
    this.name = name;
    source = "package game;\n" + String.join("\n", lines);
  }

  /** Returns the annotations that no earlier processor has claimed. */
  Set<String> annotations() {
    return annotations;
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("*");
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    annotations.forEach(annotation -> this.annotations.add(annotation.toString()));
    if (done) {
      return false;
    }
    done = true;
    try (Writer writer = processingEnv.getFiler().createSourceFile(name).openWriter()) {
      writer.write(source);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return false;
  }
}
