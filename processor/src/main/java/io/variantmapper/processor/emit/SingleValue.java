package io.variantmapper.processor.emit;

import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;

/** Emits the methods of a serializer that writes an object as the value of its only field. */
final class SingleValue {
  private final MappedType type;
  private final GeneratedMembers members;
  private final FilledContainers filled;
  private final Field field;
  private final ValueCode value;

  SingleValue(SerializerPlan plan) {
    type = plan.type();
    members = plan.members();
    filled = plan.filled();
    field = type.fields().get(0);
    value = members.code(field.mapping());
  }

  void addTo(TypeSpec.Builder serializer, SerializerSkeleton skeleton) {
    serializer.addMethod(write().bodyOf(skeleton.write()));
    Code size = value.size(ObjectCode.get("value", field), "depth - 1");
    if (!size.isSame(ValueCode.UNKNOWN_SIZE)) {
      serializer.addMethod(expectedSize(size).bodyOf(skeleton.expectedSize()));
    }
    serializer.addMethod(read().bodyOf(skeleton.read()));
  }

  private Code write() {
    var locals = new WriteLocals(type, members, new InView(members, "out", false));
    return Code.lines("""
        if (value == null) {
          out.writeNil();
          return;
        }
        $L
        """, locals.write(field));
  }

  // return value == null || depth <= 0
  //     ? ExpectedSize.NIL
  //     : ExpectedSize.ofInt(value.number());
  private static Code expectedSize(Code size) {
    return Code.statement("return value == null || depth <= 0\n? ${ExpectedSize}.NIL\n: $L", size);
  }

  // return new PlayerId(in.readLong());
  private Code read() {
    Creation creation = type.creation();
    if (!creation.parameters().isEmpty()) {
      return Code.statement("return $L", ObjectCode.begin(creation, value.read()));
    }
    // PlayerId value = new PlayerId();
    // value.setNumber(in.readLong());
    // return value;
    String object = Names.take(members.locals("in"), creation.isBuilt() ? "builder" : "value");
    TypeName objectType = creation.begin().type();
    return Code.builder()
        .addStatement("$T $N = $L", objectType, object, ObjectCode.begin(creation, Code.NONE))
        .add(filled.set(object, field, value.read()))
        .addStatement("return $L", ObjectCode.finish(creation, object))
        .build();
  }
}
