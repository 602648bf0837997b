package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Slot;
import javax.lang.model.element.Modifier;

/**
 * A nested class that gives a type argument a serializer of its own: {@code Box<List<Item>>} needs
 * one for the list.
 */
final class AdapterClass {
  private final Members members;

  AdapterClass(Members members) {
    this.members = members;
  }

  // private static final class ListOfItemSerializer implements VariantSerializer<List<Item>> {
  TypeSpec emit(Slot slot) {
    TypeName type = slot.mapping().type();
    TypeSpec.Builder adapter = TypeSpec.classBuilder(members.adapter(slot))
        .addModifiers(members.modifiers())
        .addModifiers(Modifier.FINAL)
        .addSuperinterface(ParameterizedTypeName.get(RuntimeNames.SERIALIZER, type))
        .addMethod(write(slot, type))
        .addMethod(read(slot, type));
    if (slot.nullable() || slot.mapping() instanceof Mapping.OptionalOf) {
      adapter.addMethod(readsNil());
    }
    return adapter.build();
  }

  // @Override
  // public void write(VariantWriter out, List<Item> value) {
  //   writeListOfItem(out, value);
  // }
  private MethodSpec write(Slot slot, TypeName type) {
    Code write = new WriteCode(members).write(slot.mapping(), Code.of("value"));
    return SerializerSkeleton.writeBuilder(type).addCode(write.block()).build();
  }

  // @Override
  // public List<Item> read(VariantReader in) {
  //   return readListOfItem(in);
  // }
  private MethodSpec read(Slot slot, TypeName type) {
    return SerializerSkeleton.readBuilder(type)
        .addStatement("return $L", new ReadCode(members).read(slot).block())
        .build();
  }

  // @Override
  // public boolean readsNil() {
  //   return true;
  // }
  private static MethodSpec readsNil() {
    return MethodSpec.methodBuilder("readsNil")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(TypeName.BOOLEAN)
        .addStatement("return true")
        .build();
  }
}
