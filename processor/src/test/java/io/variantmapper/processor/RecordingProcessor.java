package io.variantmapper.processor;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Runs one of the library's processors. Its Filer records the round and origins of each source, and
 * fails on a chosen source.
 */
final class RecordingProcessor extends AbstractProcessor {
  private final AbstractProcessor processor;
  private final Map<String, List<String>> origins = new TreeMap<>();
  private final Map<String, Integer> rounds = new TreeMap<>();
  private int round;
  private @Nullable String failingOn;

  RecordingProcessor() {
    this(new VariantProcessor());
  }

  RecordingProcessor(AbstractProcessor processor) {
    this.processor = processor;
  }

  /** Makes the Filer fail on the source with the simple name {@code name}. */
  RecordingProcessor failingOn(String name) {
    failingOn = name;
    return this;
  }

  /** Returns the originating elements of each source. The keys are the names of the sources. */
  Map<String, List<String>> origins() {
    return origins;
  }

  /**
   * Returns the number of the round that generated each source. The first round is 1. The keys are
   * the names of the sources.
   */
  Map<String, Integer> rounds() {
    return rounds;
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    processor.init(proxy(
        ProcessingEnvironment.class,
        environment,
        "getFiler",
        arguments -> proxy(Filer.class, environment.getFiler(), "createSourceFile", this::note)));
  }

  /** Intercepts a method call. If it returns null, the real method is called. */
  private interface Interceptor {
    @Nullable
    Object call(Object[] arguments) throws IOException;
  }

  private @Nullable Object note(Object[] arguments) {
    String name = (String) arguments[0];
    if (failingOn != null && name.endsWith("." + failingOn)) {
      throw new IllegalStateException("no disk");
    }
    rounds.put(name, round);
    origins.put(name, Stream.of((Element[]) arguments[1]).map(Element::toString).toList());
    return null;
  }

  private static <T> T proxy(Class<T> type, T target, String method, Interceptor interceptor) {
    return type.cast(Proxy.newProxyInstance(
        RecordingProcessor.class.getClassLoader(), new Class<?>[] {type}, (self, called, args) -> {
          Object result = called.getName().equals(method) ? interceptor.call(args) : null;
          try {
            return result != null ? result : called.invoke(target, args);
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        }));
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return processor.getSupportedAnnotationTypes();
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  @SuppressWarnings("DoNotClaimAnnotations") // The inner processor decides what to claim.
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment environment) {
    round++;
    return processor.process(annotations, environment);
  }
}
