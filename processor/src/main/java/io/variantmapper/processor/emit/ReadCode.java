package io.variantmapper.processor.emit;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.Conversion;
import io.variantmapper.processor.model.DirectForm;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Slot;
import io.variantmapper.processor.model.TextForm;

/** Emits the expressions that read one value. */
final class ReadCode {
  private final Members members;
  private final SerializerExpression serializers;

  ReadCode(Members members) {
    this.members = members;
    serializers = new SerializerExpression(members);
  }

  /**
   * Returns the expression that reads the element, key or value of this slot. If the slot is
   * nullable, the expression accepts a nil.
   */
  Code read(Slot slot) {
    return slot.nullable() ? readOr(absent(slot.mapping()), slot.mapping()) : read(slot.mapping());
  }

  /**
   * Returns the expression that reads a value. If the packet contains a nil instead, the result is
   * {@code ofNil} or, for an Optional, always the empty Optional.
   */
  // in.skipNil() ? null : in.readString()
  Code readOr(Code ofNil, Mapping mapping) {
    return mapping instanceof Mapping.OptionalOf
        ? read(mapping)
        : Code.of("in.skipNil() ? $L$W: $L", ofNil, read(mapping));
  }

  /**
   * Returns the expression that reads a value without a check for nil. An Optional is the
   * exception: a nil is read as the empty Optional.
   */
  // KIND.readOrNull(in)
  // in.skipNil() ? Optional.empty() : Optional.of(in.readString())
  // readInstantInSeconds(in)
  // readListOfItem(in)
  // in.read(SecondsSerializer.INSTANCE)
  // ItemVariantSerializer.INSTANCE.read(in)
  Code read(Mapping mapping) {
    if (mapping instanceof Mapping.Direct direct) {
      return direct(direct);
    } else if (mapping instanceof Mapping.Text text) {
      return text(text);
    } else if (mapping instanceof Mapping.Time time) {
      return Code.of("$N(in)", members.times().reader(time));
    } else if (mapping instanceof Mapping.Converted converted) {
      return converted(converted.conversion(), read(converted.value()));
    } else if (mapping instanceof Mapping.Implemented implemented) {
      return read(implemented.implementation());
    } else if (mapping instanceof Mapping.EnumOf enumOf) {
      String method = enumOf.unknown() == Mapping.Unknown.FAIL ? "read" : "readOrNull";
      return Code.of("$L.$N(in)", serializers.of(mapping), method);
    } else if (mapping instanceof Mapping.OptionalOf optional) {
      Code value = read(optional.value());
      return Code.of("in.skipNil() ? $L$W: $T.of($L)", absent(mapping), optional.optional(), value);
    } else if (mapping instanceof Container container) {
      return Code.of("$N(in)", members.reader(container));
    }
    boolean isByReader = mapping instanceof Mapping.Custom || mapping instanceof Mapping.Variable;
    return Code.of(isByReader ? "in.read($L)" : "$L.read(in)", serializers.of(mapping));
  }

  // Date.from(Instant.parse(in.readString()))
  // new AtomicInteger(in.readInt())
  private static Code converted(Conversion conversion, Code value) {
    return switch (conversion) {
      case DATE -> Code.of("$T.from($L)", conversion.type(), value);
      case ATOMIC_INTEGER, ATOMIC_LONG, ATOMIC_BOOLEAN ->
        Code.of("new $T($L)", conversion.type(), value);
    };
  }

  // in.readInt()
  // GivenTypes.readFloatComponents(in, VariantType.PACKED_VECTOR3_ARRAY)
  private static Code direct(Mapping.Direct mapping) {
    return mapping.form() != DirectForm.COMPONENTS
        ? Code.of("in.$N()", mapping.read())
        : Code.of(
            "${GivenTypes}.$N(in,$W${VariantType}.$N)",
            mapping.read(),
            mapping.godotType().name());
  }

  // in.readString()
  // FieldReader.readPath(in)
  // Instant.parse(in.readString())
  private static Code text(Mapping.Text mapping) {
    Code text = mapping.form() == TextForm.NODE_PATH
        ? Code.of("${FieldReader}.readPath(in)")
        : Code.of("in.readString()");
    return mapping.parse().isEmpty()
        ? text
        : Code.of("$T.$N($L)", mapping.parser(), mapping.parse(), text);
  }

  /**
   * Returns a condition on the serializer of a type argument, because this serializer may read nil
   * itself. If the mapping is not a type parameter, returns no code.
   *
   * @param condition the format of the condition, with a placeholder for the serializer
   */
  // tSerializer.readsNil() ||
  Code ofArgument(Mapping mapping, String condition) {
    return mapping instanceof Mapping.Variable variable
        ? Code.of(condition, members.variable(variable.type()))
        : Code.NONE;
  }

  /**
   * Returns the value that stands for a missing value or a nil: null, 0, false or an empty
   * Optional.
   */
  static Code absent(Mapping mapping) {
    return mapping instanceof Mapping.OptionalOf optional
        ? Code.of("$T.empty()", optional.optional())
        : zero(mapping.type());
  }

  /** Returns the value that Java gives a field of {@code type} without an initializer. */
  static Code zero(TypeName type) {
    if (!type.isPrimitive()) {
      return Code.of("null");
    }
    return Code.of(type.equals(TypeName.BOOLEAN) ? "false" : "0");
  }

  /** Returns whether unknown constants of an enum are skipped when a container is read. */
  static boolean skipsUnknown(Slot slot) {
    return slot.mapping() instanceof Mapping.EnumOf constant
        && constant.unknown() == Mapping.Unknown.SKIP;
  }

  // elements.add(in.readString());
  Code add(Slot element) {
    return add(element, "element", "elements.add($L)");
  }

  // elements.put(key, in.readString());
  Code put(Slot value) {
    return add(value, "value", "elements.put(key, $L)");
  }

  private Code add(Slot slot, String variable, String statement) {
    return skipsUnknown(slot)
        ? addKnown(slot, variable, statement)
        : Code.statement(statement, read(slot));
  }

  // Kind element = KIND.readOrNull(in);
  // if (element != null) {
  //   elements.add(element);
  // }
  private Code addKnown(Slot slot, String variable, String statement) {
    Code.Builder code = Code.builder();
    if (slot.nullable()) {
      code.addLines("""
          if (in.skipNil()) {
            $L
            continue;
          }
          """, Code.statement(statement, "null"));
    }
    Mapping mapping = slot.mapping();
    return code.addStatement("$T $L = $L", mapping.type(), variable, read(mapping))
        .add(Code.ifTrue(Code.of("$L != null", variable), Code.statement(statement, variable)))
        .build();
  }
}
