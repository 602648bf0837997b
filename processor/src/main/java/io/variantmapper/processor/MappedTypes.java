package io.variantmapper.processor;

import com.google.auto.common.BasicAnnotationProcessor;
import io.variantmapper.processor.read.BuildOptions;
import io.variantmapper.processor.read.MappedTypeReader;
import java.util.List;
import java.util.Set;
import javax.lang.model.SourceVersion;

/** Leads every mapped type through the rounds; a type with unknown names waits for the next. */
final class MappedTypes extends BasicAnnotationProcessor {
  private final Set<String> marks;

  /**
   * Rounds for the types that one of these annotations makes mapped.
   *
   * @param marks names of annotations; may grow from round to round
   */
  MappedTypes(Set<String> marks) {
    this.marks = marks;
  }

  @Override
  protected Iterable<? extends Step> steps() {
    return List.of(new MappedTypeStep(
        marks,
        new MappedTypeReader(
            processingEnv.getElementUtils(),
            processingEnv.getTypeUtils(),
            BuildOptions.of(processingEnv.getOptions())),
        new ProblemPrinter(processingEnv.getMessager()),
        processingEnv.getFiler()));
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }
}
