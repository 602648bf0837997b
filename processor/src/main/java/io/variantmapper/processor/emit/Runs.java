package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Divides the entries of a type into runs: each goes as far as the sizes of values are known.
 *
 * <p>An entry that may be left out of a packet has no place in any; then no packet can be told to
 * have all fields in their order before it is read.
 */
final class Runs {
  /** A value that does not fit its hole moves the rest of its run, which should be short. */
  private static final int MOST_FIELDS = 16;

  /** A type of more fields is written in parts, which its runs divide. */
  private static final int MOST_WITHOUT_RUNS = 32;

  private final MappedType type;
  private final Members members;
  private final boolean omitsNothing;
  private final List<Run> runs = new ArrayList<>();
  private final List<Run.Part> open = new ArrayList<>();

  /** The parts of runs that would hold keys only: comparing them gains nothing. */
  private final List<Run.Part> alone = new ArrayList<>();

  private Runs(MappedType type, Members members) {
    this.type = type;
    this.members = members;
    omitsNothing =
        type.extras().isEmpty() && type.wireEntries().stream().noneMatch(this::isOmitted);
  }

  static Runs of(MappedType type, Members members) {
    Runs runs = new Runs(type, members);
    List<Entry> entries = type.wireEntries();
    for (int i = 0; i < entries.size(); i++) {
      runs.add(entries.get(i), i);
    }
    runs.close(entries.size());
    runs.dropKeys();
    return runs;
  }

  /** Drops the runs if none of them has a value, or the header of one. */
  private void dropKeys() {
    if (isDictionary()
        && type.wireEntries().size() <= MOST_WITHOUT_RUNS
        && parts().allMatch(part -> part.hole().isEmpty())) {
      alone.addAll(parts().toList());
      runs.clear();
    }
  }

  private void add(Entry entry, int index) {
    if (isOmitted(entry)) {
      close(index);
      return;
    }
    Run.Part part = part(entry);
    if (!open.isEmpty() && !follows(part)) {
      close(index);
    }
    open.add(part);
  }

  private Run.Part part(Entry entry) {
    Optional<Hole> hole = Hole.of(entry);
    boolean fixed =
        hole.isPresent() && !hole.get().put().isEmpty() && !hole.get().isText();
    String holeName =
        fixed ? members.constant(ConstantCase.of(VariableName.of(entry)) + "_AT") : "";
    return new Run.Part(entry, hole, holeName);
  }

  /** Whether the part belongs to the run of the part before it. */
  private boolean follows(Run.Part part) {
    Run.Part last = open.get(open.size() - 1);
    boolean nothingToCopy = !isDictionary() && part.hole().isEmpty();
    return nothingToCopy || (last.isInside() && open.size() < MOST_FIELDS);
  }

  /** Ends the open run, if there is one, before the entry {@code end}. */
  private void close(int end) {
    if (!open.isEmpty()) {
      int first = end - open.size();
      String name = VariableName.of(open.get(0).entry());
      runs.add(new Run(
          members.constant(ConstantCase.of(name) + "_RUN"),
          members.method(VariableName.capitalized(name) + "Run"),
          type.declaration().shape(),
          omitsNothing && first == 0,
          first,
          List.copyOf(open)));
      open.clear();
    }
  }

  List<Run> all() {
    return List.copyOf(runs);
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
    return isComplete() && parts().allMatch(Run.Part::isInside);
  }

  /** Whether every packet has all the entries, and none of them a container. */
  boolean isFlat() {
    return isComplete() && parts().allMatch(Run.Part::isPlain);
  }

  /** The parts that every packet has, in runs or without. */
  Stream<Run.Part> parts() {
    return Stream.concat(runs.stream().flatMap(run -> run.parts().stream()), alone.stream());
  }

  /** Whether packets may lack the entry, as a Dictionary can. */
  boolean isOmitted(Entry entry) {
    return isDictionary()
        && entry instanceof Field field
        && (field.presence().hasViews() || type.omits(field) || !field.isWritten());
  }

  private boolean isDictionary() {
    return type.declaration().shape() == Shape.DICTIONARY;
  }
}
