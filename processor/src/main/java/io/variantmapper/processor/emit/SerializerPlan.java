package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Entry.WireEntry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/** The decisions about one serializer. The code of all its methods depends on them. */
record SerializerPlan(
    MappedType type,
    GeneratedMembers members,
    Runs runs,
    Defaults defaults,
    FilledContainers filled) {
  static SerializerPlan of(MappedType type, VariableSerializers variables) {
    GeneratedMembers members = new GeneratedMembers(type, variables, ValueCodes::of);
    return new SerializerPlan(
        type,
        members,
        new Runs(type, members),
        new Defaults(type, members),
        new FilledContainers(type, members));
  }

  List<WireEntry> entries() {
    return type.wireEntries();
  }

  /**
   * Returns the code for those fields among the entries from {@code first}, inclusive, to {@code
   * end}, exclusive, that meet a condition.
   *
   * @param code returns the code for a field and its index
   */
  Code each(int first, int end, Predicate<Field> condition, BiFunction<Field, Integer, Code> code) {
    Code.Builder all = Code.builder();
    for (int i = first; i < end; i++) {
      Optional<Field> field = entries().get(i).asField();
      if (field.isPresent() && condition.test(field.get())) {
        all.add(code.apply(field.get(), i));
      }
    }
    return all.build();
  }

  /** Returns the code for all fields that meet a condition. */
  Code each(Predicate<Field> condition, BiFunction<Field, Integer, Code> code) {
    return each(0, entries().size(), condition, code);
  }

  String keys() {
    return members.keys();
  }
}
