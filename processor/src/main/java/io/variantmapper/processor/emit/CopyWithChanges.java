package io.variantmapper.processor.emit;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import java.util.List;
import java.util.stream.Stream;

/** Makes a new object of the values of before and of those that have changed. */
final class CopyWithChanges implements ReadMethod.Assembly {
  private final MappedType type;
  private final ObjectPlan plan;
  private final ChangedValue values;
  private final ReadLocals locals;

  CopyWithChanges(MappedType type, ChangedValue values, ReadLocals locals) {
    this.type = type;
    plan = ObjectPlan.of(type);
    this.values = values;
    this.locals = locals;
  }

  // String name = before.name();
  // long lastSeen = before.lastSeen();
  @Override
  public List<ReadVariable> variables() {
    Stream<ReadVariable> before = copied().stream()
        .map(field -> new ReadVariable(
            type(field),
            locals.value(field.name()),
            ObjectCode.get(ApplyChangesMethod.BEFORE, field)));
    return Stream.concat(before, locals.kept(plan, ApplyChangesMethod.BEFORE)).toList();
  }

  /** That of the field itself where changes of its value are merged into the variable's. */
  private TypeName type(Field field) {
    TypeName own = field.mapping().type();
    return own.isPrimitive() ? locals.type(field) : own;
  }

  /** What has a place in the new object, read from packets or not. */
  private List<Field> copied() {
    return type.fields().stream().filter(field -> field.setter().exists()).toList();
  }

  // name = in.readString();
  @Override
  public Code read(Field field) {
    return assign(field, values.read(field, local(field)));
  }

  private Code local(Field field) {
    return Code.of("$N", locals.value(field.name()));
  }

  @Override
  public Code assign(Field field, Code value) {
    return Code.statement("$N = $L", locals.value(field.name()), value);
  }

  @Override
  public boolean isSingle(Field field) {
    return true;
  }

  // return new PlayerState(name, hp);
  @Override
  public Code end() {
    return copied().stream().anyMatch(CopyWithChanges::isSetLater)
        ? setOthers()
        : Code.statement("return $L", locals.begin(plan));
  }

  private static boolean isSetLater(Field field) {
    return field.setter().kind() != Access.Kind.CREATOR;
  }

  // PlayerState value = new PlayerState(name);
  // value.setHp(hp);
  // return value;
  private Code setOthers() {
    String object = locals.filled(plan);
    Code.Builder code = Code.builder().add(locals.declareFilled(plan));
    copied().stream()
        .filter(CopyWithChanges::isSetLater)
        .map(field -> ObjectCode.set(object, field, local(field)))
        .forEach(code::add);
    return code.addStatement("return $N", object).build();
  }
}
