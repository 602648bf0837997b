package io.variantmapper.processor;

import com.google.auto.common.SuperficialValidation;
import io.variantmapper.annotations.VariantProtocol;
import io.variantmapper.processor.gdscript.GdScriptSource;
import io.variantmapper.processor.model.Protocol;
import io.variantmapper.processor.read.MappedTypeReader;
import io.variantmapper.processor.validate.Problem;
import io.variantmapper.processor.validate.Rule;
import io.variantmapper.processor.validate.Validator;
import java.util.List;
import java.util.Set;
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

  /** A protocol waits if it names types that do not exist yet or that refer to such types. */
  @Override
  public boolean handle(TypeElement type) {
    if (!MappedTypeReader.inProtocol(type).stream()
        .allMatch(SuperficialValidation::validateElement)) {
      return false;
    }
    // A protocol that is also a mapped type gets no class, because PlacementChecks reports it.
    if (MappedTypeReader.mappingAnnotation(type).isEmpty()) {
      printer.guard(type, () -> generate(type));
    }
    return true;
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
