package io.variantmapper.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Slot;
import io.variantmapper.processor.model.TextForm;

/** The expressions that read one value. */
final class ReadCode implements Mapping.Visitor<CodeBlock> {
  private final Members members;

  ReadCode(Members members) {
    this.members = members;
  }

  /** Code that reads the value of an element, key or entry. */
  CodeBlock read(Slot slot) {
    return slot.nullable()
        ? readOr(absent(slot.mapping()), slot.mapping())
        : slot.mapping().accept(this);
  }

  /** Code that takes another value for nil. */
  // in.readNil() ? null : in.readString()
  CodeBlock readOr(CodeBlock ofNil, Mapping mapping) {
    return mapping instanceof Mapping.OptionalOf
        ? mapping.accept(this)
        : CodeBlock.of("in.readNil() ? $L : $L", ofNil, mapping.accept(this));
  }

  /** What a property has that was not in the packet: null, 0, false or an empty Optional. */
  static CodeBlock absent(Mapping mapping) {
    return mapping instanceof Mapping.OptionalOf optional
        ? CodeBlock.of("$T.empty()", optional.optional())
        : zero(mapping.type());
  }

  /** The value that Java gives a field of {@code type} without an initialiser. */
  static CodeBlock zero(TypeName type) {
    if (!type.isPrimitive()) {
      return CodeBlock.of("null");
    }
    return CodeBlock.of(type.equals(TypeName.BOOLEAN) ? "false" : "0");
  }

  // in.readInt()
  // in.readFloatComponents(VariantType.PACKED_VECTOR3_ARRAY)
  @Override
  public CodeBlock direct(Mapping.Direct mapping) {
    return mapping.variantType().isEmpty()
        ? CodeBlock.of("in.$N()", mapping.read())
        : CodeBlock.of(
            "in.$N($T.$N)", mapping.read(), RuntimeNames.VARIANT_TYPE, mapping.variantType());
  }

  // in.readString()
  // in.readPath()
  @Override
  public CodeBlock text(Mapping.Text mapping) {
    return CodeBlock.of(mapping.form() == TextForm.NODE_PATH ? "in.readPath()" : "in.readString()");
  }

  // KIND.read(in)
  @Override
  public CodeBlock enumOf(Mapping.EnumOf mapping) {
    String method = mapping.unknown() == Mapping.Unknown.FAIL ? "read" : "readOrNull";
    return CodeBlock.of("$N.$N(in)", members.enumSerializer(mapping.type()), method);
  }

  /** Whether reading leaves an element out if it is an unknown constant of an enum. */
  static boolean skipsUnknown(Slot slot) {
    return slot.mapping() instanceof Mapping.EnumOf constant
        && constant.unknown() == Mapping.Unknown.SKIP;
  }

  // elements.add(in.readString());
  CodeBlock add(Slot element) {
    return skipsUnknown(element)
        ? addKnown(element)
        : CodeBlock.builder().addStatement("elements.add($L)", read(element)).build();
  }

  // if (in.readNil()) {
  //   elements.add(null);
  //   continue;
  // }
  // Kind element = KIND.readOrNull(in);
  // if (element != null) {
  //   elements.add(element);
  // }
  private CodeBlock addKnown(Slot element) {
    CodeBlock.Builder code = CodeBlock.builder();
    if (element.nullable()) {
      code.beginControlFlow("if (in.readNil())")
          .addStatement("elements.add(null)")
          .addStatement("continue")
          .endControlFlow();
    }
    return code.addStatement(
            "$T element = $L", element.mapping().type(), element.mapping().accept(this))
        .beginControlFlow("if (element != null)")
        .addStatement("elements.add(element)")
        .endControlFlow()
        .build();
  }

  // SecondsSerializer.INSTANCE.read(in)
  @Override
  public CodeBlock own(Mapping.Own mapping) {
    return CodeBlock.of("$L.read(in)", members.ownSerializer(mapping.serializer()));
  }

  // ItemVariantSerializer.INSTANCE.read(in)
  @Override
  public CodeBlock mapped(Mapping.Mapped mapping) {
    return CodeBlock.of("$T.$N.read(in)", mapping.serializer(), Members.INSTANCE);
  }

  // BoxVariantSerializer.of(ItemVariantSerializer.INSTANCE).read(in)
  @Override
  public CodeBlock generic(Mapping.Generic mapping) {
    return CodeBlock.of("$L.read(in)", new ArgumentCode(members).of(mapping));
  }

  // tSerializer.read(in)
  @Override
  public CodeBlock variable(Mapping.Variable mapping) {
    return CodeBlock.of("$N.read(in)", members.variable(mapping.type()));
  }

  // in.readNil() ? Optional.empty() : Optional.of(in.readString())
  @Override
  public CodeBlock optionalOf(Mapping.OptionalOf mapping) {
    CodeBlock value = mapping.value().accept(this);
    return CodeBlock.of(
        "in.readNil() ? $L : $T.of($L)", absent(mapping), mapping.optional(), value);
  }

  // fields.checkTag()
  @Override
  public CodeBlock tagOf(Mapping.TagOf mapping) {
    return CodeBlock.of(mapping.tag().isFallback() ? "in.skip()" : "fields.checkTag()");
  }

  // readListOfItem(in)
  @Override
  public CodeBlock container(Mapping.Container mapping) {
    return CodeBlock.of("read$L(in)", members.container(mapping));
  }

  @Override
  public CodeBlock unsupported(Mapping.Unsupported mapping) {
    throw new IllegalArgumentException("Not mapped: " + mapping.type());
  }
}
