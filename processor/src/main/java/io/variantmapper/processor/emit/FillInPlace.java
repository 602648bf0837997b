package io.variantmapper.processor.emit;

import com.palantir.javapoet.ParameterSpec;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Presence.Outcome;

/** Makes the object, or its builder, first and sets the properties as they come. */
final class FillInPlace implements ReadMethod.Assembly {
  private final MappedType type;
  private final Creation creation;
  private final ReadValue reading;
  private final Defaults defaults;

  /** What is filled. */
  private final ParameterSpec object;

  FillInPlace(MappedType type, Members members, Defaults defaults) {
    this.type = type;
    reading = new ReadValue(members, defaults);
    this.defaults = defaults;
    creation = type.creation();
    String name = creation.isBuilt() ? "builder" : "value";
    object = ParameterSpec.builder(creation.begin().type(), name).build();
  }

  /** The variable that is filled, as a parameter of methods that fill it. */
  ParameterSpec object() {
    return object;
  }

  // PlayerState value = new PlayerState();
  // PlayerState.Builder builder = PlayerState.builder();
  // value.setHp(HP_DEFAULT);
  @Override
  public Code begin() {
    Code made = ObjectCode.begin(creation, Code.of(""));
    Code.Builder code =
        Code.builder().addStatement("$T $N = $L", object.type(), object.name(), made);
    type.fields().stream()
        .filter(field -> field.isRead() && field.presence().hasDefault())
        .map(field -> assign(field, defaults.forMissing(field)))
        .forEach(code::add);
    return code.build();
  }

  // value.setLabel(in.skipNil() ? null : in.readString());
  @Override
  public Code read(Field field) {
    return reading.read(field, this);
  }

  // value.setLabel(FieldReader.readText(in));
  @Override
  public Code assign(Field field, Code value) {
    return ObjectCode.set(object.name(), field, value);
  }

  @Override
  public boolean isSingle(Field field) {
    return field.presence().onNil() != Outcome.KEPT;
  }

  // return value;
  // return builder.build();
  @Override
  public Code end() {
    return Code.statement("return $L", ObjectCode.finish(creation, object.name()));
  }
}
