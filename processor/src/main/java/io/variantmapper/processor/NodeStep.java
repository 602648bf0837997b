package io.variantmapper.processor;

import io.variantmapper.processor.emit.CallsSource;
import io.variantmapper.processor.emit.NodeSource;
import io.variantmapper.processor.emit.SchemaSource;
import io.variantmapper.processor.gdscript.GdScriptSource;
import io.variantmapper.processor.model.Node;
import io.variantmapper.processor.read.MappedTypeReader;
import io.variantmapper.processor.read.declaration.NodeAnnotations;
import io.variantmapper.processor.validate.Problem;
import io.variantmapper.processor.validate.Rule;
import io.variantmapper.processor.validate.Validator;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/** Generates the classes of each interface that describes a Godot node. */
final class NodeStep implements Step {
  private final MappedTypeReader reader;
  private final ProblemPrinter printer;
  private final OutputFiles files;
  private final List<Rule> rules;
  private final WireLock lock;
  private final boolean hasSchemas;
  private final List<GdScriptSource> scripts;

  NodeStep(
      MappedTypeReader reader,
      ProblemPrinter printer,
      OutputFiles files,
      List<Rule> rules,
      WireLock lock,
      BuildOptions options) {
    this.reader = reader;
    this.printer = printer;
    this.files = files;
    this.rules = List.copyOf(rules);
    this.lock = lock;
    hasSchemas = options.hasSchemas();
    scripts = BackEnd.gdScripts(options);
  }

  @Override
  public Set<String> annotations() {
    return Set.of(NodeAnnotations.NODE);
  }

  @Override
  public boolean handle(TypeElement type) {
    printer.guard(type, () -> generate(type));
    return true;
  }

  private void generate(TypeElement type) {
    Node node = reader.readNode(type);
    List<Problem> faults = Validator.check(node, rules);
    List<Problem> problems = faults.isEmpty() ? lock.check(node) : faults;
    problems.forEach(printer::print);
    if (!node.isNameable()) {
      return;
    }
    files.emit(node.declaration(), () -> CallsSource.of(node));
    if (problems.isEmpty()) {
      files.emit(node.declaration(), () -> NodeSource.of(node));
      if (hasSchemas) {
        files.emit(node.declaration(), () -> SchemaSource.of(node));
      }
      scripts.stream()
          .filter(script -> script.appliesTo(node))
          .forEach(script -> files.emit(node.declaration(), () -> script.of(node)));
    } else {
      files.emit(node.declaration(), () -> NodeSource.stub(node, problems.get(0).text()));
    }
  }
}
