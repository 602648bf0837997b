package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Shape;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Divides the entries of a type into runs: each goes as far as the sizes of values are known.
 *
 * <p>An entry that may be left out of a packet is in no run. Then nothing says before reading
 * whether a packet has all fields in their order.
 */
final class Runs {
  /** A value that does not fit its hole moves the rest of its run, which should be short. */
  private static final int MAX_PARTS = 16;

  /** A type of more fields is written in parts, which its runs divide. */
  private static final int MAX_WITHOUT_RUNS = 32;

  private final MappedType type;
  private final Members members;
  private final boolean isDictionary;
  private final boolean omitsNothing;
  private final List<Run> runs = new ArrayList<>();

  /** The parts that every packet has, in runs or without. */
  private final List<Run.Part> parts = new ArrayList<>();

  Runs(MappedType type, Members members) {
    this.type = type;
    this.members = members;
    isDictionary = type.declaration().shape() == Shape.DICTIONARY;
    List<Entry> entries = type.wireEntries();
    omitsNothing = type.extras().isEmpty() && entries.stream().noneMatch(this::isOmitted);
    List<Run.Part> open = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      Optional<Run.Part> part =
          isOmitted(entries.get(i)) ? Optional.empty() : Optional.of(part(entries.get(i)));
      if (part.isEmpty() || !follows(open, part.get())) {
        close(open, i);
      }
      part.ifPresent(open::add);
    }
    close(open, entries.size());
    dropKeys();
  }

  /** Drops the runs if none of them has a value, or the header of one: comparing gains nothing. */
  private void dropKeys() {
    if (isDictionary
        && type.wireEntries().size() <= MAX_WITHOUT_RUNS
        && parts.stream().allMatch(part -> part.hole().isEmpty())) {
      runs.clear();
    }
  }

  private Run.Part part(Entry entry) {
    Optional<Hole> hole = Hole.of(entry);
    boolean fixed =
        hole.isPresent() && !hole.get().put().isEmpty() && !hole.get().isText();
    String holeName = fixed ? members.constant(Names.constant(Names.variable(entry)) + "_AT") : "";
    return new Run.Part(entry, hole, holeName);
  }

  /** Whether the part belongs to the run of the parts before it. */
  private boolean follows(List<Run.Part> open, Run.Part part) {
    boolean nothingToCopy = !isDictionary && part.hole().isEmpty();
    return open.isEmpty()
        || nothingToCopy
        || (open.get(open.size() - 1).isInside() && open.size() < MAX_PARTS);
  }

  /** Makes a run of the open parts, if there are any, which are before the entry {@code end}. */
  private void close(List<Run.Part> open, int end) {
    if (!open.isEmpty()) {
      int first = end - open.size();
      String name = Names.variable(open.get(0).entry());
      runs.add(new Run(
          members.constant(Names.constant(name) + "_RUN"),
          members.method(Names.capitalized(name) + "Run"),
          type.declaration().shape(),
          omitsNothing && first == 0,
          first,
          List.copyOf(open)));
      parts.addAll(open);
      open.clear();
    }
  }

  /** The runs, in the order of the entries. */
  List<Run> all() {
    return Collections.unmodifiableList(runs);
  }

  /** Whether there are runs, and every packet that the serializer writes has all of them. */
  boolean isComplete() {
    return omitsNothing && !runs.isEmpty();
  }

  /** Whether there are entries, and every packet that the serializer writes has all of them. */
  boolean haveAllFields() {
    return omitsNothing && !type.wireEntries().isEmpty();
  }

  /** Whether every value has its place in a run. */
  boolean isFixed() {
    return isComplete() && parts.stream().allMatch(Run.Part::isInside);
  }

  /** Whether every packet has all the entries, and none of them a container. */
  boolean isFlat() {
    return isComplete() && parts.stream().allMatch(Run.Part::isPlain);
  }

  /** The parts that every packet has, in runs or without. */
  List<Run.Part> parts() {
    return Collections.unmodifiableList(parts);
  }

  /** Whether packets may lack the entry, as a Dictionary can. */
  boolean isOmitted(Entry entry) {
    return isDictionary
        && entry instanceof Field field
        && (field.presence().hasViews() || type.omits(field) || !field.isWritten());
  }
}
