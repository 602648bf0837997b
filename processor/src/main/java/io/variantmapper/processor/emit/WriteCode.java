package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.Conversion;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;

/** Emits the statements that write one value. */
final class WriteCode {
  private final Members members;
  private final SerializerExpression serializers;

  WriteCode(Members members) {
    this.members = members;
    serializers = new SerializerExpression(members);
  }

  /**
   * Returns the code that writes a value. The code writes nil for null and for an empty Optional.
   *
   * @param value an expression. If {@link #takesNull} returns false, it must be a variable, because
   *     the code contains it several times.
   */
  // if (level != null) {
  //   out.writeInt(level);
  // } else {
  //   out.writeNil();
  // }
  Code write(Mapping mapping, Code value) {
    return takesNull(mapping)
        ? writePresent(mapping, value)
        : Code.ifElse(isPresent(mapping, value), writePresent(mapping, value), Code.WRITE_NIL);
  }

  /**
   * Returns the code that writes the value of a field.
   *
   * @param value an expression; if the field refuses null, the result of {@link #checked}
   * @param local a name that no other variable of the method has
   */
  // out.writeString(value.guild());
  // Integer level = value.level();
  // …
  Code write(Field field, Code value, String local) {
    Mapping mapping = field.mapping();
    if (field.presence().refusesNull()) {
      return writePresent(mapping, value);
    }
    return takesNull(mapping)
        ? write(mapping, value)
        : Code.builder()
            .addStatement("$T $N = $L", mapping.type(), local, value)
            .add(write(mapping, Code.of("$N", local)))
            .build();
  }

  /**
   * Returns the expression {@code value}. If the field refuses null, adds a check for null.
   *
   * @param type the mapped type that contains the field; the message of the check contains its name
   */
  // Objects.requireNonNull(value.name(), "Unit.name is null. …")
  static Code checked(Field field, Code value, MappedType type) {
    return field.presence().refusesNull()
        ? requireNonNull(
            value,
            type.declaration().simpleName() + "." + field.path()
                + " is null. Set it before writing, or mark it @Nullable.")
        : value;
  }

  // Objects.requireNonNull(element, "PackedInt32Array can't hold null")
  static Code requireNonNull(Code value, String message) {
    return Code.of("${Objects}.requireNonNull($L,$W$S)", value, message);
  }

  /** Returns the code that writes a value that is neither null nor an empty Optional. */
  // KIND.write(out, value.kind());
  // out.writeString(label.get());
  // writeInstantInSeconds(out, value.begin());
  // writeShapeAsCircle(out, value.area());
  // writeListOfItem(out, value.items());
  // writeBoxOfItem(out, value.box());
  // out.write(SecondsSerializer.INSTANCE, value.cooldown());
  // ItemVariantSerializer.INSTANCE.write(out, value.weapon());
  Code writePresent(Mapping mapping, Code value) {
    if (mapping instanceof Mapping.Direct direct) {
      return direct(direct, value);
    } else if (mapping instanceof Mapping.Text text) {
      return text(text, value);
    } else if (mapping instanceof Mapping.Time time) {
      return Code.statement("$N(out, $L)", members.times().writer(time), value);
    } else if (mapping instanceof Mapping.Converted converted) {
      return writePresent(converted.value(), converted(converted.conversion(), value));
    } else if (mapping instanceof Mapping.Implemented implemented) {
      return Code.statement("$N(out, $L)", members.implemented().writer(implemented), value);
    } else if (mapping instanceof Mapping.OptionalOf optional) {
      return writePresent(optional.value(), Code.of("$L.$N()", value, optional.get()));
    } else if (mapping instanceof Container container) {
      return Code.statement("$N(out, $L)", members.writer(container), value);
    } else if (mapping instanceof Mapping.Generic generic && generic.hasWildcards()) {
      return Code.statement("write$L(out, $L)", members.generics().capture(generic), value);
    }
    boolean isByWriter = mapping instanceof Mapping.Custom || mapping instanceof Mapping.Variable;
    String format = isByWriter ? "out.write($L, $L)" : "$L.write(out, $L)";
    return Code.statement(format, serializers.of(mapping), value);
  }

  // Instant.ofEpochMilli(value.since().getTime())
  // value.hits().get()
  private static Code converted(Conversion conversion, Code value) {
    return switch (conversion) {
      // The code does not call toInstant(), because java.sql.Date throws an exception there.
      case DATE -> Code.of("$T.ofEpochMilli($L.getTime())", conversion.written(), value);
      case ATOMIC_INTEGER, ATOMIC_LONG, ATOMIC_BOOLEAN -> Code.of("$L.get()", value);
    };
  }

  // out.writeInt(value.hp());
  // GivenTypes.writeInt32(out, value.coins());
  // GivenTypes.writeComponents(out, VariantType.PACKED_VECTOR3_ARRAY, value.points());
  private static Code direct(Mapping.Direct mapping, Code value) {
    return switch (mapping.form()) {
      case WHOLE -> Code.statement("out.$N($L)", mapping.write(), value);
      case NARROWED -> Code.statement("${GivenTypes}.$N(out, $L)", mapping.write(), value);
      case COMPONENTS ->
        Code.statement(
            "${GivenTypes}.$N(out, ${VariantType}.$N, $L)",
            mapping.write(),
            mapping.godotType().name(),
            value);
    };
  }

  // out.writeString(value.since().toString());
  // out.writeString(TimeNumber.withSeconds(value.opening()));
  // out.writeStringName(new StringName(action));
  // out.writeNodePath(NodePath.parse(target));
  private static Code text(Mapping.Text mapping, Code value) {
    boolean string = mapping.type().equals(ClassName.get(String.class));
    Code text = string ? value : Code.of("$L.$N()", value, mapping.print());
    if (mapping.hasTimeOfDay()) {
      text = Code.of("${TimeNumber}.withSeconds($L)", value);
    }
    return switch (mapping.form()) {
      case STRING -> Code.statement("out.writeString($L)", text);
      case STRING_NAME -> Code.statement("out.writeStringName(new ${StringName}($L))", text);
      case NODE_PATH -> Code.statement("out.writeNodePath(${NodePath}.parse($L))", text);
    };
  }

  /**
   * Returns whether the code from {@link #writePresent} needs no check for null: either this code
   * writes nil for null, or the value is never null.
   */
  private static boolean takesNull(Mapping mapping) {
    return !(mapping instanceof Mapping.OptionalOf
        || mapping instanceof Mapping.Text
        || mapping instanceof Mapping.Converted
        || (mapping.type().isBoxedPrimitive() && !(mapping instanceof Mapping.Custom)));
  }

  // label != null && label.isPresent()
  static Code isPresent(Mapping mapping, Code value) {
    return mapping instanceof Mapping.OptionalOf
        ? Code.of("$L != null && $L.isPresent()", value, value)
        : Code.of("$L != null", value);
  }
}
