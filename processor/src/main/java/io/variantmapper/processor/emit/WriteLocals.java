package io.variantmapper.processor.emit;

import com.palantir.javapoet.NameAllocator;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.Flattened;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.List;
import java.util.Optional;

/**
 * Names the variables of the method that writes one object, and emits the code that gets the
 * object's values.
 */
final class WriteLocals {
  private final MappedType type;
  private final GeneratedMembers members;
  private final InView inView;
  private final NameAllocator names;
  private final List<Flattened> flattened;

  WriteLocals(MappedType type, GeneratedMembers members, InView inView) {
    this.type = type;
    this.members = members;
    this.inView = inView;
    names = members.locals("out", "value", "count");
    flattened = type.flattened();
    for (Flattened property : flattened) {
      names.newName(Names.variable(property), property);
    }
    for (Field field : type.wireFields()) {
      names.newName(Names.variable(field), field);
    }
    type.extras().ifPresent(property -> names.newName(property.name(), property));
    for (Field field : type.wireFields()) {
      if (field.presence().comparesValue()) {
        names.newName(Names.variable(field) + "Written", tagOfWritten(field));
      }
    }
  }

  private static List<Object> tagOfWritten(Field field) {
    return List.of(field, "written");
  }

  // Place place = Objects.requireNonNull(value.place(), "Unit.place is null, but …");
  Code declareFlattened() {
    Code.Builder code = Code.builder();
    for (Flattened property : flattened) {
      code.add(
          declare(property, ObjectCode.requireNonNull(get(property), refusalOfNull(property))));
    }
    return code.build();
  }

  private String refusalOfNull(Flattened property) {
    MappedType declaring = property.owner().map(Flattened::type).orElse(type);
    return declaring.declaration().simpleName() + "." + property.name()
        + " is null, but a flattened field can't be. Set it before writing.";
  }

  // String label = value.label();
  Code declare(Property property) {
    return declare(property, get(property));
  }

  /**
   * Declares the variable of a field that is limited to some views. The getter of the field is only
   * called in these views.
   */
  // String hash = isForServer ? value.hash() : null;
  Code declareInView(Field field) {
    return declare(field, inView.choose(field, get(field)));
  }

  private Code declare(Property property, Code value) {
    return Code.statement("$T $L = $L", property.mapping().type(), of(property), value);
  }

  // out.writeString(value.guild());
  Code write(Field field) {
    return members.code(field.mapping()).write(field, get(field), names.get(field));
  }

  Code of(Property property) {
    return Code.of("$N", names.get(property));
  }

  /**
   * Returns the boolean variable for a field whose value is compared with a default or an empty
   * value. The variable is true if the field is written.
   */
  Code written(Field field) {
    return Code.of("$N", names.get(tagOfWritten(field)));
  }

  // value.getLabel()
  // place.x()
  // Objects.requireNonNull(value.name(), "Unit.name is null. …")
  Code get(Property property) {
    Optional<Flattened> owner = property.owner();
    Code got = ObjectCode.get(owner.isPresent() ? names.get(owner.get()) : "value", property);
    Optional<Field> field = property.asField();
    return field.isPresent() ? ObjectCode.checked(field.get(), got, type) : got;
  }
}
