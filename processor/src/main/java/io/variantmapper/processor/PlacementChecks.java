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
import io.variantmapper.processor.read.MappedTypeReader;
import io.variantmapper.processor.read.NodeReader;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.read.compiler.SourceTypes;
import io.variantmapper.processor.read.declaration.NodeAnnotations;
import io.variantmapper.processor.read.types.EnumReader;
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
 * Checks the annotations that are not checked together with a mapped type.
 *
 * <p>The checks are not steps of {@link MappingRounds}, because only types can wait for a round.
 */
final class PlacementChecks {
  /** The annotations that turn a user's own annotation into a house style, which maps types. */
  static final Set<Class<? extends Annotation>> TEMPLATES =
      Set.of(VariantDictionary.Template.class, VariantArray.Template.class);

  private static final Set<Class<? extends Annotation>> OF_ENUMS =
      Set.of(VariantEnum.class, VariantValue.class, VariantFallback.class);
  private static final Set<Class<? extends Annotation>> OF_SERIALIZERS =
      Set.of(VariantUsing.class, VariantImport.class, VariantImports.class);

  private final ProblemPrinter printer;
  private final MappedTypeReader types;

  PlacementChecks(ProcessingEnvironment environment, SourceTypes sources) {
    printer = new ProblemPrinter(environment.getMessager());
    types = new MappedTypeReader(
        environment.getElementUtils(),
        environment.getTypeUtils(),
        new SourceTrees(environment),
        BuildOptions.of(environment.getOptions()).settings(),
        sources);
  }

  void print(AnnotatedElements elements) {
    check(
        elements.with(MappedTypeReader.annotations()).stream(),
        annotated -> ofFaults(types.readMisuse(annotated)));
    check(
        elements.with(TEMPLATES).stream(),
        style -> ofFaults(MappedTypeReader.readHouseStyle(style)));
    check(
        elements.with(OF_ENUMS).stream().flatMap(EnumReader::enumOf),
        type -> Validator.check(EnumReader.read(MoreElements.asType(type))).stream());
    check(elements.with(OF_SERIALIZERS).stream(), this::ofSerializers);
    check(
        elements.with(NodeAnnotations.RPC).stream(),
        function -> ofFaults(NodeReader.misplaced(function).stream().toList()));
  }

  private void check(
      Stream<? extends Element> elements, Function<Element, Stream<Problem>> problems) {
    elements
        .distinct()
        .forEach(element ->
            printer.guard(element, () -> problems.apply(element).forEach(printer::print)));
  }

  private static Stream<Problem> ofFaults(List<Fault> misused) {
    return misused.stream().map(Problem::of);
  }

  private Stream<Problem> ofSerializers(Element annotated) {
    return Stream.concat(
        ofFaults(types.readImportMisuse(annotated)),
        types.readSerializers(annotated).stream()
            .flatMap(mapping -> Validator.check(mapping, SourceAnchor.of(annotated)).stream()));
  }
}
