package io.variantmapper.processor.emit.write;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import io.variantmapper.processor.emit.code.Code;
import io.variantmapper.processor.emit.code.NewObject;
import io.variantmapper.processor.emit.code.VariableName;
import io.variantmapper.processor.emit.run.Hole;
import io.variantmapper.processor.emit.run.Run;
import io.variantmapper.processor.emit.run.Runs;
import io.variantmapper.processor.emit.value.Defaults;
import io.variantmapper.processor.emit.value.InView;
import io.variantmapper.processor.emit.value.Members;
import io.variantmapper.processor.emit.value.WriteCode;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.Tag;
import java.util.List;
import java.util.stream.Stream;

/** The method that writes one object, and those it calls for parts of one that has many fields. */
public final class WriteMethod {
  private final MappedType type;
  private final List<Property> fields;
  private final List<Property> flattened;
  private final Runs runs;
  private final List<Property> omitted;
  private final WriteCode values;
  private final String keys;
  private final Omission omission;
  private final NameAllocator locals;
  private final WriteParts parts;

  public WriteMethod(MappedType type, Members members, Runs runs, Defaults defaults) {
    this.type = type;
    fields = type.wireFields();
    this.runs = runs;
    omitted =
        fields.stream().filter(Property::isWritten).filter(runs::isOmitted).toList();
    values = new WriteCode(members);
    keys = members.keys();
    omission = new Omission(values, defaults);
    parts = new WriteParts(members, type.declaration().type());
    locals = members.locals("out", "value", "count");
    flattened = flattened(type.properties());
    flattened.forEach(property -> locals.newName(VariableName.of(property), property));
    fields.forEach(property -> locals.newName(VariableName.of(property), property));
    type.extras().ifPresent(property -> locals.newName(property.name(), property));
    omitted.stream()
        .filter(Property::omitsDefault)
        .forEach(
            property -> locals.newName(VariableName.of(property) + "Written", written(property)));
  }

  // if (value == null) {
  //   out.writeNil();
  //   return;
  // }
  // out.beginFields(FROM_NAME);
  // …
  // out.endFields();
  //
  // out.writeFields(FROM_NAME);
  // …
  public List<MethodSpec> emit(MethodSpec.Builder method) {
    Code.Builder code = Code.builder()
        .beginControlFlow("if (value == null)")
        .addStatement("out.writeNil()")
        .addStatement("return")
        .endControlFlow()
        .add(declareFlattened())
        .add(count());
    if (!runs.isComplete()) {
      String container = type.declaration().shape() == Shape.DICTIONARY ? "Dictionary" : "Array";
      code.addStatement("out.begin$L($L)", container, isCounted() ? "count" : alwaysWritten());
    }
    // A part knows the object alone, no variable.
    code.add(
        runs.isComplete() && flattened.isEmpty()
            ? parts.of(runs.all(), this::run)
            : runsAndOmitted());
    code.add(extras());
    if (!runs.isFlat()) {
      code.addStatement("out.endFields()");
    }
    return Stream.concat(Stream.of(code.bodyOf(method)), parts.methods().stream())
        .toList();
  }

  private Code runsAndOmitted() {
    Code.Builder code = Code.builder();
    int index = 0;
    for (Run run : runs.all()) {
      code.add(omitted(index, run.first())).add(run(run));
      index = run.end();
    }
    return code.add(omitted(index, fields.size())).build();
  }

  /** Whether packets differ in the number of their entries. */
  private boolean isCounted() {
    return !omitted.isEmpty() || type.extras().isPresent();
  }

  // out.writeExtras(KEYS, rest);
  private Code extras() {
    return type.extras()
        .map(extras -> Code.statement("out.writeExtras($N, $L)", keys, local(extras)))
        .orElse(Code.of(""));
  }

  /** The properties between two runs, each of which may be left out. */
  private Code omitted(int index, int end) {
    Code.Builder code = Code.builder();
    for (int i = index; i < end; i++) {
      if (fields.get(i).isWritten()) {
        code.add(ifPresent(fields.get(i), i));
      }
    }
    return code.build();
  }

  // out.writeRun(FROM_LEVEL);
  // out.putInt(LEVEL_AT, value.level());
  // out.writeText(value.guild());
  private Code run(Run run) {
    String begin = runs.isFlat() ? "writeFields" : "beginFields";
    Code.Builder code =
        Code.builder().addStatement("out.$L($N)", run.isWhole() ? begin : "writeRun", run.name());
    run.fields().forEach(field -> code.add(field(field)));
    return code.build();
  }

  private Code field(Run.Field field) {
    if (field.property().mapping() instanceof Mapping.TagOf tagOf) {
      return tag(tagOf.tag(), field);
    }
    return field.hole().map(hole -> fill(hole, field)).orElseGet(() -> behindRun(field.property()));
  }

  // out.putInt(TAG_AT, 7);
  private static Code tag(Tag tag, Run.Field field) {
    return tag.isNumber() ? Code.statement("out.putInt($N, $L)", field.offset(), tag) : Code.of("");
  }

  // out.putInt(LEVEL_AT, value.level());
  // out.writeText(value.guild());
  private Code fill(Hole hole, Run.Field field) {
    Code value = get(field.property());
    return field.isFixed()
        ? Code.statement("out.$N($N, $L)", hole.put(), field.offset(), value)
        : Code.statement("out.$N($L)", hole.put(), value);
  }

  /** How many entries are in every packet. */
  private long alwaysWritten() {
    return fields.stream().filter(property -> !runs.isOmitted(property)).count();
  }

  // writeListOfItem(out, value.items());
  private Code behindRun(Property property) {
    if (!property.isWritten()) {
      return Code.statement("out.writeNil()");
    }
    Code write = WriteCode.takesNull(property.mapping())
        ? values.write(property.mapping(), get(property))
        : join(declareLocal(property), values.write(property.mapping(), local(property)));
    return InView.write(property, write);
  }

  // Place place = value.place();
  private Code declareFlattened() {
    return flattened.stream().map(this::declareLocal).collect(Code.joining(""));
  }

  /** The flattened properties at any depth, each behind the one that holds it. */
  private static List<Property> flattened(List<Property> properties) {
    return properties.stream()
        .filter(property -> property.flattened().isPresent())
        .flatMap(
            property -> Stream.concat(Stream.of(property), flattened(property.inner()).stream()))
        .toList();
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
  private Code count() {
    Code.Builder code = Code.builder();
    if (!isCounted()) {
      return code.build();
    }
    type.extras().ifPresent(extras -> code.add(declareLocal(extras)));
    for (Property property : omitted) {
      code.add(declareLocal(property));
      if (property.omitsDefault()) {
        code.addStatement(
            "boolean $N = $L",
            locals.get(written(property)),
            omission.isWritten(property, local(property)));
      }
    }
    code.addStatement("int count = $L", alwaysWritten());
    for (Property property : omitted) {
      code.beginControlFlow("if ($L)", isWritten(property))
          .addStatement("count++")
          .endControlFlow();
    }
    type.extras().ifPresent(extras -> code.add(countExtras(local(extras))));
    return code.build();
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

  // if (label != null) {
  //   out.writeKey(KEYS, 3);
  //   out.writeString(label);
  // }
  private Code ifPresent(Property property, int index) {
    return Code.builder()
        .beginControlFlow("if ($L)", isWritten(property))
        .addStatement("out.writeKey($N, $L)", keys, index)
        .add(
            mayBeLeftOut(property)
                ? omission.write(property, local(property))
                : values.write(property.mapping(), local(property)))
        .endControlFlow()
        .build();
  }

  // label != null
  // out.isInView("server") && label != null
  // hpWritten
  private Code isWritten(Property property) {
    if (!mayBeLeftOut(property)) {
      return InView.of(property, "out");
    }
    Code written = property.omitsDefault()
        ? Code.of("$N", locals.get(written(property)))
        : omission.isWritten(property, local(property));
    return InView.and(property, written);
  }

  /** Whether some values are left out, whoever is to see them. */
  private static boolean mayBeLeftOut(Property property) {
    return property.omitsNull() || property.omitsDefault();
  }

  /** The tag of the variable that tells whether a property is written. */
  private static List<Object> written(Property property) {
    return List.of(property, "written");
  }

  // String label = value.label();
  private Code declareLocal(Property property) {
    return Code.statement("$T $L = $L", property.mapping().type(), local(property), get(property));
  }

  private Code local(Property property) {
    return Code.of("$N", locals.get(property));
  }

  // value.getLabel()
  // place.x()
  private Code get(Property property) {
    return NewObject.get(property.owner().map(locals::get).orElse("value"), property);
  }

  private static Code join(Code... parts) {
    return Code.join(List.of(parts), "");
  }
}
