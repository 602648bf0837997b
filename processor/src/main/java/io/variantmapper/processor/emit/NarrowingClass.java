package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import io.variantmapper.processor.model.Slot;
import java.util.HashSet;
import javax.lang.model.element.Modifier;

/**
 * A nested class that writes values of a subtype as those of the type: for a {@code Box<? extends
 * Item>}, of which only the compiler knows what is in it. Reading gives a {@code Box<Item>}.
 */
final class NarrowingClass {
  private final Members members;

  NarrowingClass(Members members) {
    this.members = members;
  }

  // private static final class AnyItemSerializer<E extends Item> implements VariantSerializer<E> {
  TypeSpec emit(Slot slot) {
    String name = CaptureMethod.newName(new HashSet<>(members.typeVariables()));
    TypeVariableName subtype = TypeVariableName.get(name, slot.mapping().type());
    return TypeSpec.classBuilder(members.narrowing(slot))
        .addModifiers(members.modifiers())
        .addModifiers(Modifier.FINAL)
        .addTypeVariable(subtype)
        .addSuperinterface(ParameterizedTypeName.get(RuntimeNames.SERIALIZER, subtype))
        .addMethod(write(slot, subtype))
        .addMethod(read(slot, subtype))
        .build();
  }

  // @Override
  // public void write(VariantWriter out, E value) {
  //   ItemVariantSerializer.INSTANCE.write(out, value);
  // }
  private MethodSpec write(Slot slot, TypeVariableName subtype) {
    Code serializer = new SerializerExpression(members).of(slot);
    return SerializerSkeleton.writeBuilder(subtype)
        .addStatement("$L.write(out, value)", serializer.block())
        .build();
  }

  // @Override
  // public E read(VariantReader in) {
  //   throw new UnsupportedOperationException("Item is read, and not a subtype");
  // }
  private static MethodSpec read(Slot slot, TypeVariableName subtype) {
    return SerializerSkeleton.readBuilder(subtype)
        .addStatement(
            "throw new $T($S)",
            UnsupportedOperationException.class,
            TypeWords.words(slot) + " is read, and not a subtype")
        .build();
  }
}
