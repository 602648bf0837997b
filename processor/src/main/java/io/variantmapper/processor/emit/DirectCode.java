package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.DirectForm;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.JavaTypes;
import io.variantmapper.processor.model.Mapping;
import java.util.Optional;
import java.util.Set;

/** Emits the code for values that one call writes, and one call reads. */
record DirectCode(Mapping.Direct mapping, GeneratedMembers members) implements ValueCode {
  /** The types whose serializers are constants of the runtime. */
  private static final Set<TypeName> IN_RUNTIME = Set.of(
      TypeName.BOOLEAN.box(),
      TypeName.INT.box(),
      TypeName.LONG.box(),
      TypeName.FLOAT.box(),
      TypeName.DOUBLE.box(),
      ClassName.get(String.class));

  /** Some types whose values are not containers and do not contain any. */
  private static final Set<GodotType> PLAIN =
      Set.of(GodotType.BOOL, GodotType.INT, GodotType.FLOAT, GodotType.STRING);

  /** The words in the names of the methods for primitive types that calls read and write. */
  private static final Set<String> PRIMITIVE = Set.of("Int", "Long", "Float", "Double", "Boolean");

  /** The words in the names of the methods for the other types that calls read and write. */
  private static final Set<String> NULLABLE = Set.of("String", "Vector2", "Vector3");

  // out.writeInt(value.hp());
  // GivenTypes.writeInt32(out, value.coins());
  // GivenTypes.writeComponents(out, VariantType.PACKED_VECTOR3_ARRAY, value.points());
  @Override
  public Code write(Code value) {
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

  // in.readInt()
  // GivenTypes.readFloatComponents(in, VariantType.PACKED_VECTOR3_ARRAY)
  @Override
  public Code read() {
    return mapping.form() != DirectForm.COMPONENTS
        ? Code.of("in.$N()", mapping.read())
        : Code.of(
            "${GivenTypes}.$N(in,$W${VariantType}.$N)",
            mapping.read(),
            mapping.godotType().name());
  }

  @Override
  public Optional<String> argumentWord() {
    Set<String> words = mapping.type().isPrimitive() ? PRIMITIVE : NULLABLE;
    return isWhole()
        ? Optional.of(mapping.read().substring("read".length())).filter(words::contains)
        : Optional.empty();
  }

  @Override
  public boolean isBareInCalls() {
    return isWhole() && mapping.godotType() == GodotType.PACKED_BYTE_ARRAY;
  }

  private boolean isWhole() {
    return mapping.form() == DirectForm.WHOLE;
  }

  @Override
  public boolean isReadAtOnce() {
    return !JavaTypes.isArray(mapping.type());
  }

  @Override
  public boolean hasSerializer() {
    return IN_RUNTIME.contains(mapping.type());
  }

  // PlainSerializer.STRING
  @Override
  public Code serializer() {
    String name = ((ClassName) mapping.type()).simpleName();
    return Code.of("${PlainSerializer}.$N", Names.constant(name));
  }

  // ExpectedSize.ofInt(value.hp())
  @Override
  public Code size(Code value, String depth) {
    String method = sizeMethod();
    return method.isEmpty()
        ? ValueCode.super.size(value, depth)
        : Code.of("${ExpectedSize}.$N($L)", method, value);
  }

  private String sizeMethod() {
    TypeName type = mapping.type();
    if (JavaTypes.component(type).filter(TypeName::isPrimitive).isPresent()) {
      return "ofPackedArray";
    }
    if (mapping.isString()) {
      return "ofString";
    }
    boolean isInt = mapping.godotType() == GodotType.INT;
    boolean isNumber = isInt || mapping.godotType() == GodotType.FLOAT;
    if (!isNumber || mapping.form() != DirectForm.WHOLE) {
      return "";
    }
    String ofPrimitive = isInt ? "ofInt" : "ofFloat";
    return type.isPrimitive() ? ofPrimitive : "ofNumber";
  }

  @Override
  public boolean isPlain() {
    return PLAIN.contains(mapping.godotType());
  }

  @Override
  public Optional<Hole> hole() {
    return Hole.of(mapping);
  }
}
