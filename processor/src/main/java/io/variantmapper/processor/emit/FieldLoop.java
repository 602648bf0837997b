package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Entry.WireEntry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import java.util.List;

/** Emits the loop that reads fields in any order. */
final class FieldLoop {
  private static final String BEGIN = "${FieldCursor} fields = ${FieldCursor}.begin(in, $N);\n";

  private final SerializerPlan plan;
  private final MappedType type;
  private final List<WireEntry> entries;
  private final String keys;
  private final Assembly assembly;
  private final InView inView;

  FieldLoop(SerializerPlan plan, Assembly assembly, InView inView) {
    this.plan = plan;
    type = plan.type();
    entries = plan.entries();
    keys = plan.keys();
    this.assembly = assembly;
    this.inView = inView;
  }

  /** Returns the loop over all fields, without a check for missing fields. */
  Code overAny() {
    return Code.lines(BEGIN + "$L\n", keys, loop());
  }

  /** Returns the loop over all fields, and the check that no required field is missing. */
  Code alone() {
    return Code.lines(BEGIN + "$L\n$L\n", keys, loop(), check());
  }

  /**
   * Returns {@code inOrder}, followed by the loop and the check.
   *
   * @param inOrder the code that reads fields as long as they are in the expected order
   */
  Code overAll(Code inOrder) {
    return Code.lines(BEGIN + """
        $L
        // Fields in any order.
        $L
        $L
        """, keys, inOrder, loop(), check());
  }

  /**
   * Returns the loop for the fields that no run has read. In generated code, the variable {@code
   * read} is the number of fields that runs have read.
   */
  Code overRest(Run first) {
    return Code.lines("""
        ${FieldCursor} fields = ${FieldCursor}.after(in, $N, $N, read);
        // Fields in any order.
        $L
        $L
        """, keys, first.name(), loop(), check());
  }

  // fields.requireAll("PlayerState");
  // if (isForServer) {
  //   fields.require(3, "PlayerState");
  // }
  private Code check() {
    String name = type.declaration().simpleName();
    Code.Builder code = Code.builder();
    if (type.requiresFields()) {
      code.addStatement("fields.requireAll($S)", name);
    }
    return code.add(plan.each(
            field -> field.presence().hasViews() && field.isRequiredInView(),
            (field, i) ->
                Code.ifTrue(inView.of(field), Code.statement("fields.require($L, $S)", i, name))))
        .build();
  }

  // while (fields.next()) {
  //   switch (fields.index()) {
  //     case 0 -> name = in.readString();
  //     …
  //     default -> in.skip();
  //   }
  // }
  private Code loop() {
    boolean isUnknownSkipped = type.extras().isEmpty() && !type.refusesUnknown();
    Code skipped = isUnknownSkipped ? Code.NONE : Code.SKIP;
    Code.Builder cases = Code.builder();
    for (int i = 0; i < entries.size(); i++) {
      Code read = entries
          .get(i)
          .match(
              field -> field.isRead() ? read(field) : skipped,
              tag -> tag.tag().isFallback() ? Code.SKIP : Code.statement("fields.checkTag()"),
              reserved -> skipped);
      if (!read.isEmpty()) {
        cases.add("case $L -> ", i).add(read);
      }
    }
    Code unknown = type.refusesUnknown()
        ? Code.of("throw fields.unknownFieldException()")
        : assembly.unknown();
    return Code.lines("""
        while (fields.next()) {
          switch (fields.index()) {
            $L
            default -> $L;
          }
        }
        """, cases.build(), unknown);
  }

  // name = in.readString();
  private Code read(Field field) {
    Code read = inView.ifElse(field, assembly.read(field), Code.SKIP);
    return assembly.isSingle(field) && !field.presence().hasViews() ? read : Code.lines("""
            {
              $L
            }
            """, read);
  }
}
