package io.variantmapper.processor;

import io.variantmapper.annotations.VariantImport;
import io.variantmapper.annotations.VariantImports;
import io.variantmapper.annotations.VariantMixIn;
import io.variantmapper.annotations.VariantUsing;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.read.language.SourceTypes;
import io.variantmapper.processor.read.serializer.SerializerMarkReader;
import io.variantmapper.processor.validate.Validator;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;

/** Reports what is wrong with the serializers that types and packages name. */
final class NamedSerializers {
  private final ProblemPrinter printer;
  private final SerializerMarkReader reader;

  NamedSerializers(ProcessingEnvironment environment, SourceTypes sources) {
    printer = new ProblemPrinter(environment.getMessager());
    reader = new SerializerMarkReader(
        environment.getElementUtils(), environment.getTypeUtils(), sources);
  }

  void check(MarkedElements elements) {
    for (Element bearer : elements.with(Set.of(
        VariantUsing.class, VariantImport.class, VariantImports.class, VariantMixIn.class))) {
      printer.guard(bearer, () -> check(bearer));
    }
  }

  private void check(Element bearer) {
    reader.readMisuse(bearer).stream().map(Validator::check).forEach(printer::print);
    reader.read(bearer).stream()
        .flatMap(mapping -> Validator.check(mapping, Anchor.of(bearer)).stream())
        .forEach(printer::print);
  }
}
