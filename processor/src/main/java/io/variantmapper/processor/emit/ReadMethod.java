package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import java.util.List;

/**
 * The method that reads one object: run by run as long as the packet has the fields in their order,
 * key by key from then on.
 */
final class ReadMethod {
  private static final Code IN_ORDER =
      Code.of("// Fields in the order in which they are written.\n");

  private final MappedType type;
  private final List<Entry> entries;
  private final String keys;
  private final Runs runs;
  private final Assembly assembly;
  private final InView inView;
  private final FieldLoop byKey;
  private final ReadParts parts;

  ReadMethod(MappedType type, Members members, Runs runs, Defaults defaults) {
    this.type = type;
    entries = type.wireEntries();
    keys = members.keys();
    this.runs = runs;
    // An object that can be made first is filled while reading. Otherwise all waits in variables.
    boolean first = type.creation().parameters().isEmpty()
        && ObjectPlan.of(type).inside().isEmpty()
        && type.extras().isEmpty();
    if (first) {
      FillInPlace filling = new FillInPlace(type, members, defaults);
      assembly = filling;
      parts = ReadParts.ofObject(type, members, filling.object());
    } else {
      assembly = new CollectThenCreate(type, members, defaults);
      parts = ReadParts.ofVariables(type, members);
    }
    inView = new InView(members, "in", !parts.areApart());
    byKey = new FieldLoop(type, members, assembly, inView);
  }

  /** Makes the object, and gives it the values that are read. */
  interface Assembly {
    /** Returns the variables that hold the values; none if the object or its builder does. */
    default List<ReadVariable> variables() {
      return List.of();
    }

    /** Returns the code between the variables and all reading. */
    default Code begin() {
      return Code.of("");
    }

    /** Returns the code that reads the value of a field, which may be nil. */
    Code read(Field field);

    /** Returns the code that assigns a value to a field. */
    Code assign(Field field, Code value);

    /** Returns the code for a value that belongs to no field. */
    default Code unknown() {
      return Code.of("in.skip()");
    }

    /** Returns whether {@link #read} is a single statement. */
    boolean isSingle(Field field);

    /** Returns the code that returns the object. */
    Code end();
  }

  // …
  // FieldReader.endFields(in);
  // return …
  ReadMethodBody emit() {
    Code.Builder code = Code.builder().add(inView.declare(type, Field::isRead));
    List<Run> all = runs.all();
    if (all.isEmpty() && (runs.haveAllFields() || entries.isEmpty())) {
      code.add(byKey.alone());
    } else if (!runs.isComplete()) {
      code.add(byKey.overAll(inOrder()));
    } else {
      code.add(IN_ORDER).add(all.size() == 1 ? inOneRun(all.get(0)) : inRuns(all));
    }
    Code reading =
        code.addStatement("$T.endFields(in)", RuntimeNames.FIELD_READER).build();
    return new ReadMethodBody(assembly, reading, parts.methods());
  }

  // if (fields.next(ID_RUN)) {
  //   …
  // }
  // if (fields.next(2)) {
  //   label = in.readString();
  // }
  private Code inOrder() {
    Code.Builder code = Code.builder();
    if (parts.areApart()) {
      return code.build();
    }
    int index = 0;
    for (Run run : runs.all()) {
      code.add(omitted(index, run.first())).add(inOrder(run));
      index = run.end();
    }
    code.add(omitted(index, entries.size()));
    return Code.of("$L$L", IN_ORDER, code.build());
  }

  private Code inOrder(Run run) {
    Code next = Code.of("fields.next($N)", run.name());
    Code values = values(run);
    return values.isEmpty()
        ? Code.statement("$L", next)
        : Code.builder()
            .beginControlFlow("if ($L)", next)
            .add(values)
            .endControlFlow()
            .build();
  }

  /** The entries between two runs, each of which may be missing. */
  private Code omitted(int index, int end) {
    Code.Builder code = Code.builder();
    for (int i = index; i < end; i++) {
      if (entries.get(i) instanceof Field field && field.isRead()) {
        code.beginControlFlow("if (fields.next($L))", i)
            .add(inView.take(field, assembly.read(field)))
            .endControlFlow();
      }
    }
    return code.build();
  }

  // if (FieldReader.beginFields(in, ID_RUN)) {
  //   …
  // } else {
  //   …
  // }
  private Code inOneRun(Run run) {
    Code values = values(run);
    if (values.isEmpty()) {
      return Code.builder()
          .beginControlFlow("if (!$T.beginFields(in, $N))", RuntimeNames.FIELD_READER, run.name())
          .add(parts.byKey(byKey.overAll(Code.of(""))))
          .endControlFlow()
          .build();
    }
    return Code.builder()
        .beginControlFlow("if ($T.beginFields(in, $N))", RuntimeNames.FIELD_READER, run.name())
        .add(parts.ofRun(run, values))
        .nextControlFlow("else")
        .add(parts.byKey(byKey.overAll(Code.of(""))))
        .endControlFlow()
        .build();
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
      if (run.isWhole()) {
        code.beginControlFlow("if ($T.beginFields(in, $N))", RuntimeNames.FIELD_READER, run.name());
      } else {
        code.beginControlFlow(
            "if (read == $N.first() && $T.readRun(in, $N))",
            run.name(),
            RuntimeNames.FIELD_READER,
            run.name());
      }
      code.add(parts.ofRun(run, values(run)))
          .addStatement("read = $N.end()", run.name())
          .endControlFlow();
    }
    return code.beginControlFlow("if (read < $N.size())", keys)
        .add(parts.byKeyFromRead(byKey.overRest(all.get(0))))
        .endControlFlow()
        .build();
  }

  // level = FieldReader.getInt(in, LEVEL_AT);
  // guild = FieldReader.readText(in);
  // items = readListOfItem(in);
  private Code values(Run run) {
    Code.Builder code = Code.builder();
    for (Run.Part part : run.parts()) {
      if (part.entry() instanceof Field field && field.isRead()) {
        code.add(take(part, field));
      } else if (!(part.entry() instanceof Entry.OfTag)) {
        code.add(pass(part));
      }
    }
    return code.build();
  }

  private Code take(Run.Part part, Field field) {
    return part.hole()
        .map(hole -> assembly.assign(field, get(hole, part)))
        .orElseGet(() -> inView.take(field, assembly.read(field)));
  }

  /** What lies in a hole is passed with it, but for text, which lies behind. */
  // FieldReader.readText(in);
  // in.skip();
  private static Code pass(Run.Part part) {
    Code skip = part.hole().map(hole -> get(hole, part)).orElse(Code.of("in.skip()"));
    return part.isFixed() ? Code.of("") : Code.statement("$L", skip);
  }

  private static Code get(Hole hole, Run.Part part) {
    return part.isFixed()
        ? Code.of("$T.$N(in, $N)", RuntimeNames.FIELD_READER, hole.get(), part.holeName())
        : Code.of("$T.$N(in)", RuntimeNames.FIELD_READER, hole.get());
  }
}
