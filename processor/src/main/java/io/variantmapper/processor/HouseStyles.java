package io.variantmapper.processor;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.processor.read.MappedTypeReader;
import io.variantmapper.processor.validate.Validator;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;

/** Reports annotations of users that bear a template, but can't map types. */
final class HouseStyles {
  private final ProblemPrinter printer;

  HouseStyles(ProcessingEnvironment environment) {
    printer = new ProblemPrinter(environment.getMessager());
  }

  /** Checks those that are declared in the round. */
  void check(MarkedElements elements) {
    declaredIn(elements).forEach(style -> printer.guard(style, () -> check(style)));
  }

  /** Checks one, and tells whether it is clean. */
  boolean check(Element annotation) {
    var misuses = MappedTypeReader.readHouseStyle(annotation);
    misuses.stream().map(Validator::check).forEach(printer::print);
    return misuses.isEmpty();
  }

  static Set<? extends Element> declaredIn(MarkedElements elements) {
    return elements.with(Set.of(VariantDictionary.Template.class, VariantArray.Template.class));
  }
}
