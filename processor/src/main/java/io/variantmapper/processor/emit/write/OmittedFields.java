package io.variantmapper.processor.emit.write;

import io.variantmapper.processor.emit.code.Code;
import io.variantmapper.processor.emit.code.RuntimeNames;
import io.variantmapper.processor.emit.run.Runs;
import io.variantmapper.processor.emit.value.Defaults;
import io.variantmapper.processor.emit.value.InView;
import io.variantmapper.processor.emit.value.WriteCode;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.List;

/** The entries that a packet may lack: first they are counted, then each is written or left out. */
final class OmittedFields {
  private final MappedType type;
  private final List<Entry> entries;
  private final List<Property> omitted;
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
        .filter(Property::isWritten)
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
    omitted.forEach(property -> code.add(declare(property)));
    code.addStatement("int count = $L", alwaysWritten);
    omitted.forEach(property -> code.add(countOne(property)));
    type.extras().ifPresent(extras -> code.add(countExtras(locals.of(extras))));
    return code.build();
  }

  /** What is never left out in its view is asked for where it is written. */
  private Code declare(Property property) {
    if (!property.presence().omitsValues()) {
      return Code.of("");
    }
    Code.Builder code = Code.builder().add(locals.declareInView(property));
    if (omission.isCompared(property)) {
      code.addStatement(
          "boolean $L = $L",
          locals.written(property),
          omission.isWritten(property, locals.of(property)));
    }
    return code.build();
  }

  private Code countOne(Property property) {
    return Code.builder()
        .beginControlFlow("if ($L)", isWritten(property))
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
      if (entries.get(i) instanceof Property property && property.isWritten()) {
        code.add(
            omitted.contains(property)
                ? ifPresent(property, i)
                : Code.of("$L$L", key(i), locals.write(property, values)));
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
  private Code ifPresent(Property property, int index) {
    return Code.builder()
        .beginControlFlow("if ($L)", isWritten(property))
        .add(key(index))
        .add(
            property.presence().omitsValues()
                ? omission.write(property, locals.of(property))
                : locals.write(property, values))
        .endControlFlow()
        .build();
  }

  // label != null
  // hpWritten
  // isForServer && hpWritten
  private Code isWritten(Property property) {
    if (!property.presence().omitsValues()) {
      return inView.of(property);
    }
    Code written = omission.isCompared(property)
        ? locals.written(property)
        : omission.isWritten(property, locals.of(property));
    return omission.isZeroLeftOut(property) ? written : inView.and(property, written);
  }
}
