package io.variantmapper.processor;

import com.google.auto.common.BasicAnnotationProcessor;
import io.variantmapper.processor.read.MappedTypeReader;
import io.variantmapper.processor.read.compiler.SourceTypes;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Processes mapped types in rounds. A type that refers to unknown names waits for the next round.
 */
final class MappingRounds extends BasicAnnotationProcessor {
  private final ProcessingEnvironment environment;
  private final Set<String> names;
  private final Set<String> others;
  private final boolean hasProtocols;
  private final SourceTypes sources = new SourceTypes();
  private @Nullable MappedTypeStep step;
  private boolean othersReportRuntime;

  /**
   * Creates a processor for the types that have annotations with these names. Most of the processor
   * is created only as soon as there is a name.
   *
   * @param names the names of the annotations; the set may grow from round to round
   * @param others the names of annotations for types that another processor maps; if a round has
   *     such an annotation, that processor already reports a missing runtime, so this one does not
   * @param hasProtocols whether to handle protocols and nodes as well
   */
  MappingRounds(
      ProcessingEnvironment environment,
      Set<String> names,
      Set<String> others,
      boolean hasProtocols) {
    this.environment = environment;
    this.names = names;
    this.others = others;
    this.hasProtocols = hasProtocols;
  }

  @Override
  protected Iterable<? extends Step> steps() {
    ProblemPrinter printer = new ProblemPrinter(processingEnv.getMessager());
    BuildOptions options = BuildOptions.of(processingEnv.getOptions());
    MappedTypeReader reader = new MappedTypeReader(
        processingEnv.getElementUtils(),
        processingEnv.getTypeUtils(),
        new SourceTrees(processingEnv),
        options.settings(),
        sources);
    step = new MappedTypeStep(
        names,
        reader,
        printer,
        new OutputFiles(processingEnv.getFiler(), printer, reader::hasCompiledSerializer),
        options);
    return hasProtocols
        ? List.of(step, step.protocols(options), step.nodes(options))
        : List.of(step);
  }

  /** Returns the source types that all rounds so far contained. */
  SourceTypes sources() {
    return sources;
  }

  void handle(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    sources.add(round.getRootElements());
    othersReportRuntime |= haveAny(annotations, others);
    if (names.isEmpty()) {
      return;
    }
    if (!isInitialized()) {
      init(environment);
    }
    if (step != null && othersReportRuntime) {
      step.leaveRuntimeToOthers();
    }
    if (!round.processingOver()) {
      process(annotations, round);
      if (step != null && haveAny(annotations, names)) {
        step.finishSelfReferences(round.getRootElements());
      }
    } else if (step != null) {
      // Does not call process(), because auto-common would report each waiting type, although the
      // compiler already reports the missing names.
      sources.all(processingEnv.getElementUtils()).forEach(step::finish);
    }
    if (step != null) {
      step.writeFiles();
    }
  }

  /** Returns whether at least one annotation of a round has one of these names. */
  static boolean haveAny(Set<? extends TypeElement> annotations, Set<String> names) {
    for (TypeElement annotation : annotations) {
      if (names.contains(annotation.getQualifiedName().toString())) {
        return true;
      }
    }
    return false;
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }
}
