package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.Tag;
import java.util.List;
import java.util.stream.Stream;

/** The method that writes one object, and those it calls for parts of one that has many fields. */
final class WriteMethod {
  private final MappedType type;
  private final List<Entry> entries;
  private final Runs runs;
  private final WriteCode values;
  private final InView inView;
  private final WriteLocals locals;
  private final OmittedFields omitted;
  private final WriteParts parts;
  private final String keys;

  WriteMethod(MappedType type, Members members, Runs runs, Defaults defaults) {
    this.type = type;
    entries = type.wireEntries();
    this.runs = runs;
    values = new WriteCode(members);
    inView = new InView(members, "out", !WriteParts.areSeveral(runs.all()));
    locals = new WriteLocals(type, members, inView);
    keys = members.keys();
    omitted = new OmittedFields(type, runs, locals, inView, values, defaults, keys);
    parts = new WriteParts(members, type.declaration().type());
  }

  // if (value == null) {
  //   out.writeNil();
  //   return;
  // }
  // FieldWriter.beginFields(out, NAME_RUN);
  // …
  // FieldWriter.endFields(out);
  //
  // FieldWriter.writeFields(out, NAME_RUN);
  // …
  List<MethodSpec> emit(MethodSpec.Builder method) {
    Code.Builder code = Code.builder()
        .beginControlFlow("if (value == null)")
        .addStatement("out.writeNil()")
        .addStatement("return")
        .endControlFlow()
        .add(inView.declare(type, Field::isWritten))
        .add(locals.declareFlattened())
        .add(omitted.count());
    if (!runs.isComplete()) {
      code.addStatement(
          "$T.begin$L(out, $L)", RuntimeNames.FIELD_WRITER, container(), omitted.entries());
    }
    // A part knows the object alone, no variable.
    code.add(
        runs.isComplete() && !locals.haveFlattened()
            ? parts.of(runs.all(), this::run)
            : runsAndOmitted());
    code.add(extras());
    if (!runs.isFlat()) {
      code.addStatement("$T.endFields(out)", RuntimeNames.FIELD_WRITER);
    }
    return Stream.concat(Stream.of(code.bodyOf(method)), parts.methods().stream())
        .toList();
  }

  private String container() {
    return type.declaration().shape() == Shape.DICTIONARY ? "Dictionary" : "Array";
  }

  private Code runsAndOmitted() {
    Code.Builder code = Code.builder();
    int index = 0;
    for (Run run : runs.all()) {
      code.add(omitted.write(index, run.first())).add(run(run));
      index = run.end();
    }
    return code.add(omitted.write(index, entries.size())).build();
  }

  // FieldWriter.writeExtras(out, KEYS, rest);
  private Code extras() {
    return type.extras()
        .map(extras -> Code.statement(
            "$T.writeExtras(out, $N, $L)", RuntimeNames.FIELD_WRITER, keys, locals.of(extras)))
        .orElse(Code.of(""));
  }

  // FieldWriter.writeRun(out, LEVEL_RUN);
  // FieldWriter.putInt(out, LEVEL_AT, value.level());
  // FieldWriter.writeText(out, value.guild());
  private Code run(Run run) {
    String begin = runs.isFlat() ? "writeFields" : "beginFields";
    Code.Builder code = Code.builder()
        .addStatement(
            "$T.$L(out, $N)",
            RuntimeNames.FIELD_WRITER,
            run.isWhole() ? begin : "writeRun",
            run.name());
    run.parts().forEach(part -> code.add(part(part)));
    return code.build();
  }

  private Code part(Run.Part part) {
    if (part.entry() instanceof Entry.OfTag tag) {
      return tag(tag.tag(), part);
    }
    return part.entry() instanceof Field field
        ? part.hole().map(hole -> fill(hole, part, field)).orElseGet(() -> afterRun(field))
        : Code.statement("out.writeNil()");
  }

  // FieldWriter.putInt(out, TAG_AT, 7);
  private static Code tag(Tag tag, Run.Part part) {
    return tag.isNumber()
        ? Code.statement("$T.putInt(out, $N, $L)", RuntimeNames.FIELD_WRITER, part.holeName(), tag)
        : Code.of("");
  }

  // FieldWriter.putInt(out, LEVEL_AT, value.level());
  // FieldWriter.writeText(out, value.guild());
  private Code fill(Hole hole, Run.Part part, Field field) {
    Code value = locals.get(field);
    return part.isFixed()
        ? Code.statement(
            "$T.$N(out, $N, $L)", RuntimeNames.FIELD_WRITER, hole.put(), part.holeName(), value)
        : Code.statement("$T.$N(out, $L)", RuntimeNames.FIELD_WRITER, hole.put(), value);
  }

  // writeListOfItem(out, value.items());
  private Code afterRun(Field field) {
    return field.isWritten()
        ? inView.write(field, locals.write(field, values))
        : Code.statement("out.writeNil()");
  }
}
