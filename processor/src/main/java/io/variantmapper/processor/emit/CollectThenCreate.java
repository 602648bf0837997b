package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Creation.Match;
import io.variantmapper.processor.model.Creation.Parameter;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.JavaTypes;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Collects values in variables, and creates the objects after all values are read. */
final class CollectThenCreate implements Assembly {
  private static final ClassName VARIANT = ClassName.get("io.variantmapper.runtime", "Variant");
  private static final TypeName VARIANTS =
      ParameterizedTypeName.get(ClassName.get(Map.class), ClassName.get(String.class), VARIANT);

  private final MappedType type;
  private final ObjectPlan outermost;
  private final FieldReading reading;
  private final Defaults defaults;
  private final FilledContainers filled;
  private final Optional<String> before;
  private final ReadLocals locals;

  /**
   * Creates the assembly for one generated method.
   *
   * @param before the variable of the existing object, if the method returns a changed copy of it;
   *     otherwise empty
   */
  CollectThenCreate(SerializerPlan plan, Optional<String> before) {
    type = plan.type();
    outermost = ObjectPlan.of(type);
    reading = new FieldReading(plan);
    defaults = plan.defaults();
    filled = plan.filled();
    this.before = before;
    locals = new ReadLocals(type, plan.members());
  }

  // int hp = 0;   (int hp = before.hp();)
  // boolean hpFound = false;
  // Map<String, Variant> rest = new LinkedHashMap<>();
  // long lastSeen = 0;
  @Override
  public List<Variable> variables() {
    List<Variable> variables = new ArrayList<>();
    for (Field field : type.wireFields()) {
      if (isTaken(field)) {
        Code initial =
            before.isPresent() ? ObjectCode.get(before.get(), field) : defaults.forMissing(field);
        variables.add(new Variable(type(field), locals.value(field.path()), initial));
        Optional<String> found = found(field);
        if (found.isPresent()) {
          variables.add(new Variable(TypeName.BOOLEAN, found.get(), Code.of("false")));
        }
      }
    }
    type.extras().ifPresent(rest -> addExtras(variables, rest));
    for (ObjectPlan plan : outermost.all()) {
      addLeftOut(variables, plan);
    }
    return variables;
  }

  private void addExtras(List<Variable> variables, Entry.Extras rest) {
    Code empty = Code.of("new ${LinkedHashMap}<>()");
    variables.add(new Variable(type(rest), locals.value(rest.path()), empty));
    locals
        .variants(rest)
        .ifPresent(variants -> variables.add(new Variable(VARIANTS, variants, empty)));
  }

  /**
   * Adds a variable for each parameter that no property sets and whose type generated code can
   * name. Without the variable, the argument would be a bare null, which could fit several
   * overloads.
   */
  // long lastSeen = 0;   (long lastSeen = before.lastSeen();)
  private void addLeftOut(List<Variable> variables, ObjectPlan plan) {
    for (Parameter parameter : plan.creation().parameters()) {
      if (parameter.match() == Match.DEFAULT) {
        Code initial = before.isPresent() && parameter.kept().isPresent()
            ? ObjectCode.get(before.get(), parameter.kept().get())
            : LiteralCode.zero(parameter.type());
        variables.add(new Variable(parameter.type(), locals.value(plan.path(parameter)), initial));
      }
    }
  }

  /**
   * Returns whether the new object gets a value for the property. The new object may need a value
   * even if packets never contain the property.
   */
  private boolean isTaken(Property property) {
    return before.isPresent()
        ? property.setter().exists() && (property.isRead() || !isFilledInPlace(property))
        : property.isRead() || property.setter().kind() == Access.Kind.CREATOR;
  }

  private static boolean isFilledInPlace(Property property) {
    return property.setter().kind() == Access.Kind.FILLED;
  }

  private boolean isSetLater(Property property) {
    return isTaken(property) && property.setter().kind() != Access.Kind.CREATOR;
  }

  /**
   * Returns the type of the property's variable. When changes are merged, a variable has the
   * property's own type unless that type is primitive.
   */
  private TypeName type(Property property) {
    TypeName own = property.mapping().type();
    return before.isEmpty() || own.isPrimitive() ? locals.type(property) : own;
  }

  /**
   * Returns the variable that is true if the packet contained the field; empty if the code does not
   * need to know that.
   */
  private Optional<String> found(Property property) {
    return before.isPresent() ? Optional.empty() : locals.found(property);
  }

  private Code local(Property property) {
    return Code.of("$N", locals.value(property.path()));
  }

  // name = in.readString();
  @Override
  public Code read(Field field) {
    return before.isPresent()
        ? assign(field, reading.change(field, local(field)))
        : reading.read(field, this);
  }

  // hp = FieldReader.getInt(in, HP_AT);
  // hpFound = true;
  @Override
  public Code assign(Field field, Code value) {
    Code.Builder code = Code.builder().addStatement("$L = $L", local(field), value);
    Optional<String> found = found(field);
    if (found.isPresent()) {
      code.addStatement("$N = true", found.get());
    }
    return code.build();
  }

  // fields.keep(rest)
  @Override
  public Code unknown() {
    return type.extras()
        .map(rest -> Code.of(
            "fields.$L($L)",
            hasTextKeys(rest) ? "keep" : "keepAny",
            locals.variants(rest).orElse(locals.value(rest.path()))))
        .orElse(Code.of("in.skip()"));
  }

  private static boolean hasTextKeys(Entry.Extras extras) {
    return JavaTypes.arguments(extras.mapping().type()).get(0).equals(ClassName.get(String.class));
  }

  @Override
  public boolean isSingle(Field field) {
    return found(field).isEmpty();
  }

  // Place place = new Place(placeX, placeY);
  // return new PlayerState(name, place);
  @Override
  public Code end() {
    return Code.builder()
        .add(convertExtras())
        .add(createInside(outermost))
        .add(fill(outermost))
        .addStatement("return $L", finished(outermost))
        .build();
  }

  // for (Map.Entry<String, Variant> extra : restVariants.entrySet()) {
  //   rest.put(extra.getKey(), extra.getValue().toJava());
  // }
  private Code convertExtras() {
    Optional<String> variants = type.extras().flatMap(locals::variants);
    if (variants.isEmpty()) {
      return Code.NONE;
    }
    String extra = locals.newName("extra");
    return Code.lines(
        """
        for ($T $N : $N.entrySet()) {
          $L.put($N.getKey(), $N.getValue().toJava());
        }
        """,
        ParameterizedTypeName.get(
            ClassName.get(Map.Entry.class), ClassName.get(String.class), VARIANT),
        extra,
        variants.get(),
        local(type.extras().get()),
        extra,
        extra);
  }

  private Code createInside(ObjectPlan outer) {
    Code.Builder code = Code.builder();
    for (ObjectPlan plan : outer.inside()) {
      code.add(create(plan));
    }
    return code.build();
  }

  /**
   * Returns the code that creates the object of a flattened property, after the objects inside it.
   */
  // Place place = new Place(placeX, placeY);
  private Code create(ObjectPlan plan) {
    Code.Builder code = Code.builder().add(createInside(plan)).add(fill(plan));
    // An object that is filled after its creation already has a variable.
    return isFilled(plan) && !plan.creation().isBuilt()
        ? code.build()
        : code.addStatement(
                "$T $N = $L",
                plan.type().declaration().type(),
                locals.value(plan.path()),
                finished(plan))
            .build();
  }

  /** Returns whether values are set on the object or its builder after its creation. */
  private boolean isFilled(ObjectPlan plan) {
    return plan.creation().isBuilt() || plan.properties().stream().anyMatch(this::isSetLater);
  }

  // PlayerState value = new PlayerState(name);
  // PlayerState.Builder builder = PlayerState.builder();
  // if (hpFound) {
  //   value.setHp(hp);
  // }
  private Code fill(ObjectPlan plan) {
    Code.Builder code = Code.builder();
    if (!isFilled(plan)) {
      return code.build();
    }
    String object = locals.filled(plan);
    code.addStatement("$T $N = $L", plan.creation().begin().type(), object, begun(plan));
    for (Property property : plan.properties()) {
      if (isSetLater(property)) {
        Code set = filled.set(object, property, local(property));
        code.add(
            found(property).map(found -> Code.ifTrue(Code.of("$N", found), set)).orElse(set));
      }
    }
    return code.build();
  }

  // new PlayerState(name, hp)
  // value
  // builder.build()
  private Code finished(ObjectPlan plan) {
    return isFilled(plan) ? ObjectCode.finish(plan.creation(), locals.filled(plan)) : begun(plan);
  }

  // new PlayerState(name, hp)
  // PlayerState.builder()
  private Code begun(ObjectPlan plan) {
    List<Code> arguments = new ArrayList<>();
    for (Parameter parameter : plan.creation().parameters()) {
      arguments.add(argument(plan, parameter));
    }
    return ObjectCode.begin(plan.creation(), Code.join(arguments, ",$W"));
  }

  // hp
  // null   (before.cache())
  private Code argument(ObjectPlan plan, Parameter parameter) {
    if (parameter.match() != Match.NULL) {
      return Code.of("$N", locals.value(plan.path(parameter)));
    }
    return before
        .flatMap(existing -> parameter.kept().map(getter -> ObjectCode.get(existing, getter)))
        .orElse(Code.of("null"));
  }
}
