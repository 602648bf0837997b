package io.variantmapper.processor;

import com.google.auto.service.AutoService;
import io.variantmapper.annotations.Generated;
import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantDefaults;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantEnum;
import io.variantmapper.annotations.VariantExtras;
import io.variantmapper.annotations.VariantFallback;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantIgnore;
import io.variantmapper.annotations.VariantImport;
import io.variantmapper.annotations.VariantImports;
import io.variantmapper.annotations.VariantMixIn;
import io.variantmapper.annotations.VariantProtocol;
import io.variantmapper.annotations.VariantSingleValue;
import io.variantmapper.annotations.VariantSubtype;
import io.variantmapper.annotations.VariantSubtypes;
import io.variantmapper.annotations.VariantTag;
import io.variantmapper.annotations.VariantUsing;
import io.variantmapper.annotations.VariantValue;
import io.variantmapper.processor.read.declaration.NodeAnnotations;
import io.variantmapper.processor.validate.Problem;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import net.ltgt.gradle.incap.IncrementalAnnotationProcessor;
import net.ltgt.gradle.incap.IncrementalAnnotationProcessorType;
import org.jspecify.annotations.Nullable;

/**
 * Generates a serializer for each type with {@code @VariantDictionary}, {@code @VariantArray} or
 * {@code @VariantSingleValue}.
 *
 * <p>Build tools find the processor on the processor path. To run it by hand:
 *
 * <pre>{@code
 * javac -processorpath variantmapper-processor.jar:… -d out PlayerState.java
 * }</pre>
 */
@AutoService(Processor.class)
@IncrementalAnnotationProcessor(IncrementalAnnotationProcessorType.ISOLATING)
public final class VariantProcessor extends AbstractProcessor {
  /** The names of the annotations of the types that this processor maps. */
  static final Set<String> MAPPING = Stream.of(
          VariantDictionary.class, VariantArray.class, VariantSingleValue.class)
      .map(Class::getCanonicalName)
      .collect(Collectors.toUnmodifiableSet());

  private static final Set<String> ANNOTATIONS = Stream.concat(
          Stream.of(NodeAnnotations.NODE, NodeAnnotations.RPC),
          Stream.of(
                  VariantDictionary.class,
                  VariantDictionary.Template.class,
                  VariantArray.class,
                  VariantArray.Template.class,
                  VariantSingleValue.class,
                  VariantDefaults.class,
                  VariantField.class,
                  VariantExtras.class,
                  VariantIgnore.class,
                  VariantCreator.class,
                  VariantUsing.class,
                  VariantImport.class,
                  VariantImports.class,
                  VariantMixIn.class,
                  VariantProtocol.class,
                  VariantEnum.class,
                  VariantValue.class,
                  VariantFallback.class,
                  VariantTag.class,
                  VariantSubtype.class,
                  VariantSubtypes.class,
                  Generated.class)
              .map(Class::getCanonicalName))
      .collect(Collectors.toUnmodifiableSet());

  /**
   * Handles the mapped types of each round. A type waits until other processors have generated all
   * types that it refers to. The field is null after a {@link LinkageError}.
   */
  private @Nullable MappingRounds mappedTypes;

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return ANNOTATIONS;
  }

  /** Returns whether the compiler calls this processor in a round with these annotations. */
  static boolean isCalledFor(Set<? extends TypeElement> annotations) {
    return MappingRounds.haveAny(annotations, ANNOTATIONS);
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
    mappedTypes = new MappingRounds(environment, MAPPING, Set.of(), true);
    ProblemPrinter printer = new ProblemPrinter(environment.getMessager());
    BuildOptions.of(environment.getOptions()).mistakes().stream()
        .map(Problem::of)
        .forEach(printer::print);
  }

  /**
   * Claims the annotations, because they belong only to this library. Otherwise javac's {@code
   * -Xlint:processing} would warn in each user's build that no processor has claimed them.
   */
  @Override
  @SuppressWarnings("DoNotClaimAnnotations") // No other library handles these.
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    MappingRounds types = mappedTypes;
    if (types != null) {
      try {
        types.handle(annotations, round);
        if (areMoreThanMapping(annotations)) {
          new PlacementChecks(processingEnv, types.sources())
              .print(new AnnotatedElements(round, annotations));
        }
      } catch (LinkageError e) {
        mappedTypes = null;
        ProcessorPath.report(e, processingEnv.getMessager());
      }
    }
    return true;
  }

  /** Returns whether a round has annotations that are not checked together with mapped types. */
  private static boolean areMoreThanMapping(Set<? extends TypeElement> annotations) {
    for (TypeElement annotation : annotations) {
      String name = annotation.getQualifiedName().toString();
      if (!MAPPING.contains(name) && !name.equals(Generated.class.getCanonicalName())) {
        return true;
      }
    }
    return false;
  }
}
