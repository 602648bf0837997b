package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import java.util.List;

/** The entries that a packet may lack: first they are counted, then each is written or left out. */
final class OmittedFields {
  private final MappedType type;
  private final List<Entry> entries;
  private final List<Field> omitted;
  private final long alwaysWritten;
  private final WriteLocals locals;
  private final WriteCode values;
  private final Omission omission;
  private final InView inView;
  private final String keys;

  OmittedFields(
      MappedType type,
      Runs runs,
      WriteLocals locals,
      InView inView,
      WriteCode values,
      Defaults defaults,
      String keys) {
    this.type = type;
    entries = type.wireEntries();
    omitted = type.wireFields().stream()
        .filter(Field::isWritten)
        .filter(runs::isOmitted)
        .toList();
    alwaysWritten = entries.stream().filter(entry -> !runs.isOmitted(entry)).count();
    this.locals = locals;
    this.inView = inView;
    this.values = values;
    omission = new Omission(values, defaults);
    this.keys = keys;
  }

  /** How many entries a packet has: a number, or the variable that {@link #count} declares. */
  Code entries() {
    return areCounted() ? Code.of("count") : Code.of("$L", alwaysWritten);
  }

  /** Whether packets differ in the number of their entries. */
  private boolean areCounted() {
    return !omitted.isEmpty() || type.extras().isPresent();
  }

  // String label = value.label();
  // int hp = value.hp();
  // boolean hpWritten = hp != HP_DEFAULT;
  // int count = 3;
  // if (label != null) {
  //   count++;
  // }
  // if (hpWritten) {
  //   count++;
  // }
  Code count() {
    Code.Builder code = Code.builder();
    if (!areCounted()) {
      return code.build();
    }
    type.extras().ifPresent(extras -> code.add(locals.declare(extras)));
    omitted.forEach(field -> code.add(declare(field)));
    code.addStatement("int count = $L", alwaysWritten);
    omitted.forEach(field -> code.add(countOne(field)));
    type.extras().ifPresent(extras -> code.add(countExtras(locals.of(extras))));
    return code.build();
  }

  /** What is never left out in its view is asked for where it is written. */
  private Code declare(Field field) {
    if (!field.presence().omitsValues()) {
      return Code.of("");
    }
    Code.Builder code = Code.builder().add(locals.declareInView(field));
    if (omission.isCompared(field)) {
      code.addStatement(
          "boolean $L = $L", locals.written(field), omission.isWritten(field, locals.of(field)));
    }
    return code.build();
  }

  private Code countOne(Field field) {
    return Code.builder()
        .beginControlFlow("if ($L)", isWritten(field))
        .addStatement("count++")
        .endControlFlow()
        .build();
  }

  // if (rest != null) {
  //   count += rest.size();
  // }
  private static Code countExtras(Code extras) {
    return Code.builder()
        .beginControlFlow("if ($L != null)", extras)
        .addStatement("count += $L.size()", extras)
        .endControlFlow()
        .build();
  }

  /** Writes those of the fields from {@code index} to {@code end}, in no run, that are there. */
  Code write(int index, int end) {
    Code.Builder code = Code.builder();
    for (int i = index; i < end; i++) {
      if (entries.get(i) instanceof Field field && field.isWritten()) {
        code.add(
            omitted.contains(field)
                ? ifPresent(field, i)
                : Code.of("$L$L", key(i), locals.write(field, values)));
      }
    }
    return code.build();
  }

  // FieldWriter.writeKey(out, KEYS, 3);
  private Code key(int index) {
    return Code.statement("$T.writeKey(out, $N, $L)", RuntimeNames.FIELD_WRITER, keys, index);
  }

  // if (label != null) {
  //   FieldWriter.writeKey(out, KEYS, 3);
  //   out.writeString(label);
  // }
  private Code ifPresent(Field field, int index) {
    return Code.builder()
        .beginControlFlow("if ($L)", isWritten(field))
        .add(key(index))
        .add(
            field.presence().omitsValues()
                ? omission.write(field, locals.of(field))
                : locals.write(field, values))
        .endControlFlow()
        .build();
  }

  // label != null
  // hpWritten
  // isForServer && hpWritten
  private Code isWritten(Field field) {
    if (!field.presence().omitsValues()) {
      return inView.of(field);
    }
    Code written = omission.isCompared(field)
        ? locals.written(field)
        : omission.isWritten(field, locals.of(field));
    return omission.isZeroLeftOut(field) ? written : inView.and(field, written);
  }
}
