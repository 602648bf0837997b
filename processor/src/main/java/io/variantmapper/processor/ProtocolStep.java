package io.variantmapper.processor;

import com.google.auto.common.BasicAnnotationProcessor.Step;
import com.google.auto.common.MoreElements;
import com.google.auto.common.SuperficialValidation;
import com.google.common.collect.ImmutableSetMultimap;
import io.variantmapper.annotations.VariantProtocol;
import io.variantmapper.processor.gdscript.GdScriptSource;
import io.variantmapper.processor.model.Protocol;
import io.variantmapper.processor.read.MappedTypeReader;
import io.variantmapper.processor.validate.Problem;
import io.variantmapper.processor.validate.Rule;
import io.variantmapper.processor.validate.Validator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Generates the GDScript class of each protocol. */
final class ProtocolStep implements Step {
  private final MappedTypeReader reader;
  private final ProblemPrinter printer;
  private final OutputFiles files;
  private final List<Rule> rules;
  private final List<GdScriptSource> sources;

  ProtocolStep(
      MappedTypeReader reader,
      ProblemPrinter printer,
      OutputFiles files,
      List<Rule> rules,
      List<GdScriptSource> sources) {
    this.reader = reader;
    this.printer = printer;
    this.files = files;
    this.rules = List.copyOf(rules);
    this.sources = List.copyOf(sources);
  }

  @Override
  public Set<String> annotations() {
    return Set.of(VariantProtocol.class.getCanonicalName());
  }

  /**
   * Handles the protocols. Returns the protocols that must wait, because they name types that do
   * not exist yet or that refer to such types.
   */
  @Override
  public Set<Element> process(ImmutableSetMultimap<String, Element> annotated) {
    Set<Element> later = new LinkedHashSet<>();
    for (Element element : annotated.values()) {
      TypeElement type = MoreElements.asType(element);
      if (!MappedTypeReader.inProtocol(type).stream()
          .allMatch(SuperficialValidation::validateElement)) {
        later.add(type);
      } else if (MappedTypeReader.mappingAnnotation(type).isEmpty()) {
        // A protocol that is also a mapped type gets no class, because PlacementChecks reports it.
        printer.guard(type, () -> generate(type));
      }
    }
    return later;
  }

  private void generate(TypeElement type) {
    Protocol protocol = reader.readProtocol(type);
    List<Problem> problems = Validator.check(protocol, rules);
    problems.forEach(printer::print);
    if (sources.isEmpty()) {
      printer.note(
          type,
          type.getSimpleName() + " is a protocol, but nothing is generated for it, because this"
              + " build generates no GDScript. Add the compiler argument -Avariant.gdscript=4, or"
              + " =3 for Godot 3.");
    }
    if (problems.isEmpty()) {
      sources.stream()
          .filter(source -> source.appliesTo(protocol))
          .forEach(source -> files.emit(protocol.declaration(), () -> source.of(protocol)));
    }
  }
}
