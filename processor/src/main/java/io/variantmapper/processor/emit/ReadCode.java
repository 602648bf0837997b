package io.variantmapper.processor.emit;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.DirectForm;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Slot;
import io.variantmapper.processor.model.TextForm;

/** The expressions that read one value. */
final class ReadCode implements Mapping.Visitor<Code> {
  private final Members members;

  ReadCode(Members members) {
    this.members = members;
  }

  /** Code that reads the value of an element, key or entry. */
  Code read(Slot slot) {
    return slot.nullable()
        ? readOr(absent(slot.mapping()), slot.mapping())
        : slot.mapping().accept(this);
  }

  /** Code that takes another value for nil. */
  // in.skipNil() ? null : in.readString()
  Code readOr(Code ofNil, Mapping mapping) {
    return mapping instanceof Mapping.OptionalOf
        ? mapping.accept(this)
        : Code.of("in.skipNil() ? $L$W: $L", ofNil, mapping.accept(this));
  }

  /** A condition for the serializer of a type parameter, which may take a nil; or empty. */
  // tSerializer.readsNil() ||
  Code ofArgument(Mapping mapping, String condition) {
    return mapping instanceof Mapping.Variable variable
        ? Code.of(condition, members.variable(variable.type()))
        : Code.NONE;
  }

  /** The value of a property that is missing in the packet: null, 0, false or an empty Optional. */
  static Code absent(Mapping mapping) {
    return mapping instanceof Mapping.OptionalOf optional
        ? Code.of("$T.empty()", optional.optional())
        : zero(mapping.type());
  }

  /** The value that Java gives a field of {@code type} without an initializer. */
  static Code zero(TypeName type) {
    if (!type.isPrimitive()) {
      return Code.of("null");
    }
    return Code.of(type.equals(TypeName.BOOLEAN) ? "false" : "0");
  }

  // in.readInt()
  // GivenTypes.readFloatComponents(in, VariantType.PACKED_VECTOR3_ARRAY)
  @Override
  public Code direct(Mapping.Direct mapping) {
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
  @Override
  public Code text(Mapping.Text mapping) {
    Code text = mapping.form() == TextForm.NODE_PATH
        ? Code.of("${FieldReader}.readPath(in)")
        : Code.of("in.readString()");
    return mapping.parse().isEmpty()
        ? text
        : Code.of("$T.$N($L)", mapping.type(), mapping.parse(), text);
  }

  // KIND.read(in)
  @Override
  public Code enumOf(Mapping.EnumOf mapping) {
    String method = mapping.unknown() == Mapping.Unknown.FAIL ? "read" : "readOrNull";
    return Code.of("$N.$N(in)", members.enumSerializer(mapping.type()), method);
  }

  /** Whether reading leaves an element out if it is an unknown constant of an enum. */
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
    return code.addStatement("$T $L = $L", mapping.type(), variable, mapping.accept(this))
        .add(Code.ifTrue(Code.of("$L != null", variable), Code.statement(statement, variable)))
        .build();
  }

  // in.read(SecondsSerializer.INSTANCE)
  @Override
  public Code own(Mapping.Own mapping) {
    return Code.of("in.read($L)", members.ownSerializer(mapping.serializer()));
  }

  // ItemVariantSerializer.INSTANCE.read(in)
  @Override
  public Code mapped(Mapping.Mapped mapping) {
    return Code.of("$L.read(in)", members.instance(mapping.serializer()));
  }

  // Serializers.BOX_OF_ITEM.read(in)
  @Override
  public Code generic(Mapping.Generic mapping) {
    return Code.of("$L.read(in)", members.generics().expression(mapping));
  }

  // in.read(tSerializer)
  @Override
  public Code variable(Mapping.Variable mapping) {
    return Code.of("in.read($N)", members.variable(mapping.type()));
  }

  // in.skipNil() ? Optional.empty() : Optional.of(in.readString())
  @Override
  public Code optionalOf(Mapping.OptionalOf mapping) {
    Code value = mapping.value().accept(this);
    return Code.of("in.skipNil() ? $L$W: $T.of($L)", absent(mapping), mapping.optional(), value);
  }

  // readListOfItem(in)
  @Override
  public Code container(Container mapping) {
    return Code.of("$N(in)", members.reader(mapping));
  }

  @Override
  public Code unsupported(Mapping.Unsupported mapping) {
    throw new IllegalArgumentException("Not mapped: " + mapping.type());
  }
}
