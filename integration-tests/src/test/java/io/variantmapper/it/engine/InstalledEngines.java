package io.variantmapper.it.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.support.ParameterDeclarations;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Supplies the installed engines to tests. Prints once in each run which engines are installed and
 * which are missing.
 */
final class InstalledEngines implements ArgumentsProvider {
  private static final Map<GodotBuild, Optional<GodotEngine>> ENGINES = new ConcurrentHashMap<>();

  @Override
  public Stream<Arguments> provideArguments(
      ParameterDeclarations parameters, ExtensionContext context) {
    GodotTest test = AnnotationSupport.findAnnotation(
            context.getRequiredTestClass(), GodotTest.class)
        .orElseThrow();
    List<GodotVersion> versions = List.of(test.value());
    return Stream.of(GodotBuild.values())
        .filter(build -> versions.contains(build.version()))
        .filter(build -> test.web() || !build.isWeb())
        .flatMap(build -> engine(build).stream())
        .map(Arguments::of);
  }

  /** Returns the engine of a build, or nothing if it is not installed. */
  static Optional<GodotEngine> engine(GodotBuild build) {
    return ENGINES.computeIfAbsent(build, InstalledEngines::find);
  }

  private static Optional<GodotEngine> find(GodotBuild build) {
    Optional<GodotEngine> engine =
        build.command().map(command -> GodotEngine.start(build, command));
    if (engine.isEmpty() && isRequired() && !build.isUnavailable()) {
      throw new AssertionError(build + " is required. " + build.missing());
    }
    System.out.println(engine
        .map(found -> "Tests run in " + found + ".")
        .orElse("Tests in " + build + " are skipped. " + build.missing()));
    return engine;
  }

  private static boolean isRequired() {
    return Boolean.parseBoolean(System.getenv("GODOT_REQUIRED"));
  }
}
