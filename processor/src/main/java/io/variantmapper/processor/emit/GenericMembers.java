package io.variantmapper.processor.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import io.variantmapper.processor.model.Mapping.Generic;
import io.variantmapper.processor.model.Slot;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Modifier;

/**
 * Emits the members of a serializer that handle values of generic types.
 *
 * <p>A generic type has one serializer for each combination of its type arguments. Each of these
 * serializers is created on first use and then kept. The initializer of the class that uses the
 * serializer does not create it: types may refer to each other, so two threads that initialize
 * different classes could deadlock.
 */
final class GenericMembers {
  private final Members members;
  private final GenericSerializers generics;
  private final SerializerExpression serializers;

  GenericMembers(Members members) {
    this.members = members;
    generics = members.generics();
    serializers = new SerializerExpression(members);
  }

  /**
   * Adds the members that keep the serializers of generic types, and the nested classes that these
   * serializers need.
   */
  void addTo(TypeSpec.Builder serializer) {
    if (generics.isGeneric()) {
      generics.serializers().forEach((mapping, name) -> {
        TypeName type = type(mapping);
        serializer.addField(FieldSpec.builder(type, name, Modifier.PRIVATE).build());
        serializer.addMethod(getter(mapping, type, name));
      });
    } else if (!generics.serializers().isEmpty()) {
      serializer.addType(holder());
    }
    generics.adapters().forEach((slot, name) -> serializer.addType(adapter(slot, name)));
    generics.narrowings().forEach((slot, name) -> serializer.addType(narrowing(slot, name)));
  }

  // /** Created on first use, because serializers that refer to each other could deadlock. */
  // private static final class Serializers {
  //   static final BoxVariantSerializer<Item> BOX_OF_ITEM =
  //       BoxVariantSerializer.of(ItemVariantSerializer.INSTANCE);
  // }
  private TypeSpec holder() {
    TypeSpec.Builder type = TypeSpec.classBuilder(generics.holder())
        .addJavadoc("Created on first use, because serializers that refer to each other"
            + " could deadlock.")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL);
    generics.serializers().forEach((mapping, name) -> {
      type.addField(FieldSpec.builder(type(mapping), name, Modifier.STATIC, Modifier.FINAL)
          .initializer(serializers.create(mapping).block())
          .build());
    });
    return type.build();
  }

  // private BoxVariantSerializer<T> boxOfTSerializer() {
  private MethodSpec getter(Generic mapping, TypeName type, String name) {
    return Code.lines("""
            $T made = $N;
            if (made == null) {
              made = $L;
              $N = made;
            }
            return made;
            """, type, name, serializers.create(mapping), name)
        .bodyOf(MethodSpec.methodBuilder(name).addModifiers(Modifier.PRIVATE).returns(type));
  }

  private static TypeName type(Generic mapping) {
    TypeName[] arguments =
        mapping.arguments().stream().map(slot -> slot.mapping().type()).toArray(TypeName[]::new);
    return ParameterizedTypeName.get(mapping.serializer(), arguments);
  }

  /**
   * Emits a serializer for a type argument that has none. For example, {@code Box<List<Item>>}
   * needs a serializer for the list.
   */
  // private static final class ListOfItemSerializer implements VariantSerializer<List<Item>> {
  //   @Override
  //   public void write(VariantWriter out, List<Item> value) {
  //     writeListOfItem(out, value);
  //   }
  //
  //   @Override
  //   public List<Item> read(VariantReader in) {
  //     return readListOfItem(in);
  //   }
  //
  //   @Override
  //   public boolean readsNil() {
  //     return true;
  //   }
  // }
  private TypeSpec adapter(Slot slot, String name) {
    TypeName type = slot.mapping().type();
    Code write = new WriteCode(members).write(slot.mapping(), Code.of("value"));
    Code read = Code.statement("return $L", new ReadCode(members).read(slot));
    TypeSpec.Builder adapter = nestedSerializer(name, type, write, read);
    if (slot.holdsAbsence() || slot.mapping().isAny()) {
      adapter.addMethod(Code.statement("return true")
          .bodyOf(SerializerSkeleton.override("readsNil").returns(TypeName.BOOLEAN)));
    }
    return adapter.build();
  }

  /**
   * Emits a serializer that writes values of an unknown subtype as values of the wildcard's bound.
   * A {@code Box<? extends Item>} needs such a serializer, because the actual type argument of the
   * box is unknown. Reading the box returns a {@code Box<Item>}.
   */
  // private static final class AnyItemSerializer<E extends Item> implements VariantSerializer<E> {
  //   @Override
  //   public void write(VariantWriter out, E value) {
  //     ItemVariantSerializer.INSTANCE.write(out, value);
  //   }
  //
  //   @Override
  //   public E read(VariantReader in) {
  //     throw new UnsupportedOperationException("Reading returns Item, not a subtype");
  //   }
  // }
  private TypeSpec narrowing(Slot slot, String name) {
    TypeVariableName subtype = subtype(slot, new HashSet<>(members.typeVariables()));
    Code write = Code.statement("$L.write(out, value)", serializers.ofArgument(slot));
    Code read = Code.statement(
        "throw new $T($S)",
        UnsupportedOperationException.class,
        "Reading returns " + TypeWords.of(slot) + ", not a subtype");
    return nestedSerializer(name, subtype, write, read).addTypeVariable(subtype).build();
  }

  private TypeSpec.Builder nestedSerializer(String name, TypeName type, Code write, Code read) {
    return TypeSpec.classBuilder(name)
        .addModifiers(members.modifiers())
        .addModifiers(Modifier.FINAL)
        .addSuperinterface(ParameterizedTypeName.get(RuntimeNames.SERIALIZER, type))
        .addMethod(write.bodyOf(SerializerSkeleton.write(type)))
        .addMethod(read.bodyOf(SerializerSkeleton.read(type)));
  }

  // E extends Item   (or E1, E2, …)
  private static TypeVariableName subtype(Slot slot, Set<String> names) {
    String name = "E";
    for (int i = 1; !names.add(name); i++) {
      name = "E" + i;
    }
    return TypeVariableName.get(name, slot.mapping().type());
  }

  List<MethodSpec> captures() {
    List<MethodSpec> methods = new ArrayList<>();
    generics.captures().forEach((mapping, name) -> methods.add(capture(mapping, name)));
    return methods;
  }

  /**
   * Emits the method that writes a {@code Box<? extends Item>}. In this method, a type variable E
   * stands for the wildcard, because the serializer takes a {@code Box<E>}.
   */
  // private static <E extends Item> void writeBoxOfItem(VariantWriter out, Box<E> value) {
  //   BoxVariantSerializer.<E>of(new AnyItemSerializer<>()).write(out, value);
  // }
  private MethodSpec capture(Generic mapping, String name) {
    Set<String> names = new HashSet<>(members.typeVariables());
    List<TypeVariableName> variables = new ArrayList<>();
    List<TypeName> types = new ArrayList<>();
    List<Code> arguments = new ArrayList<>();
    List<TypeName> declared = ((ParameterizedTypeName) mapping.type()).typeArguments();
    for (int i = 0; i < declared.size(); i++) {
      Slot slot = mapping.arguments().get(i);
      if (declared.get(i) instanceof WildcardTypeName) {
        TypeVariableName variable = subtype(slot, names);
        variables.add(variable);
        types.add(variable);
        arguments.add(Code.of("new $N<>()", generics.narrowing(slot)));
      } else {
        types.add(declared.get(i));
        arguments.add(serializers.ofArgument(slot));
      }
    }
    for (int i : new TreeSet<>(mapping.arrays())) {
      arguments.add(EmptyArray.ofClass(types.get(i)));
    }
    Code typeArguments =
        types.stream().map(type -> Code.of("$T", type)).collect(Code.joining(", "));
    TypeName type = ParameterizedTypeName.get(mapping.raw(), types.toArray(new TypeName[0]));
    return Code.statement(
            "$T.<$L>of($L)$Z.write(out, value)",
            mapping.serializer(),
            typeArguments,
            Code.join(arguments, ",$W"))
        .bodyOf(MethodSpec.methodBuilder("write" + name)
            .addModifiers(members.modifiers())
            .addTypeVariables(variables)
            .addParameter(RuntimeNames.WRITER, "out")
            .addParameter(type, "value"));
  }
}
