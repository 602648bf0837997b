package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import java.util.List;

/** The loop that takes fields in the order of the packet, whatever it is. */
final class FieldLoop {
  private final MappedType type;
  private final List<Entry> entries;
  private final Members members;
  private final ReadMethod.Assembly assembly;
  private final InView inView;

  FieldLoop(MappedType type, Members members, ReadMethod.Assembly assembly, InView inView) {
    this.type = type;
    entries = type.wireEntries();
    this.members = members;
    this.assembly = assembly;
    this.inView = inView;
  }

  /** The loop over all fields, with code before it that takes them while they come in order. */
  // FieldCursor fields = FieldCursor.begin(in, KEYS);
  // …
  // fields.requireAll();
  Code overAll(Code inOrder) {
    return from(begin(), inOrder);
  }

  /** The loop over all fields, which are read by no other code. */
  // FieldCursor fields = FieldCursor.begin(in, KEYS);
  // …
  // fields.requireAll();
  Code alone() {
    return checked(Code.builder().add(begin()).add(overRest()));
  }

  /** The loop over what is left after {@code read} fields in runs. */
  // FieldCursor fields = FieldCursor.after(in, KEYS, ID_RUN, read);
  // …
  // fields.requireAll();
  Code overRest(Run first) {
    Code after = Code.statement(
        "$T fields = $T.after(in, $N, $N, read)",
        RuntimeNames.FIELD_CURSOR,
        RuntimeNames.FIELD_CURSOR,
        members.keys(),
        first.name());
    return from(after, Code.of(""));
  }

  private Code from(Code cursor, Code inOrder) {
    return checked(
        Code.builder().add(cursor).add(inOrder).add("// Fields in any order.\n").add(overRest()));
  }

  private Code checked(Code.Builder code) {
    if (type.requiresFields()) {
      code.addStatement("fields.requireAll()");
    }
    return code.add(requireInView()).build();
  }

  // if (isForServer) {
  //   fields.require(3);
  // }
  private Code requireInView() {
    Code.Builder code = Code.builder();
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i) instanceof Field field
          && field.presence().hasViews()
          && field.isRequiredInView()) {
        code.beginControlFlow("if ($L)", inView.of(field))
            .addStatement("fields.require($L)", i)
            .endControlFlow();
      }
    }
    return code.build();
  }

  /** The loop over all fields, whatever is missing. */
  Code overAny() {
    return Code.builder().add(begin()).add(overRest()).build();
  }

  // FieldCursor fields = FieldCursor.begin(in, KEYS);
  private Code begin() {
    return Code.statement(
        "$T fields = $T.begin(in, $N)",
        RuntimeNames.FIELD_CURSOR,
        RuntimeNames.FIELD_CURSOR,
        members.keys());
  }

  // while (fields.next()) {
  //   switch (fields.index()) {
  //     case 0 -> name = in.readString();
  //     …
  //     default -> in.skip();
  //   }
  // }
  private Code overRest() {
    Code.Builder code = Code.builder()
        .beginControlFlow("while (fields.next())")
        .beginControlFlow("switch (fields.index())");
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i) instanceof Field field && field.isRead()) {
        code.add("case $L -> ", i).add(take(field));
      } else if (entries.get(i) instanceof Entry.OfTag tag) {
        code.addStatement(
            tag.tag().isFallback() ? "case $L -> in.skip()" : "case $L -> fields.checkTag()", i);
      } else if (!isUnknownSkipped()) {
        code.addStatement("case $L -> in.skip()", i);
      }
    }
    return code.addStatement("default -> $L", unknown())
        .endControlFlow()
        .endControlFlow()
        .build();
  }

  private boolean isUnknownSkipped() {
    return type.extras().isEmpty() && !type.refusesUnknown();
  }

  // in.skip()
  // fields.keep(rest)
  // throw fields.unknownFieldException()
  private Code unknown() {
    return type.refusesUnknown()
        ? Code.of("throw fields.unknownFieldException()")
        : assembly.unknown();
  }

  // name = in.readString();
  private Code take(Field field) {
    Code take = inView.take(field, assembly.read(field));
    return assembly.isSingle(field) && !field.presence().hasViews() ? take : block(take);
  }

  /** Several statements as the body of a case. */
  private static Code block(Code statements) {
    return Code.builder().add("{\n$>").add(statements).add("$<}\n").build();
  }
}
