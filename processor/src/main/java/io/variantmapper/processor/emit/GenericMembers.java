package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.JavaTypes;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Mapped;
import io.variantmapper.processor.model.Slot;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * Names and emits the members of a serializer that handle values of generic types. The order of the
 * members is the order of their first use.
 *
 * <p>A generic type has one serializer for each combination of its type arguments. Each of these
 * serializers is created on first use and then kept. The initializer of the class that uses the
 * serializer does not create it: types may refer to each other, so two threads that initialize
 * different classes could deadlock.
 */
final class GenericMembers {
  private final Declaration declaration;
  private final boolean isGeneric;
  private final GeneratedMembers members;

  /** The fields that keep the serializers. If {@link #isGeneric}, methods have the same names. */
  private final Map<Mapped, String> serializers = new LinkedHashMap<>();

  /** The methods that write generic types with wildcards, without the prefix "write". */
  private final Map<Mapped, String> captures = new LinkedHashMap<>();

  /** The nested classes that serialize type arguments. */
  private final Map<Slot, String> adapters = new LinkedHashMap<>();

  /** The nested classes that write subtypes of a wildcard's bound. */
  private final Map<Slot, String> narrowings = new LinkedHashMap<>();

  /** The nested class that keeps all serializers, unless {@link #isGeneric}. */
  private String holder = "Serializers";

  /**
   * Starts without members.
   *
   * @param isGeneric whether serializers for type parameters are passed when the serializer of
   *     {@code declaration} is created; its fields then keep the serializers of generic types
   */
  GenericMembers(Declaration declaration, boolean isGeneric, GeneratedMembers members) {
    this.declaration = declaration;
    this.isGeneric = isGeneric;
    this.members = members;
  }

  void add(Mapped mapping) {
    for (Slot argument : mapping.arguments()) {
      if (argument.nullable() || !members.code(argument.mapping()).hasSerializer()) {
        adapters.computeIfAbsent(
            argument, slot -> members.nested(members.words(slot) + "Serializer"));
      }
    }
    for (Slot bound : mapping.wildcards()) {
      narrowings.computeIfAbsent(
          bound, slot -> members.nested("Any" + members.words(slot) + "Serializer"));
    }
    addSerializer(mapping);
    if (!mapping.wildcards().isEmpty()) {
      captures.computeIfAbsent(
          mapping, type -> members.method(members.code(type).words()));
    }
  }

  private void addSerializer(Mapped mapping) {
    if (isOwn(mapping) || serializers.containsKey(mapping)) {
      return;
    }
    mapping.parts().stream().flatMap(Mapping::all).forEach(part -> {
      if (part instanceof Mapped argument && argument.isGeneric()) {
        addSerializer(argument);
      }
    });
    if (serializers.isEmpty() && !isGeneric) {
      holder = members.nested(holder);
    }
    String words = members.code(mapping).words();
    String name =
        isGeneric ? members.method(Names.variable(words) + "Serializer") : Names.constant(words);
    serializers.put(mapping, members.constant(name));
  }

  /** Returns whether the mapping is the mapped type itself, with its own type parameters. */
  private boolean isOwn(Mapped mapping) {
    return mapping.type().equals(declaration.type());
  }

  // Serializers.BOX_OF_ITEM
  // boxOfTSerializer()
  // this
  // BoxVariantSerializer.this
  Code expression(Mapped mapping) {
    if (isOwn(mapping)) {
      boolean hasNestedClasses = !adapters.isEmpty() || !narrowings.isEmpty();
      return hasNestedClasses ? Code.of("$T.this", declaration.serializer()) : Code.of("this");
    }
    String name = Objects.requireNonNull(serializers.get(mapping));
    return isGeneric ? Code.of("$N()", name) : Code.of("$N.$N", holder, name);
  }

  /** Returns the name of the method that writes {@code mapping}, without the prefix "write". */
  String capture(Mapped mapping) {
    return Objects.requireNonNull(captures.get(mapping));
  }

  // ItemVariantSerializer.INSTANCE
  // BoxVariantSerializer.of(ItemVariantSerializer.INSTANCE)
  static Code serializer(ClassName serializer, List<Code> arguments) {
    return arguments.isEmpty()
        ? Code.of("$T.$N", serializer, GeneratedMembers.INSTANCE)
        : Code.of("$T.of($L)", serializer, Code.join(arguments, ",$W"));
  }

  // PageVariantSerializer.of(ItemVariantSerializer.INSTANCE, new Item[0])
  private Code create(Mapped mapping) {
    Stream<Code> ofArguments = mapping.arguments().stream().map(this::ofArgument);
    Stream<Code> ofArrays = mapping.arrays().stream()
        .sorted()
        .map(i -> EmptyArray.of(mapping.arguments().get(i).mapping().type(), members));
    return serializer(mapping.serializer(), Stream.concat(ofArguments, ofArrays).toList());
  }

  // new ListOfItemSerializer()
  // ItemVariantSerializer.INSTANCE
  private Code ofArgument(Slot argument) {
    String adapter = adapters.get(argument);
    return adapter == null
        ? members.code(argument.mapping()).serializer()
        : Code.of("new $N()", adapter);
  }

  /**
   * Adds the members that keep the serializers of generic types, and the nested classes that these
   * serializers need.
   */
  void addTo(TypeSpec.Builder serializer) {
    if (isGeneric) {
      serializers.forEach((mapping, name) -> {
        TypeName type = type(mapping);
        serializer.addField(FieldSpec.builder(type, name, Modifier.PRIVATE).build());
        serializer.addMethod(getter(mapping, type, name));
      });
    } else if (!serializers.isEmpty()) {
      serializer.addType(holder());
    }
    adapters.forEach((slot, name) -> serializer.addType(adapter(slot, name)));
    narrowings.forEach((slot, name) -> serializer.addType(narrowing(slot, name)));
  }

  // /** Created on first use, because serializers that refer to each other could deadlock. */
  // private static final class Serializers {
  //   static final BoxVariantSerializer<Item> BOX_OF_ITEM =
  //       BoxVariantSerializer.of(ItemVariantSerializer.INSTANCE);
  // }
  private TypeSpec holder() {
    TypeSpec.Builder type = TypeSpec.classBuilder(holder)
        .addJavadoc("Created on first use, because serializers that refer to each other"
            + " could deadlock.")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL);
    serializers.forEach((mapping, name) -> {
      type.addField(FieldSpec.builder(type(mapping), name, Modifier.STATIC, Modifier.FINAL)
          .initializer(create(mapping).block())
          .build());
    });
    return type.build();
  }

  // private BoxVariantSerializer<T> boxOfTSerializer() {
  private MethodSpec getter(Mapped mapping, TypeName type, String name) {
    return Code.lines("""
            $T made = $N;
            if (made == null) {
              made = $L;
              $N = made;
            }
            return made;
            """, type, name, create(mapping), name)
        .bodyOf(MethodSpec.methodBuilder(name).addModifiers(Modifier.PRIVATE).returns(type));
  }

  private static TypeName type(Mapped mapping) {
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
    ValueCode code = members.code(slot.mapping());
    Code write = code.writeOrNil(Code.of("value"));
    Code read = Code.statement("return $L", members.read(slot));
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
    Code write = Code.statement("$L.write(out, value)", ofArgument(slot));
    Code read = Code.statement(
        "throw new $T($S)",
        UnsupportedOperationException.class,
        "Reading returns " + members.words(slot) + ", not a subtype");
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
    captures.forEach((mapping, name) -> methods.add(capture(mapping, name)));
    return methods;
  }

  /**
   * Emits the method that writes a {@code Box<? extends Item>}. In this method, a type variable E
   * stands for the wildcard, because the serializer takes a {@code Box<E>}.
   */
  // private static <E extends Item> void writeBoxOfItem(VariantWriter out, Box<E> value) {
  //   BoxVariantSerializer.<E>of(new AnyItemSerializer<>()).write(out, value);
  // }
  private MethodSpec capture(Mapped mapping, String name) {
    Set<String> names = new HashSet<>(members.typeVariables());
    List<TypeVariableName> variables = new ArrayList<>();
    List<TypeName> types = new ArrayList<>();
    List<Code> arguments = new ArrayList<>();
    List<TypeName> declared = JavaTypes.arguments(mapping.type());
    for (int i = 0; i < declared.size(); i++) {
      Slot slot = mapping.arguments().get(i);
      if (JavaTypes.isWildcard(declared.get(i))) {
        TypeVariableName variable = subtype(slot, names);
        variables.add(variable);
        types.add(variable);
        arguments.add(Code.of("new $N<>()", Objects.requireNonNull(narrowings.get(slot))));
      } else {
        types.add(declared.get(i));
        arguments.add(ofArgument(slot));
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
