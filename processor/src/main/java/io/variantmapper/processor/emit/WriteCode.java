package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.Mapping;

/** The statements that write one value. */
final class WriteCode {
  private final Members members;

  WriteCode(Members members) {
    this.members = members;
  }

  /**
   * Code that writes a value or, for null or an empty Optional, nil.
   *
   * @param value an expression; a variable unless {@link #takesNull} holds
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

  /** Code that writes a value which is known to be there. */
  Code writePresent(Mapping mapping, Code value) {
    return mapping.accept(new Present(value));
  }

  /** Whether the code of a present value also writes nil for null, or there is no null. */
  static boolean takesNull(Mapping mapping) {
    return !(mapping instanceof Mapping.OptionalOf
        || mapping instanceof Mapping.Text
        || (mapping.type().isBoxedPrimitive() && !(mapping instanceof Mapping.Own)));
  }

  // label != null && label.isPresent()
  static Code isPresent(Mapping mapping, Code value) {
    return mapping instanceof Mapping.OptionalOf
        ? Code.of("$L != null && $L.isPresent()", value, value)
        : Code.of("$L != null", value);
  }

  private final class Present implements Mapping.Visitor<Code> {
    private final Code value;

    Present(Code value) {
      this.value = value;
    }

    // out.writeInt(value.hp());
    // GivenTypes.writeInt32(out, value.coins());
    // GivenTypes.writeComponents(out, VariantType.PACKED_VECTOR3_ARRAY, value.points());
    @Override
    public Code direct(Mapping.Direct mapping) {
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
    // out.writeStringName(new StringName(action));
    // out.writeNodePath(NodePath.parse(target));
    @Override
    public Code text(Mapping.Text mapping) {
      boolean string = mapping.type().equals(ClassName.get(String.class));
      Code text = Code.of(string ? "$L" : "$L.toString()", value);
      return switch (mapping.form()) {
        case STRING -> Code.statement("out.writeString($L)", text);
        case STRING_NAME -> Code.statement("out.writeStringName(new ${StringName}($L))", text);
        case NODE_PATH -> Code.statement("out.writeNodePath(${NodePath}.parse($L))", text);
      };
    }

    // KIND.write(out, value.kind());
    @Override
    public Code enumOf(Mapping.EnumOf mapping) {
      return Code.statement("$N.write(out, $L)", members.enumSerializer(mapping.type()), value);
    }

    // out.write(SecondsSerializer.INSTANCE, value.cooldown());
    @Override
    public Code own(Mapping.Own mapping) {
      return Code.statement(
          "out.write($L, $L)", members.ownSerializer(mapping.serializer()), value);
    }

    // ItemVariantSerializer.INSTANCE.write(out, value.weapon());
    @Override
    public Code mapped(Mapping.Mapped mapping) {
      return Code.statement("$L.write(out, $L)", members.instance(mapping.serializer()), value);
    }

    // Serializers.BOX_OF_ITEM.write(out, value.box());
    // writeBoxOfItem(out, value.box());
    @Override
    public Code generic(Mapping.Generic mapping) {
      return mapping.hasWildcards()
          ? Code.statement("write$L(out, $L)", members.generics().capture(mapping), value)
          : Code.statement("$L.write(out, $L)", members.generics().expression(mapping), value);
    }

    // out.write(tSerializer, value.content());
    @Override
    public Code variable(Mapping.Variable mapping) {
      return Code.statement("out.write($N, $L)", members.variable(mapping.type()), value);
    }

    // out.writeString(label.get());
    @Override
    public Code optionalOf(Mapping.OptionalOf mapping) {
      return writePresent(mapping.value(), Code.of("$L.$N()", value, mapping.get()));
    }

    // writeListOfItem(out, value.items());
    @Override
    public Code container(Container mapping) {
      return Code.statement("$N(out, $L)", members.writer(mapping), value);
    }

    @Override
    public Code unsupported(Mapping.Unsupported mapping) {
      throw new IllegalArgumentException("Not mapped: " + mapping.type());
    }
  }
}
