package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import java.util.List;

/** The method that writes what differs between two objects. */
final class WriteChangesMethod {
  private static final String BEFORE = "before";
  private static final String AFTER = "after";

  private final MappedType type;
  private final WriteCode values;
  private final String keys;
  private final SerializerExpression serializers;
  private final NameAllocator locals;
  private final InView inView;

  WriteChangesMethod(MappedType type, Members members) {
    this.type = type;
    values = new WriteCode(members);
    keys = members.keys();
    serializers = new SerializerExpression(members);
    locals = members.locals("out", BEFORE, AFTER, "changes");
    inView = new InView(members, "out", true);
  }

  // if (before == null || after == null) {
  //   write(out, after);
  //   return;
  // }
  // FieldChanges changes = FieldChanges.begin(out, KEYS);
  // …
  // changes.end();
  MethodSpec emit(MethodSpec.Builder method) {
    Code.Builder code = Code.builder()
        .beginControlFlow("if ($N == null || $N == null)", BEFORE, AFTER)
        .addStatement("write(out, $N)", AFTER)
        .addStatement("return")
        .endControlFlow()
        .add(inView.declare(type, Field::isWritten))
        .addStatement(
            "$T changes = $T.begin(out, $N)",
            RuntimeNames.FIELD_CHANGES,
            RuntimeNames.FIELD_CHANGES,
            keys);
    List<Entry> entries = type.wireEntries();
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i) instanceof Field field && field.isWritten()) {
        code.add(ifChanged(field, i));
      }
    }
    return code.addStatement("changes.end()").bodyOf(method);
  }

  // if (before.hp() != after.hp()) {
  //   changes.writeKey(1);
  //   out.writeInt(after.hp());
  // }
  private Code ifChanged(Field field, int index) {
    Code before = ObjectCode.get(BEFORE, field);
    Code after = ObjectCode.get(AFTER, field);
    return Code.builder()
        .beginControlFlow(
            "if ($L)", inView.and(field, Difference.of(field.mapping(), before, after)))
        .addStatement("changes.writeKey($L)", index)
        .add(write(field, before, after))
        .endControlFlow()
        .build();
  }

  private Code write(Field field, Code before, Code after) {
    if (field.mapping().hasChanges()) {
      // GuildVariantSerializer.INSTANCE.writeChanges(out, before.guild(), after.guild());
      Code serializer = field.mapping().accept(serializers);
      return Code.statement("$L.writeChanges(out, $L, $L)", serializer, before, after);
    }
    if (WriteCode.takesNull(field.mapping())) {
      return values.write(field.mapping(), after);
    }
    // String label = after.label();
    String local = locals.clone().newName(field.name());
    return Code.builder()
        .addStatement("$T $N = $L", field.mapping().type(), local, after)
        .add(values.write(field.mapping(), Code.of("$N", local)))
        .build();
  }
}
