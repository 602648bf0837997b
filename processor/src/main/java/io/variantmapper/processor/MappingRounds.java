package io.variantmapper.processor;

import io.variantmapper.processor.read.MappedTypeReader;
import io.variantmapper.processor.read.compiler.SourceTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Processes mapped types in rounds. A type that refers to unknown names waits for the next round.
 */
final class MappingRounds {
  private final ProcessingEnvironment environment;
  private final Set<String> names;
  private final Set<String> others;
  private final boolean hasProtocols;
  private final SourceTypes sources = new SourceTypes();
  private final List<WaitingTypes> waiting = new ArrayList<>();
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

  private MappedTypeStep start() {
    ProblemPrinter printer = new ProblemPrinter(environment.getMessager());
    BuildOptions options = BuildOptions.of(environment.getOptions());
    MappedTypeReader reader = new MappedTypeReader(
        environment.getElementUtils(),
        environment.getTypeUtils(),
        new SourceTrees(environment),
        options.settings(),
        sources);
    MappedTypeStep types = new MappedTypeStep(
        names,
        reader,
        printer,
        new OutputFiles(environment.getFiler(), printer, reader::hasCompiledSerializer),
        options);
    add(types);
    if (hasProtocols) {
      add(types.protocols(options));
      add(types.nodes(options));
    }
    return types;
  }

  private void add(Step added) {
    waiting.add(new WaitingTypes(added, environment.getElementUtils()));
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
    if (step == null) {
      step = start();
    }
    if (othersReportRuntime) {
      step.leaveRuntimeToOthers();
    }
    if (!round.processingOver()) {
      for (WaitingTypes types : waiting) {
        types.handle(annotations, round);
      }
      if (haveAny(annotations, names)) {
        step.finishSelfReferences(round.getRootElements());
      }
    } else {
      for (TypeElement type : sources.all(environment.getElementUtils())) {
        step.finish(type);
      }
    }
    step.writeFiles();
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
}
