package io.variantmapper.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.Mapping;
import java.util.ArrayList;
import java.util.List;

/** Writes and reads an array that is no packed array. */
final class ArrayMethods implements ContainerMethods.Loops {
  private final Container.ArrayOf mapping;
  private final TypeName elementType;

  ArrayMethods(Container.ArrayOf mapping) {
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
    return ContainerCode.writeArray(mapping, values, "elements.length").bodyOf(method);
  }

  @Override
  public MethodSpec read(MethodSpec.Builder method, ReadCode values) {
    boolean primitive = elementType.isPrimitive();
    boolean direct = mapping.element().mapping() instanceof Mapping.Direct;
    return primitive || (direct && !(elementType instanceof ArrayTypeName))
        ? readInto(method.returns(mapping.type()), values.read(mapping.element()))
        : readByList(method.returns(mapping.type()), values.add(mapping.element()));
  }

  // int count = in.beginArray();
  // short[] elements = new short[count];
  // for (int i = 0; i < count; i++) {
  //   elements[i] = in.readShort();
  // }
  // in.endArray();
  // return elements;
  private MethodSpec readInto(MethodSpec.Builder method, Code element) {
    return Code.builder()
        .addStatement("int count = in.beginArray()")
        .addStatement("$T elements = new $T[count]", mapping.type(), elementType)
        .beginControlFlow("for (int i = 0; i < count; i++)")
        .addStatement("elements[i] = $L", element)
        .endControlFlow()
        .addStatement("in.endArray()")
        .addStatement("return elements")
        .bodyOf(method);
  }

  // A hostile packet can promise many elements in each of its nested arrays and deliver none.
  //
  // int count = in.beginArray();
  // List<Item> elements = new ArrayList<>(in.capacity(count));
  // for (int i = 0; i < count; i++) {
  //   elements.add(ItemVariantSerializer.INSTANCE.read(in));
  // }
  // in.endArray();
  // return elements.toArray(new Item[0]);
  private MethodSpec readByList(MethodSpec.Builder method, Code addElement) {
    return Code.builder()
        .addStatement("int count = in.beginArray()")
        .addStatement(
            "$T<$T> elements = new $T<>(in.capacity(count))",
            List.class,
            elementType,
            ArrayList.class)
        .beginControlFlow("for (int i = 0; i < count; i++)")
        .add(addElement)
        .endControlFlow()
        .addStatement("in.endArray()")
        .addStatement("return $L", toArray())
        .bodyOf(method);
  }

  // elements.toArray(new int[0][])
  // GivenTypes.toArray(elements)
  private Code toArray() {
    TypeName root = elementType;
    StringBuilder brackets = new StringBuilder("[0]");
    while (root instanceof ArrayTypeName array) {
      root = array.componentType();
      brackets.append("[]");
    }
    return root instanceof ParameterizedTypeName
        ? Code.of("$T.toArray(elements)", RuntimeNames.GIVEN_TYPES)
        : Code.of("elements.toArray(new $T$L)", root, brackets);
  }
}
