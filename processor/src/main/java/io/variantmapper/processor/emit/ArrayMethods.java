package io.variantmapper.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Mapping;
import java.util.ArrayList;
import java.util.List;

/** Writes and reads an array that is no packed array. */
final class ArrayMethods implements ContainerMethods.Loops {
  private final Mapping.ArrayOf mapping;
  private final TypeName elementType;

  ArrayMethods(Mapping.ArrayOf mapping) {
    this.mapping = mapping;
    elementType = mapping.element().mapping().type();
  }

  // out.beginArray(elements.length);
  // for (Item element : elements) {
  //   ItemVariantSerializer.INSTANCE.write(out, element);
  // }
  // out.endArray();
  @Override
  public MethodSpec write(MethodSpec.Builder method, WriteCode values) {
    return method
        .addCode(ContainerCode.begin(mapping, "elements.length"))
        .beginControlFlow("for ($T element : elements)", elementType)
        .addCode(ContainerCode.write(
            mapping, values, mapping.element().mapping(), CodeBlock.of("element")))
        .endControlFlow()
        .addStatement("out.endArray()")
        .build();
  }

  @Override
  public MethodSpec read(MethodSpec.Builder method, ReadCode values) {
    method.returns(mapping.type()).addStatement("int count = in.beginArray()");
    boolean primitive = elementType.isPrimitive();
    boolean direct = mapping.element().mapping() instanceof Mapping.Direct;
    return primitive || (direct && !(elementType instanceof ArrayTypeName))
        ? readInto(method, values.read(mapping.element()))
        : readByList(method, values.add(mapping.element()));
  }

  // short[] elements = new short[count];
  // for (int i = 0; i < count; i++) {
  //   elements[i] = in.readShort();
  // }
  // in.endArray();
  // return elements;
  private MethodSpec readInto(MethodSpec.Builder method, CodeBlock element) {
    return method
        .addStatement("$T elements = new $T[count]", mapping.type(), elementType)
        .beginControlFlow("for (int i = 0; i < count; i++)")
        .addStatement("elements[i] = $L", element)
        .endControlFlow()
        .addStatement("in.endArray()")
        .addStatement("return elements")
        .build();
  }

  // A hostile packet can promise many elements in each of its nested arrays and deliver none.
  //
  // List<Item> elements = new ArrayList<>(VariantReader.capacity(count));
  // for (int i = 0; i < count; i++) {
  //   elements.add(ItemVariantSerializer.INSTANCE.read(in));
  // }
  // in.endArray();
  // return elements.toArray(new Item[0]);
  private MethodSpec readByList(MethodSpec.Builder method, CodeBlock addElement) {
    return method
        .addStatement(
            "$T<$T> elements = new $T<>($T.capacity(count))",
            List.class,
            elementType,
            ArrayList.class,
            RuntimeNames.READER)
        .beginControlFlow("for (int i = 0; i < count; i++)")
        .addCode(addElement)
        .endControlFlow()
        .addStatement("in.endArray()")
        .addStatement("return $L", toArray())
        .build();
  }

  // elements.toArray(new int[0][])
  // VariantReader.toArray(elements)
  private CodeBlock toArray() {
    TypeName root = elementType;
    StringBuilder brackets = new StringBuilder("[0]");
    while (root instanceof ArrayTypeName array) {
      root = array.componentType();
      brackets.append("[]");
    }
    return root instanceof ParameterizedTypeName
        ? CodeBlock.of("$T.toArray(elements)", RuntimeNames.READER)
        : CodeBlock.of("elements.toArray(new $T$L)", root, brackets);
  }
}
