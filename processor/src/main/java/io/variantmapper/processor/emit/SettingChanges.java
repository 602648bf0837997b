package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;

/** Sets what has changed: on an existing object, or on a builder that has its values. */
final class SettingChanges implements ReadMethod.Assembly {
  private final MappedType type;
  private final ChangedValue values;

  /** The object that has the values of before. */
  private final String existing;

  /** The variable with what is set: that object, or a builder. */
  private final String object;

  SettingChanges(MappedType type, ChangedValue values, String existing) {
    this.type = type;
    this.values = values;
    this.existing = existing;
    object = type.creation().isBuilt() ? "builder" : existing;
  }

  // PlayerState.Builder builder = PlayerState.builder();
  // builder.name(before.name());
  @Override
  public Code begin() {
    Creation creation = type.creation();
    Code builder = ObjectCode.begin(creation, Code.of(""));
    Code.Builder code =
        Code.builder().addStatement("$T $N = $L", creation.begin().type(), object, builder);
    type.fields().stream()
        .filter(field -> field.setter().exists())
        .map(field -> assign(field, ObjectCode.get(existing, field)))
        .forEach(code::add);
    return code.build();
  }

  // existing.setHp(in.readInt());
  @Override
  public Code read(Field field) {
    return assign(field, values.read(field, ObjectCode.get(existing, field)));
  }

  @Override
  public Code assign(Field field, Code value) {
    return ObjectCode.set(object, field, value);
  }

  @Override
  public boolean isSingle(Field field) {
    return true;
  }

  // return builder.build();
  @Override
  public Code end() {
    return Code.statement("return $L", ObjectCode.finish(type.creation(), object));
  }
}
