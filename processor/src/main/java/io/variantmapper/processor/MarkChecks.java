package io.variantmapper.processor;

import com.google.auto.common.MoreElements;
import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantEnum;
import io.variantmapper.annotations.VariantFallback;
import io.variantmapper.annotations.VariantImport;
import io.variantmapper.annotations.VariantImports;
import io.variantmapper.annotations.VariantUsing;
import io.variantmapper.annotations.VariantValue;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.read.BuildOptions;
import io.variantmapper.processor.read.EnumReader;
import io.variantmapper.processor.read.MappedTypeReader;
import io.variantmapper.processor.read.SourceAnchor;
import io.variantmapper.processor.read.SourceTypes;
import io.variantmapper.processor.validate.Problem;
import io.variantmapper.processor.validate.Validator;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;

/**
 * Checks annotations that no mapped type reports, by one table.
 *
 * <p>The checks are not steps of {@link MappedTypes}, because auto-common can't handle record
 * components.
 */
final class MarkChecks {
  /** The annotations that make a user's annotation a house style. */
  static final Set<Class<? extends Annotation>> TEMPLATES =
      Set.of(VariantDictionary.Template.class, VariantArray.Template.class);

  private static final Set<Class<? extends Annotation>> OF_ENUMS =
      Set.of(VariantEnum.class, VariantValue.class, VariantFallback.class);
  private static final Set<Class<? extends Annotation>> OF_SERIALIZERS =
      Set.of(VariantUsing.class, VariantImport.class, VariantImports.class);

  private final ProblemPrinter printer;
  private final MappedTypeReader types;

  MarkChecks(ProcessingEnvironment environment, SourceTypes sources) {
    printer = new ProblemPrinter(environment.getMessager());
    types = new MappedTypeReader(
        environment.getElementUtils(),
        environment.getTypeUtils(),
        BuildOptions.of(environment.getOptions()),
        sources);
  }

  /** Returns the checks, each with the annotations whose bearers it is for. */
  private List<Check> checks() {
    return List.of(
        new Check(MappedTypeReader.marks(), bearer -> ofMarks(types.readMisuse(bearer))),
        new Check(TEMPLATES, style -> ofMarks(MappedTypeReader.readHouseStyle(style))),
        new Check(OF_ENUMS, EnumReader::enumOf, MarkChecks::ofEnum),
        new Check(OF_SERIALIZERS, this::ofSerializers));
  }

  /** Prints the problems of a round's annotations. */
  void print(MarkedElements elements) {
    for (Check check : checks()) {
      elements.with(check.marks).stream()
          .flatMap(check.subject)
          .distinct()
          .forEach(subject ->
              printer.guard(subject, () -> check.problems.apply(subject).forEach(printer::print)));
    }
  }

  private static Stream<Problem> ofMarks(List<Fault> misused) {
    return misused.stream().map(Validator::check);
  }

  private static Stream<Problem> ofEnum(Element type) {
    return Validator.check(EnumReader.read(MoreElements.asType(type))).stream();
  }

  private Stream<Problem> ofSerializers(Element bearer) {
    return Stream.concat(
        ofMarks(types.readImportMisuse(bearer)),
        types.readSerializers(bearer).stream()
            .flatMap(mapping -> Validator.check(mapping, SourceAnchor.of(bearer)).stream()));
  }

  /**
   * One row of the table.
   *
   * @param subject finds the elements to check for one that bears any of {@code marks}
   */
  private record Check(
      Set<Class<? extends Annotation>> marks,
      Function<Element, Stream<? extends Element>> subject,
      Function<Element, Stream<Problem>> problems) {
    /** A check of the elements themselves. */
    Check(Set<Class<? extends Annotation>> marks, Function<Element, Stream<Problem>> problems) {
      this(marks, Stream::of, problems);
    }
  }
}
