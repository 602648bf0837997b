package io.variantmapper.processor.emit;

import com.palantir.javapoet.ParameterSpec;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Presence.Nil;
import java.util.Optional;

/** Creates the object or its builder first, and sets each property as soon as its value is read. */
final class FillInPlace implements Assembly {
  private final MappedType type;
  private final Creation creation;
  private final FieldReading reading;
  private final Defaults defaults;
  private final FilledContainers filled;
  private final Optional<String> before;
  private final ParameterSpec object;

  /**
   * Creates the assembly of one method.
   *
   * @param before the variable of the existing object, if changes are applied to it; empty if a new
   *     object is read
   */
  FillInPlace(SerializerPlan plan, Optional<String> before) {
    type = plan.type();
    creation = type.creation();
    reading = new FieldReading(plan);
    defaults = plan.defaults();
    filled = plan.filled();
    this.before = before;
    String name = creation.isBuilt() ? "builder" : before.orElse("value");
    object = ParameterSpec.builder(creation.begin().type(), name).build();
  }

  /**
   * Returns the variable of the object or its builder, as a parameter of the methods that fill it.
   */
  ParameterSpec object() {
    return object;
  }

  // PlayerState value = new PlayerState();
  // PlayerState.Builder builder = PlayerState.builder();
  // value.setHp(HP_DEFAULT);
  // builder.name(before.name());
  @Override
  public Code begin() {
    Code begun = ObjectCode.begin(creation, Code.NONE);
    Code.Builder code =
        Code.builder().addStatement("$T $N = $L", object.type(), object.name(), begun);
    for (Field field : type.fields()) {
      if (before.isPresent() && field.setter().exists()) {
        code.add(assign(field, ObjectCode.get(before.get(), field)));
      } else if (before.isEmpty() && field.isRead() && field.presence().hasValueForMissing()) {
        code.add(assign(field, defaults.forMissing(field)));
      }
    }
    return code.build();
  }

  // value.setLabel(in.skipNil() ? null : in.readString());
  @Override
  public Code read(Field field) {
    return before
        .map(existing -> assign(field, reading.change(field, ObjectCode.get(existing, field))))
        .orElseGet(() -> reading.read(field, this));
  }

  // value.setLabel(FieldReader.readText(in));
  @Override
  public Code assign(Field field, Code value) {
    return filled.set(object.name(), field, value);
  }

  @Override
  public boolean isSingle(Field field) {
    return before.isPresent() || field.presence().onNil() != Nil.KEPT;
  }

  // return value;
  // return builder.build();
  @Override
  public Code end() {
    return Code.statement("return $L", ObjectCode.finish(creation, object.name()));
  }
}
