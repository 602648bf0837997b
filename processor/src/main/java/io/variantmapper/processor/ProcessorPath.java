package io.variantmapper.processor;

import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.MarkFault;
import io.variantmapper.processor.validate.Problem;
import java.net.URL;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.annotation.processing.Messager;

/**
 * Reports libraries on the processor path that are too old. Without the report, the compiler would
 * end with the stack trace of a {@link LinkageError}.
 */
final class ProcessorPath {
  /** For each library that other processors also use, one of its classes. */
  private static final List<String> CLASSES =
      List.of("com/google/auto/common/MoreElements.class", "com/google/common/base/Optional.class");

  private ProcessorPath() {}

  static void report(LinkageError error, Messager messager) {
    new ProblemPrinter(messager)
        .print(Problem.of(new Fault(MarkFault.OLD_LIBRARY, Optional.empty())
            .with("libraries", libraries())
            .with("error", error.toString())));
  }

  /** Returns the files of the libraries, such as {@code auto-common-0.10.jar}. */
  private static List<String> libraries() {
    return CLASSES.stream()
        .flatMap(name -> Stream.ofNullable(ProcessorPath.class.getClassLoader().getResource(name)))
        .map(ProcessorPath::file)
        .toList();
  }

  private static String file(URL resource) {
    String jar = Objects.requireNonNull(resource.getPath()).replaceFirst("!.*", "");
    return jar.substring(jar.lastIndexOf('/') + 1);
  }
}
