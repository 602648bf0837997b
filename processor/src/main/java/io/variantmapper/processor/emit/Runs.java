package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Entry.WireEntry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.SourceName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Divides the entries of a type into runs. In a Dictionary, a run ends after a value whose size is
 * not fixed. In an Array, further values without holes can follow in the same run.
 *
 * <p>No run contains an entry that packets may lack. In a type with such entries, the reader cannot
 * tell in advance whether a packet has all fields in order.
 */
final class Runs {
  /**
   * The maximum number of parts of a run. Runs are short, because a value that does not fit into
   * its hole moves the bytes after the hole.
   */
  private static final int MAX_PARTS = 16;

  /**
   * The runs of a type can be dropped only if the type has at most this many entries. A larger type
   * needs its runs, because they divide the generated code into methods.
   */
  private static final int MAX_WITHOUT_RUNS = 32;

  private final MappedType type;
  private final GeneratedMembers members;
  private final boolean isDictionary;
  private final boolean omitsNothing;
  private final List<Run> runs = new ArrayList<>();

  /** The parts that every packet has, whether or not a run contains them. */
  private final List<Run.Part> parts = new ArrayList<>();

  Runs(MappedType type, GeneratedMembers members) {
    this.type = type;
    this.members = members;
    isDictionary = type.declaration().shape() == Shape.DICTIONARY;
    List<WireEntry> entries = type.wireEntries();
    omitsNothing = type.extras().isEmpty() && entries.stream().noneMatch(type::mayLack);
    List<Run.Part> open = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      Optional<Run.Part> part =
          type.mayLack(entries.get(i)) ? Optional.empty() : Optional.of(part(entries.get(i)));
      if (part.isEmpty() || !follows(open, part.get())) {
        close(open, i);
      }
      part.ifPresent(open::add);
    }
    close(open, entries.size());
    dropKeys();
  }

  /**
   * Drops the runs of a Dictionary if it has few entries, and the runs contain only keys, without
   * any value or header of a value. A run that only compares keys does not save any time.
   */
  private void dropKeys() {
    if (isDictionary
        && type.wireEntries().size() <= MAX_WITHOUT_RUNS
        && parts.stream().allMatch(part -> part.hole().isEmpty())) {
      runs.clear();
    }
  }

  private Run.Part part(WireEntry entry) {
    Optional<Hole> hole = hole(entry);
    boolean fixed =
        hole.isPresent() && !hole.get().put().isEmpty() && !hole.get().isText();
    String holeName = fixed ? members.constant(Names.constant(Names.variable(entry)) + "_AT") : "";
    boolean isPlain = hole.isPresent()
        || entry
            .asField()
            .filter(field -> !members.code(field.mapping()).isPlain())
            .isEmpty();
    return new Run.Part(entry, hole, holeName, isPlain);
  }

  /**
   * Returns the hole of an entry. A tag always has a hole. A field has a hole if it is written and
   * has no views, and if its value is never null and is either a String or of a fixed size.
   */
  private Optional<Hole> hole(WireEntry entry) {
    return entry.match(
        this::hole, tag -> Optional.of(Hole.of(tag.tag())), reserved -> Optional.empty());
  }

  private Optional<Hole> hole(Field field) {
    return field.isWritten()
            && field.member().taken().isEmpty()
            && !field.presence().hasViews()
            && !field.slot().nullable()
        ? members.code(field.mapping()).hole()
        : Optional.empty();
  }

  private boolean follows(List<Run.Part> open, Run.Part part) {
    boolean nothingToCopy = !isDictionary && part.hole().isEmpty();
    return open.isEmpty()
        || nothingToCopy
        || (open.get(open.size() - 1).isInside() && open.size() < MAX_PARTS);
  }

  /**
   * Creates a run from the open parts, if there are any.
   *
   * @param end the index after the last open part
   */
  private void close(List<Run.Part> open, int end) {
    if (!open.isEmpty()) {
      int first = end - open.size();
      String name = Names.variable(open.get(0).entry());
      runs.add(new Run(
          members.constant(Names.constant(name) + "_RUN"),
          members.method(SourceName.capitalized(name) + "Run"),
          type.declaration().shape(),
          omitsNothing && first == 0,
          first,
          List.copyOf(open)));
      parts.addAll(open);
      open.clear();
    }
  }

  List<Run> all() {
    return Collections.unmodifiableList(runs);
  }

  /**
   * Returns whether the type has runs, and every packet that the serializer writes contains all of
   * them.
   */
  boolean isComplete() {
    return omitsNothing && !runs.isEmpty();
  }

  /**
   * Returns whether the type has entries, and every packet that the serializer writes contains all
   * of them.
   */
  boolean haveAllFields() {
    return omitsNothing && !type.wireEntries().isEmpty();
  }

  /**
   * Returns whether every packet contains all runs, and the bytes of the runs contain all values.
   */
  boolean isFixed() {
    return isComplete() && parts.stream().allMatch(Run.Part::isInside);
  }

  /**
   * Returns whether every packet contains all entries, and it is certain that no value is a
   * container or contains one.
   */
  boolean isFlat() {
    return isComplete() && parts.stream().allMatch(Run.Part::isPlain);
  }

  List<Run.Part> parts() {
    return Collections.unmodifiableList(parts);
  }
}
