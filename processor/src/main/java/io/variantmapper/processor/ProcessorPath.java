package io.variantmapper.processor;

import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.PlacementFault;
import io.variantmapper.processor.validate.Problem;
import java.net.URL;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.annotation.processing.Messager;

/**
 * Reports libraries that are missing from the processor path or are too old. Without the report,
 * the compiler would end with the stack trace of a {@link LinkageError}.
 */
final class ProcessorPath {
  /** A library that other processors also use, and the file of one of its classes. */
  private record Library(String name, String type) {}

  private static final List<Library> LIBRARIES = List.of(
      new Library("auto-common", "com/google/auto/common/MoreElements.class"),
      new Library("guava", "com/google/common/base/Optional.class"));

  private ProcessorPath() {}

  static void report(LinkageError error, Messager messager) {
    new ProblemPrinter(messager)
        .print(Problem.of(new Fault(PlacementFault.OLD_LIBRARY, Optional.empty())
            .with("libraries", libraries())
            .with("error", error.toString())));
  }

  /**
   * Returns the file name of each library, such as {@code auto-common-0.10.jar}. If a library is
   * missing, returns a text such as {@code no guava} in its place.
   */
  private static List<String> libraries() {
    ClassLoader path = ProcessorPath.class.getClassLoader();
    return LIBRARIES.stream()
        .map(library -> Optional.ofNullable(path.getResource(library.type()))
            .map(ProcessorPath::file)
            .orElse("no " + library.name()))
        .toList();
  }

  private static String file(URL resource) {
    String jar = Objects.requireNonNull(resource.getPath()).replaceFirst("!.*", "");
    return jar.substring(jar.lastIndexOf('/') + 1);
  }
}
