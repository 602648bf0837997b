package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.Tag;
import java.util.ArrayList;
import java.util.List;

/**
 * Emits the method that writes one object. If there are many fields, also emits the methods that
 * this method calls.
 */
final class WriteMethod {
  private final SerializerPlan plan;
  private final Runs runs;
  private final InView inView;
  private final WriteLocals locals;
  private final OmittedFields omitted;
  private final WriteParts parts;

  WriteMethod(SerializerPlan plan) {
    this.plan = plan;
    runs = plan.runs();
    parts = new WriteParts(plan);
    inView = new InView(plan.members(), "out", !parts.areSeveral());
    locals = new WriteLocals(plan.type(), plan.members(), inView);
    omitted = new OmittedFields(plan, locals, inView);
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
        .addLines(
            """
            if (value == null) {
              out.writeNil();
              return;
            }
            $L
            $L
            $L
            """,
            inView.declare(plan.type(), Field::isWritten),
            locals.declareFlattened(),
            omitted.count());
    if (!runs.isComplete()) {
      boolean dictionary = plan.type().declaration().shape() == Shape.DICTIONARY;
      code.addStatement(
          dictionary
              ? "${FieldWriter}.beginDictionary(out, $L)"
              : "${FieldWriter}.beginArray(out, $L)",
          omitted.entries());
    }
    code.add(parts.areSeveral() ? parts.calls(this::run) : runsAndOmitted());
    // FieldWriter.writeExtras(out, KEYS, rest);
    plan.type()
        .extras()
        .ifPresent(extras -> code.addStatement(
            "${FieldWriter}.writeExtras(out, $N, $L)", plan.keys(), locals.of(extras)));
    if (!runs.isFlat()) {
      code.addStatement("${FieldWriter}.endFields(out)");
    }
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(code.build().bodyOf(method));
    methods.addAll(parts.methods());
    return methods;
  }

  private Code runsAndOmitted() {
    Code.Builder code = Code.builder();
    int index = 0;
    for (Run run : runs.all()) {
      code.add(omitted.write(index, run.first())).add(run(run));
      index = run.end();
    }
    return code.add(omitted.write(index, plan.entries().size())).build();
  }

  // FieldWriter.writeRun(out, LEVEL_RUN);
  // FieldWriter.putInt(out, LEVEL_AT, value.level());
  // FieldWriter.writeText(out, value.guild());
  private Code run(Run run) {
    String begin = runs.isFlat() ? "writeFields" : "beginFields";
    Code.Builder code = Code.builder()
        .addStatement("${FieldWriter}.$L(out, $N)", run.isWhole() ? begin : "writeRun", run.name());
    for (Run.Part part : run.parts()) {
      code.add(part(part));
    }
    return code.build();
  }

  private Code part(Run.Part part) {
    return part.entry()
        .match(
            field ->
                part.hole().map(hole -> fill(hole, part, field)).orElseGet(() -> afterRun(field)),
            tag -> tag(tag.tag(), part),
            reserved -> Code.WRITE_NIL);
  }

  // FieldWriter.putInt(out, TAG_AT, 7);
  private static Code tag(Tag tag, Run.Part part) {
    return tag.isNumber()
        ? Code.statement("${FieldWriter}.putInt(out, $N, $L)", part.holeName(), tag)
        : Code.NONE;
  }

  // FieldWriter.putInt(out, LEVEL_AT, value.level());
  // FieldWriter.writeText(out, value.guild());
  private Code fill(Hole hole, Run.Part part, Field field) {
    Code value = locals.get(field);
    return part.isFixed()
        ? Code.statement("${FieldWriter}.$N(out, $N, $L)", hole.put(), part.holeName(), value)
        : Code.statement("${FieldWriter}.$N(out, $L)", hole.put(), value);
  }

  // writeListOfItem(out, value.items());
  private Code afterRun(Field field) {
    return field.isWritten()
        ? inView.ifElse(field, locals.write(field), Code.WRITE_NIL)
        : Code.WRITE_NIL;
  }
}
