package io.variantmapper.processor;

import io.variantmapper.processor.emit.SchemaSource;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.Entry.WireEntry;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Node;
import io.variantmapper.processor.model.TypeFault;
import io.variantmapper.processor.validate.Problem;
import io.variantmapper.schema.LockedChange;
import io.variantmapper.schema.Schema;
import io.variantmapper.schema.SchemaException;
import io.variantmapper.schema.SchemaLock;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Finds the changes that break released programs. For each type, reads only the files of this type,
 * so that the processor remains what Gradle calls <em>isolating</em>.
 */
final class WireLock {
  private final Optional<SchemaLock> lock;

  WireLock(BuildOptions options) {
    lock = options.lock().map(SchemaLock::new);
  }

  /**
   * Returns a problem for each breaking change. Call this method only for a type without other
   * problems.
   */
  List<Problem> check(MappedType type) {
    if (lock.isEmpty()) {
      return List.of();
    }
    Schema schema = Schema.parse(SchemaSource.of(type).text());
    return check(
        schema,
        type.declaration().anchor(),
        schema instanceof Schema.Fields fields ? anchors(type, fields) : List.of());
  }

  /**
   * Returns a problem for each breaking change. Call this method only for a hierarchy without other
   * problems.
   */
  List<Problem> check(Hierarchy hierarchy) {
    return lock.isEmpty()
        ? List.of()
        : check(
            Schema.parse(SchemaSource.of(hierarchy).text()),
            hierarchy.declaration().anchor(),
            List.of());
  }

  /**
   * Returns a problem for each breaking change. Call this method only for a node without other
   * problems.
   */
  List<Problem> check(Node node) {
    if (lock.isEmpty()) {
      return List.of();
    }
    Schema.Node schema = (Schema.Node) Schema.parse(SchemaSource.of(node).text());
    List<Line> lines = schema.functions().stream()
        .map(function ->
            new Line(function.toString(), node.named(function.name()).get(0).anchor()))
        .toList();
    return check(schema, node.declaration().anchor(), lines);
  }

  /** A line of the schema, and the source element that the line describes. */
  private record Line(String text, Anchor anchor) {}

  private static List<Line> anchors(MappedType type, Schema.Fields schema) {
    List<WireEntry> entries = type.wireEntries();
    return IntStream.range(0, entries.size())
        .mapToObj(
            i -> new Line(schema.entries().get(i).toString(), entries.get(i).anchor()))
        .toList();
  }

  private List<Problem> check(Schema schema, Anchor type, List<Line> lines) {
    try {
      return lock.orElseThrow().changes(schema).stream()
          .map(change -> problem(change, type, lines))
          .toList();
    } catch (SchemaException | UncheckedIOException e) {
      return List.of(Problem.of(new Fault(TypeFault.LOCK_NOT_READ, type)
          .with("type", schema.name())
          .with("reason", String.valueOf(e.getMessage()))));
    }
  }

  private static Problem problem(LockedChange change, Anchor type, List<Line> lines) {
    Anchor anchor = lines.stream()
        .filter(line -> line.text().equals(change.change().now()))
        .map(Line::anchor)
        .findFirst()
        .orElse(type);
    String remedy = change.change().remedy();
    return Problem.of(new Fault(TypeFault.BREAKS_LOCK, anchor)
        .with("type", change.type())
        .with("state", change.state())
        .with("change", change.change())
        .with("undo", remedy.isEmpty() ? "Undo" : remedy + " Otherwise undo")
        .with("line", change.acceptance()));
  }
}
