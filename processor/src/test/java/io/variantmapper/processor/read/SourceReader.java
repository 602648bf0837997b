package io.variantmapper.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import com.sun.source.util.Trees;
import io.variantmapper.processor.BuildOptions;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Protocol;
import io.variantmapper.processor.read.compiler.SourceTypes;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * Reads the models of types from source text.
 *
 * <p>A source is in the package {@code game} unless it states another one.
 *
 * <pre>{@code
 * MappedType type = SourceReader.read("@VariantDictionary record Unit(int hp) {}");
 * }</pre>
 */
public final class SourceReader {
  private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();

  /** Keeps jars open between compilations, because opening them takes longer than reading. */
  private static final StandardJavaFileManager FILES =
      JAVAC.getStandardFileManager(null, null, null);

  private static final Pattern PACKAGE = Pattern.compile("^package (\\w+);", Pattern.MULTILINE);
  private static final Pattern TYPE = Pattern.compile("\\b(?:class|interface|record|enum) (\\w+)");
  private static final String HEAD = """
      package game;

      import io.variantmapper.annotations.*;
      import io.variantmapper.runtime.*;
      import io.variantmapper.runtime.value.*;
      import java.lang.annotation.*;
      import java.time.*;
      import java.util.*;
      import org.jspecify.annotations.Nullable;

      """;

  private SourceReader() {}

  /**
   * Returns the model of the first type in {@code source}.
   *
   * @param others further sources to compile; a source without a type is a package-info.java
   */
  public static MappedType read(String source, String... others) {
    return compile(MappedTypeReader::read, List.of(), source, others);
  }

  /** Returns the model of the first type in {@code source}, read with a build option. */
  public static MappedType readWithOption(String option, String source, String... others) {
    return compile(MappedTypeReader::read, List.of(option), source, others);
  }

  /**
   * Returns the model of the first type in {@code source}. This type must be mapped by its
   * subtypes.
   */
  public static Hierarchy readHierarchy(String source, String... others) {
    return compile(MappedTypeReader::readHierarchy, List.of(), source, others);
  }

  /** Returns the model of the first type in {@code source}. This type must be a protocol. */
  public static Protocol readProtocol(String source, String... others) {
    return compile(MappedTypeReader::readProtocol, List.of(), source, others);
  }

  private static <M> M compile(
      BiFunction<MappedTypeReader, TypeElement, M> read,
      List<String> options,
      String source,
      String... others) {
    var reading = new Reading<>("game." + type(source), read);
    var diagnostics = new DiagnosticCollector<JavaFileObject>();
    List<String> all = Stream.concat(Stream.of("--release", "17", "-proc:only"), options.stream())
        .toList();
    List<JavaFileObject> files = Stream.concat(Stream.of(source), Stream.of(others))
        .map(SourceReader::file)
        .toList();
    var task = JAVAC.getTask(null, FILES, diagnostics, all, null, files);
    task.setProcessors(List.of(reading));
    task.call();
    assertThat(diagnostics.getDiagnostics())
        .filteredOn(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .extracting(diagnostic -> diagnostic.getMessage(Locale.ROOT))
        .isEmpty();
    return Objects.requireNonNull(reading.model, "no round");
  }

  private static JavaFileObject file(String source) {
    Matcher own = PACKAGE.matcher(source);
    boolean named = own.find();
    String name = (named ? own.group(1) : "game") + "." + type(source);
    return JavaFileObjects.forSourceString(name, named ? source : HEAD + source);
  }

  private static String type(String source) {
    Matcher type = TYPE.matcher(source);
    return type.find() ? type.group(1) : "package-info";
  }

  /** Reads one type in the first round, and claims no annotations. */
  private static final class Reading<M> extends AbstractProcessor {
    private final String name;
    private final BiFunction<MappedTypeReader, TypeElement, M> read;
    private @Nullable M model;

    Reading(String name, BiFunction<MappedTypeReader, TypeElement, M> read) {
      this.name = name;
      this.read = read;
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
    public Set<String> getSupportedOptions() {
      return BuildOptions.names();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (model == null) {
        SourceTypes sources = new SourceTypes();
        sources.add(round.getRootElements());
        MappedTypeReader reader = new MappedTypeReader(
            processingEnv.getElementUtils(),
            processingEnv.getTypeUtils(),
            () -> Trees.instance(processingEnv),
            BuildOptions.of(processingEnv.getOptions()).settings(),
            sources);
        model = read.apply(reader, processingEnv.getElementUtils().getTypeElement(name));
      }
      return false;
    }
  }
}
