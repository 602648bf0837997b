package io.variantmapper.processor;

import io.variantmapper.annotations.VariantSubtype;
import io.variantmapper.annotations.VariantSubtypes;
import io.variantmapper.annotations.VariantTag;
import io.variantmapper.processor.read.MappedTypeReader;
import io.variantmapper.processor.read.language.SourceTypes;
import io.variantmapper.processor.read.mark.BuildOptions;
import io.variantmapper.processor.validate.Validator;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;

/** Reports annotations about subtypes and tags where there are none. */
final class HierarchyMarks {
  private final MappedTypeReader reader;
  private final ProblemPrinter printer;

  HierarchyMarks(ProcessingEnvironment environment, SourceTypes sources) {
    reader = new MappedTypeReader(
        environment.getElementUtils(),
        environment.getTypeUtils(),
        BuildOptions.of(environment.getOptions()),
        sources);
    printer = new ProblemPrinter(environment.getMessager());
  }

  void check(MarkedElements elements) {
    Set<? extends Element> types =
        elements.with(Set.of(VariantTag.class, VariantSubtype.class, VariantSubtypes.class));
    for (Element type : types) {
      printer.guard(
          type,
          () -> reader.readHierarchyMarks(type).stream()
              .map(Validator::check)
              .forEach(printer::print));
    }
  }
}
