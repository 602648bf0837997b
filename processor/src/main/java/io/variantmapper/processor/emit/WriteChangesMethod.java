package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.Merging;

/** Emits the method that writes the differences between two states of an object. */
final class WriteChangesMethod {
  private static final String BEFORE = "before";
  private static final String AFTER = "after";

  private final SerializerPlan plan;
  private final NameAllocator locals;
  private final InView inView;

  WriteChangesMethod(SerializerPlan plan) {
    this.plan = plan;
    locals = plan.members().locals("out", BEFORE, AFTER, "changes");
    inView = new InView(plan.members(), "out", true);
  }

  MethodSpec emit(MethodSpec.Builder method) {
    Code fields = plan.each(Field::isWritten, this::ifChanged);
    return Code.lines("""
            if (before == null || after == null) {
              write(out, after);
              return;
            }
            $L
            ${FieldChanges} changes = ${FieldChanges}.begin(out, $N);
            $L
            changes.end();
            """, inView.declare(plan.type(), Field::isWritten), plan.keys(), fields)
        .bodyOf(method);
  }

  // if (before.hp() != after.hp()) {
  //   changes.writeKey(1);
  //   out.writeInt(after.hp());
  // }
  private Code ifChanged(Field field, int index) {
    Code before = ObjectCode.get(BEFORE, field);
    Code after = ObjectCode.get(AFTER, field);
    Code checked = ObjectCode.checked(field, after, plan.type());
    if (field.mapping().isComparedByFields()) {
      return inView.ifIn(field, changesOfValue(field, index, before, checked));
    }
    Code isChanged = value(field).differs(before, after);
    Code key = Code.statement("changes.writeKey($L)", index);
    Code write = Code.of("$L$L", key, write(field, before, checked));
    return Code.ifTrue(inView.and(field, isChanged), write);
  }

  private ValueCode value(Field field) {
    return plan.members().code(field.mapping());
  }

  // changes.writeChanges(2, GuildVariantSerializer.INSTANCE, before.guild(), after.guild());
  private Code changesOfValue(Field field, int index, Code before, Code after) {
    Code serializer = value(field).serializer();
    return Code.statement(
        "changes.writeChanges($L, $L,$W$L,$W$L)", index, serializer, before, after);
  }

  private Code write(Field field, Code before, Code after) {
    if (field.mapping().merging() == Merging.CHANGES) {
      // GuildVariantSerializer.INSTANCE.writeChanges(out, before.guild(), after.guild());
      Code serializer = value(field).serializer();
      return Code.statement("$L.writeChanges(out, $L, $L)", serializer, before, after);
    }
    return value(field).write(field, after, locals.clone().newName(field.name()));
  }
}
