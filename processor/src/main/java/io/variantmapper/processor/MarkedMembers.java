package io.variantmapper.processor;

import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantExtras;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantIgnore;
import io.variantmapper.processor.read.MappedTypeReader;
import io.variantmapper.processor.validate.Validator;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;

/**
 * Reports marked members of types that are not mapped.
 *
 * <p>Not a step of {@link MappedTypes}: auto-common can't take record components.
 */
final class MarkedMembers {
  private final ProblemPrinter printer;

  MarkedMembers(ProcessingEnvironment environment) {
    printer = new ProblemPrinter(environment.getMessager());
  }

  void check(MarkedElements elements) {
    Set<? extends Element> members = elements.with(
        Set.of(VariantField.class, VariantExtras.class, VariantIgnore.class, VariantCreator.class));
    for (Element member : members) {
      printer.guard(
          member,
          () ->
              MappedTypeReader.readOutside(member).map(Validator::check).ifPresent(printer::print));
    }
  }
}
