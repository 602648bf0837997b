package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Entry.WireEntry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import java.util.List;
import java.util.Optional;

/**
 * Emits the method that reads one object. The method reads run by run as long as the fields of the
 * packet are in the expected order. After that, it reads key by key.
 */
final class ReadMethod {
  private static final Code IN_ORDER =
      Code.of("// Fields in the order in which they are written.\n");

  private final SerializerPlan plan;
  private final List<WireEntry> entries;
  private final Runs runs;
  private final Assembly assembly;
  private final InView inView;
  private final FieldLoop byKey;
  private final ReadParts parts;

  ReadMethod(SerializerPlan plan) {
    this.plan = plan;
    entries = plan.entries();
    runs = plan.runs();
    MappedType type = plan.type();
    // An object that needs no values for its creation is created first, and then filled.
    boolean first = type.creation().parameters().isEmpty()
        && ObjectPlan.of(type).inside().isEmpty()
        && type.properties().stream().noneMatch(ObjectCode::isSetFromVariable)
        && type.extras().isEmpty();
    if (first) {
      FillInPlace filling = new FillInPlace(plan, Optional.empty());
      assembly = filling;
      parts = ReadParts.ofObject(plan, filling.object());
    } else {
      assembly = new CollectThenCreate(plan, Optional.empty());
      parts = ReadParts.ofVariables(plan);
    }
    inView = new InView(plan.members(), "in", !parts.areApart());
    byKey = new FieldLoop(plan, assembly, inView);
  }

  // …
  // FieldReader.endFields(in);
  // return …
  ReadMethodBody emit() {
    Code.Builder code = Code.builder().add(inView.declare(plan.type(), Field::isRead));
    List<Run> all = runs.all();
    if (all.isEmpty() && (runs.haveAllFields() || entries.isEmpty())) {
      code.add(byKey.alone());
    } else if (!runs.isComplete()) {
      code.add(byKey.overAll(inOrder()));
    } else {
      code.add(IN_ORDER).add(all.size() == 1 ? inOneRun(all.get(0)) : inRuns(all));
    }
    code.addStatement("${FieldReader}.endFields(in)");
    return new ReadMethodBody(plan, assembly, code.build(), parts.methods());
  }

  // if (fields.next(ID_RUN)) {
  //   …
  // }
  // if (fields.next(2)) {
  //   label = in.readString();
  // }
  private Code inOrder() {
    Code.Builder code = Code.builder();
    if (parts.areTooMany()) {
      return code.build();
    }
    code.add(IN_ORDER);
    int index = 0;
    for (Run run : runs.all()) {
      code.add(omitted(index, run.first())).add(inOrder(run));
      index = run.end();
    }
    return code.add(omitted(index, entries.size())).build();
  }

  private Code inOrder(Run run) {
    Code next = Code.of("fields.next($N)", run.name());
    Code values = values(run);
    return values.isEmpty() ? Code.statement("$L", next) : Code.ifTrue(next, values);
  }

  /** Reads the entries between two runs. A packet may lack any of these entries. */
  private Code omitted(int index, int end) {
    return plan.each(
        index,
        end,
        Field::isRead,
        (field, i) -> Code.ifTrue(
            Code.of("fields.next($L)", i), inView.ifElse(field, assembly.read(field), Code.SKIP)));
  }

  private Code inOneRun(Run run) {
    Code begins = Code.of("${FieldReader}.beginFields(in, $N)", run.name());
    Code values = values(run);
    Code ofRun = parts.ofRun(run, values);
    Code otherwise = parts.byKey(byKey.overAll(Code.NONE));
    return values.isEmpty()
        ? Code.ifTrue(Code.of("!$L", begins), otherwise)
        : Code.ifElse(begins, ofRun, otherwise);
  }

  // int read = 0;
  // if (FieldReader.beginFields(in, ID_RUN)) {
  //   …
  //   read = ID_RUN.end();
  // }
  // if (read == LEVEL_RUN.first() && FieldReader.readRun(in, LEVEL_RUN)) {
  //   …
  //   read = LEVEL_RUN.end();
  // }
  // if (read < KEYS.size()) {
  //   …
  // }
  private Code inRuns(List<Run> all) {
    Code.Builder code = Code.builder().addStatement("int read = 0");
    for (Run run : all) {
      String name = run.name();
      Code begins = run.isWhole()
          ? Code.of("${FieldReader}.beginFields(in, $N)", name)
          : Code.of("read == $N.first() && ${FieldReader}.readRun(in, $N)", name, name);
      code.addLines("""
          if ($L) {
            $L
            read = $N.end();
          }
          """, begins, parts.ofRun(run, values(run)), name);
    }
    Code rest = parts.byKeyFromRead(byKey.overRest(all.get(0)));
    return code.add(Code.ifTrue(Code.of("read < $N.size()", plan.keys()), rest)).build();
  }

  // level = FieldReader.getInt(in, LEVEL_AT);
  // guild = FieldReader.readText(in);
  // items = readListOfItem(in);
  private Code values(Run run) {
    Code.Builder code = Code.builder();
    for (Run.Part part : run.parts()) {
      code.add(part.entry()
          .match(
              field -> field.isRead() ? take(part, field) : skip(part),
              tag -> Code.NONE,
              reserved -> skip(part)));
    }
    return code.build();
  }

  private Code take(Run.Part part, Field field) {
    return part.hole()
        .map(hole -> assembly.assign(field, get(hole, part)))
        .orElseGet(() -> inView.ifElse(field, assembly.read(field), Code.SKIP));
  }

  /** Skips a value. A value of a fixed size needs no code, because it is skipped with its run. */
  // FieldReader.readText(in);
  // in.skip();
  private static Code skip(Run.Part part) {
    if (part.isFixed()) {
      return Code.NONE;
    }
    return part.hole().map(hole -> Code.statement("$L", get(hole, part))).orElse(Code.SKIP);
  }

  private static Code get(Hole hole, Run.Part part) {
    return part.isFixed()
        ? Code.of("${FieldReader}.$N(in, $N)", hole.get(), part.holeName())
        : Code.of("${FieldReader}.$N(in)", hole.get());
  }
}
