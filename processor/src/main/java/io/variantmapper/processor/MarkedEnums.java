package io.variantmapper.processor;

import io.variantmapper.annotations.VariantEnum;
import io.variantmapper.annotations.VariantFallback;
import io.variantmapper.annotations.VariantValue;
import io.variantmapper.processor.read.type.EnumReader;
import io.variantmapper.processor.validate.Validator;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * Reports what is wrong with the annotations of enums, once for each enum and not for each of the
 * types that use it.
 */
final class MarkedEnums {
  private final ProblemPrinter printer;

  MarkedEnums(ProcessingEnvironment environment) {
    printer = new ProblemPrinter(environment.getMessager());
  }

  void check(MarkedElements elements) {
    Set<TypeElement> enums = new LinkedHashSet<>();
    for (Element marked :
        elements.with(Set.of(VariantEnum.class, VariantValue.class, VariantFallback.class))) {
      Optional<TypeElement> type = EnumReader.enumOf(marked);
      type.ifPresent(enums::add);
      if (type.isEmpty()) {
        printer.guard(
            marked,
            () -> EnumReader.readOutside(marked).stream()
                .map(Validator::check)
                .forEach(printer::print));
      }
    }
    for (TypeElement type : enums) {
      printer.guard(type, () -> Validator.check(EnumReader.read(type)).forEach(printer::print));
    }
  }
}
