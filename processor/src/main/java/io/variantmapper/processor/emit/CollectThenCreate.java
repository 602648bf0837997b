package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/** Keeps what is read in variables until all that the objects are made of is known. */
final class CollectThenCreate implements ReadMethod.Assembly {
  private final ObjectPlan outermost;
  private final List<Field> fields;
  private final Optional<Entry.Extras> extras;
  private final ReadValue reading;
  private final Defaults defaults;
  private final ReadLocals locals;

  CollectThenCreate(MappedType type, Members members, Defaults defaults) {
    outermost = ObjectPlan.of(type);
    fields = type.wireFields();
    extras = type.extras();
    reading = new ReadValue(members, defaults);
    this.defaults = defaults;
    locals = new ReadLocals(type, members);
  }

  // int hp = 0;
  // boolean hpFound = false;
  // Map<String, Variant> rest = new LinkedHashMap<>();
  // long lastSeen = 0;
  @Override
  public List<ReadVariable> variables() {
    List<ReadVariable> variables = new ArrayList<>();
    for (Field field : held()) {
      variables.add(variable(field, defaults.forMissing(field)));
      locals
          .found(field)
          .ifPresent(found -> variables.add(ReadVariable.zero(TypeName.BOOLEAN, found)));
    }
    extras.ifPresent(
        property -> variables.add(variable(property, Code.of("new $T<>()", LinkedHashMap.class))));
    locals.leftOut(outermost).forEach(variables::add);
    return variables;
  }

  private ReadVariable variable(Property property, Code initial) {
    return new ReadVariable(locals.type(property), locals.value(property.path()), initial);
  }

  /** The fields that are read, or that the creator takes although they are not read. */
  private List<Field> held() {
    return fields.stream()
        .filter(field -> field.isRead() || field.setter().kind() == Access.Kind.CREATOR)
        .toList();
  }

  // name = in.readString();
  @Override
  public Code read(Field field) {
    return reading.read(field, this);
  }

  // hp = FieldReader.getInt(in, HP_AT);
  // hpFound = true;
  @Override
  public Code assign(Field field, Code value) {
    Code.Builder code = Code.builder().addStatement("$N = $L", locals.value(field.path()), value);
    locals.found(field).ifPresent(found -> code.addStatement("$N = true", found));
    return code.build();
  }

  // fields.keep(rest)
  @Override
  public Code unknown() {
    return extras
        .map(rest -> Code.of(
            hasTextKeys(rest) ? "fields.keep($N)" : "fields.keepAny($N)",
            locals.value(rest.path())))
        .orElse(Code.of("in.skip()"));
  }

  private static boolean hasTextKeys(Entry.Extras extras) {
    return ((ParameterizedTypeName) extras.mapping().type())
        .typeArguments()
        .get(0)
        .equals(ClassName.get(String.class));
  }

  @Override
  public boolean isSingle(Field field) {
    return !field.isKept();
  }

  // Place place = new Place(placeX, placeY);
  // return new PlayerState(name, place);
  @Override
  public Code end() {
    Code.Builder code = Code.builder();
    outermost.inside().stream().map(this::make).forEach(code::add);
    return code.add(fill(outermost))
        .addStatement("return $L", finished(outermost))
        .build();
  }

  /** Makes the object of a flattened property, behind those inside it. */
  // Place place = new Place(placeX, placeY);
  private Code make(ObjectPlan plan) {
    Code.Builder code = Code.builder();
    plan.inside().stream().map(this::make).forEach(code::add);
    code.add(fill(plan));
    String variable = locals.value(plan.path());
    // What is filled after its making is in its variable already.
    return plan.isFilled() && !plan.creation().isBuilt()
        ? code.build()
        : code.addStatement(
                "$T $N = $L", plan.type().declaration().type(), variable, finished(plan))
            .build();
  }

  // PlayerState value = new PlayerState(name);
  // PlayerState.Builder builder = PlayerState.builder();
  // if (hpFound) {
  //   value.setHp(hp);
  // }
  private Code fill(ObjectPlan plan) {
    if (!plan.isFilled()) {
      return Code.of("");
    }
    Code.Builder code = Code.builder().add(locals.declareFilled(plan));
    plan.properties().stream()
        .filter(Property::isSetLater)
        .map(property -> setLater(property, locals.filled(plan)))
        .forEach(code::add);
    return code.build();
  }

  // new PlayerState(name, hp)
  // value
  // builder.build()
  private Code finished(ObjectPlan plan) {
    return plan.isFilled()
        ? ObjectCode.finish(plan.creation(), locals.filled(plan))
        : locals.begin(plan);
  }

  private Code setLater(Property property, String object) {
    Code value = Code.of("$N", locals.value(property.path()));
    Code set = ObjectCode.set(object, property, value);
    return locals
        .found(property)
        .map(found -> Code.builder()
            .beginControlFlow("if ($N)", found)
            .add(set)
            .endControlFlow()
            .build())
        .orElse(set);
  }
}
