package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Container;

/** Writes and reads a collection. */
final class CollectionMethods implements ContainerMethods.Loops {
  private final Container.CollectionOf mapping;
  private final TypeName elementType;
  private final boolean checked;

  CollectionMethods(Container.CollectionOf mapping) {
    this.mapping = mapping;
    elementType = mapping.element().mapping().type();
    checked = CollisionGuardCode.isNeeded(mapping.filled(), mapping.element().mapping());
  }

  // out.beginArray(elements.size());
  // for (Item element : elements) {
  //   ItemVariantSerializer.INSTANCE.write(out, element);
  // }
  // out.endArray();
  @Override
  public MethodSpec write(MethodSpec.Builder method, WriteCode values) {
    return ContainerCode.writeArray(mapping, values, "elements.size()").bodyOf(method);
  }

  // int count = in.beginArray();
  // List<Item> elements = new ArrayList<>(in.capacity(count));
  // CollisionGuard guard = new CollisionGuard(in);   (for some sets)
  // for (int i = 0; i < count; i++) {
  //   elements.add(ItemVariantSerializer.INSTANCE.read(in));
  // }
  // in.endArray();
  // return elements;
  @Override
  public MethodSpec read(MethodSpec.Builder method, ReadCode values) {
    // List<Item>, even where List<? extends Item> is declared.
    TypeName type = ParameterizedTypeName.get(mapping.declared(), elementType);
    Code.Builder code = Code.builder()
        .addStatement("int count = in.beginArray()")
        .addStatement(
            "$T elements =$W$L", type, ContainerCode.start(mapping.filled(), elementType));
    if (checked) {
      code.add(CollisionGuardCode.declaration());
    }
    return code.beginControlFlow("for (int i = 0; i < count; i++)")
        .add(checked ? addChecked(values) : values.add(mapping.element()))
        .endControlFlow()
        .addStatement("in.endArray()")
        .addStatement("return elements")
        .bodyOf(method.returns(type));
  }

  // Vector2i element = in.readVector2i();
  // guard.check(element, elements.size());
  // elements.add(element);
  private Code addChecked(ReadCode values) {
    return Code.builder()
        .addStatement("$T element = $L", elementType, values.read(mapping.element()))
        .add(CollisionGuardCode.check("element"))
        .addStatement("elements.add(element)")
        .build();
  }
}
