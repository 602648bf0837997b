package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import io.variantmapper.processor.emit.ReadMethod.Assembly;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import java.util.List;

/** The method that reads changes and merges them, and the one that does so in place. */
final class ApplyChangesMethod {
  static final String BEFORE = "before";
  private static final String EXISTING = "existing";

  private final MappedType type;
  private final SerializerSkeleton skeleton;
  private final ChangedValue values;
  private final Members members;

  ApplyChangesMethod(
      MappedType type, SerializerSkeleton skeleton, Members members, Defaults defaults) {
    this.type = type;
    this.skeleton = skeleton;
    values = new ChangedValue(members, defaults);
    this.members = members;
  }

  void addTo(TypeSpec.Builder serializer) {
    if (type.isChangedInPlace()) {
      serializer.addMethod(inPlace()).addMethod(readInto());
    } else if (type.creation().isBuilt()) {
      addAnew(serializer, new SettingChanges(type, values, BEFORE));
    } else {
      addAnew(serializer, new CopyWithChanges(type, values, new ReadLocals(type, members)));
    }
  }

  // if (before == null) {
  //   return read(in);
  // }
  private MethodSpec.Builder begin() {
    return skeleton
        .applyChangesBuilder()
        .beginControlFlow("if ($N == null)", BEFORE)
        .addStatement("return read(in)")
        .endControlFlow();
  }

  // String name = before.name();
  // …
  // FieldReader.endFields(in);
  // return new PlayerState(name);
  private void addAnew(TypeSpec.Builder serializer, Assembly assembly) {
    new ReadMethodBody(assembly, loop(assembly), List.of())
        .addTo(serializer, begin(), new ValuesClass(type, members, "ChangedValues"));
  }

  // readInto(before, in);
  // return before;
  private MethodSpec inPlace() {
    return begin()
        .addStatement("readInto($N, in)", BEFORE)
        .addStatement("return $N", BEFORE)
        .build();
  }

  // …
  // FieldReader.endFields(in);
  private MethodSpec readInto() {
    return Code.builder()
        .add(loop(new SettingChanges(type, values, EXISTING)))
        .bodyOf(skeleton.readIntoBuilder());
  }

  private Code loop(Assembly assembly) {
    InView inView = new InView(members, "in", true);
    return Code.builder()
        .add(inView.declare(type, Field::isRead))
        .add(new FieldLoop(type, members, assembly, inView).overAny())
        .addStatement("$T.endFields(in)", RuntimeNames.FIELD_READER)
        .build();
  }
}
