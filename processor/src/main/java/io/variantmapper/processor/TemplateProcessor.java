package io.variantmapper.processor;

import com.google.auto.service.AutoService;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.read.MappedTypeReader;
import io.variantmapper.processor.validate.Problem;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import net.ltgt.gradle.incap.IncrementalAnnotationProcessor;
import net.ltgt.gradle.incap.IncrementalAnnotationProcessorType;
import org.jspecify.annotations.Nullable;

/**
 * Generates a serializer for each type with a house style: an annotation of the user's that is
 * itself annotated with {@code VariantDictionary.Template} or {@code VariantArray.Template}.
 *
 * <p>The names of such annotations are not known beforehand, so this processor receives all
 * annotations and claims none. {@link VariantProcessor} is separate, because it claims exactly the
 * library's own annotations.
 *
 * <pre>{@code
 * javac -processorpath variantmapper-processor.jar:… -d out GameData.java PlayerState.java
 * }</pre>
 */
@AutoService(Processor.class)
@IncrementalAnnotationProcessor(IncrementalAnnotationProcessorType.ISOLATING)
public final class TemplateProcessor extends AbstractProcessor {
  /**
   * The names of the house styles found so far. They are kept, because types with these annotations
   * may wait for a later round.
   */
  private final Set<String> styles = new LinkedHashSet<>();

  /** Handles the mapped types of each round; null after a {@link LinkageError}. */
  private @Nullable MappingRounds mappedTypes;

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("*");
  }

  @Override
  public Set<String> getSupportedOptions() {
    return BuildOptions.names();
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    mappedTypes = new MappingRounds(environment, styles, VariantProcessor.MAPPING, false);
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    MappingRounds types = mappedTypes;
    if (types == null) {
      return false;
    }
    try {
      process(types, annotations, round);
    } catch (LinkageError e) {
      mappedTypes = null;
      // VariantProcessor gets the same error, and reports it.
      if (!VariantProcessor.isCalledFor(annotations)) {
        ProcessorPath.report(e, processingEnv.getMessager());
      }
    }
    return false;
  }

  private void process(
      MappingRounds types, Set<? extends TypeElement> annotations, RoundEnvironment round) {
    for (TypeElement annotation : annotations) {
      if (MappedTypeReader.isHouseStyle(annotation)) {
        Set<? extends Element> declared =
            new AnnotatedElements(round, annotations).with(PlacementChecks.TEMPLATES);
        if (isUsable(annotation, declared.contains(annotation))) {
          styles.add(annotation.getQualifiedName().toString());
        }
      }
    }
    types.handle(annotations, round);
  }

  /**
   * Returns whether a house style can map types. If it can't, reports the reasons.
   *
   * @param isReported whether {@link VariantProcessor} already reports the reasons, so this method
   *     does not
   */
  private boolean isUsable(Element style, boolean isReported) {
    List<Fault> misused = MappedTypeReader.readHouseStyle(style);
    if (!isReported) {
      ProblemPrinter printer = new ProblemPrinter(processingEnv.getMessager());
      misused.stream().map(Problem::of).forEach(printer::print);
    }
    return misused.isEmpty();
  }
}
