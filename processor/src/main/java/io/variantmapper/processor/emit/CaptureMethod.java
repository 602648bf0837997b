package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import io.variantmapper.processor.model.Mapping.Generic;
import io.variantmapper.processor.model.Slot;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Writes a {@code Box<? extends Item>}: its serializer is one for {@code Box<E>}, whatever E is, so
 * that E needs a name.
 */
final class CaptureMethod {
  private final Members members;
  private final Generic mapping;
  private final Set<String> names;
  private final List<TypeVariableName> variables = new ArrayList<>();
  private final List<TypeName> arguments = new ArrayList<>();
  private final List<Code> serializers = new ArrayList<>();

  CaptureMethod(Members members, Generic mapping) {
    this.members = members;
    this.mapping = mapping;
    names = new HashSet<>(members.typeVariables());
    List<TypeName> declared = ((ParameterizedTypeName) mapping.type()).typeArguments();
    for (int i = 0; i < declared.size(); i++) {
      add(declared.get(i), mapping.arguments().get(i));
    }
  }

  private void add(TypeName declared, Slot slot) {
    if (declared instanceof WildcardTypeName) {
      TypeVariableName variable =
          TypeVariableName.get(newName(names), slot.mapping().type());
      variables.add(variable);
      arguments.add(variable);
      serializers.add(Code.of("new $N<>()", members.narrowing(slot)));
    } else {
      arguments.add(declared);
      serializers.add(new SerializerExpression(members).of(slot));
    }
  }

  // E, E1, E2, …
  static String newName(Set<String> names) {
    String name = "E";
    for (int i = 1; !names.add(name); i++) {
      name = "E" + i;
    }
    return name;
  }

  // private static <E extends Item> void writeBoxOfItem(VariantWriter out, Box<E> value) {
  //   BoxVariantSerializer.<E>of(new AnyItemSerializer<>()).write(out, value);
  // }
  MethodSpec emit() {
    Code typeArguments =
        arguments.stream().map(type -> Code.of("$T", type)).collect(Code.joining(", "));
    MethodSpec.Builder method = MethodSpec.methodBuilder("write" + members.capture(mapping))
        .addModifiers(members.modifiers())
        .addTypeVariables(variables)
        .addParameter(RuntimeNames.WRITER, "out")
        .addParameter(
            ParameterizedTypeName.get(mapping.raw(), arguments.toArray(TypeName[]::new)), "value");
    return Code.builder()
        .addStatement(
            "$T.<$L>of($L)$Z.write(out, value)",
            mapping.serializer(),
            typeArguments,
            Code.join(serializers, ",$W"))
        .bodyOf(method);
  }
}
