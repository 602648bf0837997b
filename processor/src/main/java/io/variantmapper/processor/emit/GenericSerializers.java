package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Generic;
import io.variantmapper.processor.model.Slot;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import javax.lang.model.element.Modifier;

/**
 * The serializers of generic types that a serializer needs, one for each list of type arguments.
 *
 * <p>Each is made on its first use and kept. None is made while classes are initialized: types may
 * hold each other, and two threads that begin with different ones would wait for each other.
 */
final class GenericSerializers {
  private static final String HOLDER = "Serializers";

  private final Declaration declaration;
  private final boolean isGeneric;
  private final UnaryOperator<String> newMethod;
  private final UnaryOperator<String> newClass;
  private final Map<Generic, String> names = new LinkedHashMap<>();
  private String holder = HOLDER;

  /**
   * For the serializer of one type.
   *
   * @param isGeneric whether it needs the serializers of its own type parameters
   */
  GenericSerializers(
      Declaration declaration,
      boolean isGeneric,
      UnaryOperator<String> newMethod,
      UnaryOperator<String> newClass) {
    this.declaration = declaration;
    this.isGeneric = isGeneric;
    this.newMethod = newMethod;
    this.newClass = newClass;
  }

  /** Adds one, after those of its type arguments. */
  void add(Generic mapping) {
    if (isOwn(mapping) || names.containsKey(mapping)) {
      return;
    }
    mapping.parts().stream()
        .flatMap(Mapping::all)
        .filter(Generic.class::isInstance)
        .forEach(part -> add((Generic) part));
    if (names.isEmpty() && !isGeneric) {
      holder = newClass.apply(HOLDER);
    }
    String name = VariableName.decapitalized(mapping.accept(new TypeWords())) + "Serializer";
    names.put(mapping, newMethod.apply(name));
  }

  /** Whether it is the type itself with its own type parameters. */
  private boolean isOwn(Generic mapping) {
    return mapping.type().equals(declaration.type());
  }

  /**
   * The serializer of a generic type.
   *
   * @param hasNested whether nested classes may need it, too
   */
  // Serializers.BOX_OF_ITEM
  // boxOfTSerializer()
  // this
  // BoxVariantSerializer.this
  Code of(Generic mapping, boolean hasNested) {
    if (isOwn(mapping)) {
      return hasNested ? Code.of("$T.this", declaration.serializer()) : Code.of("this");
    }
    String name = Objects.requireNonNull(names.get(mapping));
    return isGeneric ? Code.of("$N()", name) : Code.of("$N.$N", holder, constant(name));
  }

  private static String constant(String name) {
    return ConstantCase.of(name.replaceFirst("Serializer(?=[0-9_]*$)", ""));
  }

  void addTo(TypeSpec.Builder serializer, SerializerExpression arguments) {
    if (names.isEmpty()) {
      return;
    }
    if (!isGeneric) {
      serializer.addType(holder(arguments));
      return;
    }
    names.forEach((mapping, name) -> {
      serializer.addField(
          FieldSpec.builder(type(mapping), name, Modifier.PRIVATE).build());
      serializer.addMethod(getter(mapping, name, arguments));
    });
  }

  // /** Made on their first use. */
  // private static final class Serializers {
  //   static final BoxVariantSerializer<Item> BOX_OF_ITEM =
  //       BoxVariantSerializer.of(ItemVariantSerializer.INSTANCE);
  // }
  private TypeSpec holder(SerializerExpression arguments) {
    TypeSpec.Builder type = TypeSpec.classBuilder(holder)
        .addJavadoc("Made on their first use: types may hold each other.")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL);
    names.forEach((mapping, name) -> type.addField(
        FieldSpec.builder(type(mapping), constant(name), Modifier.STATIC, Modifier.FINAL)
            .initializer(arguments.make(mapping).block())
            .build()));
    return type.build();
  }

  // private BoxVariantSerializer<T> boxOfTSerializer() {
  //   BoxVariantSerializer<T> made = boxOfTSerializer;
  //   if (made == null) {
  //     made = BoxVariantSerializer.of(tSerializer);
  //     boxOfTSerializer = made;
  //   }
  //   return made;
  // }
  private static MethodSpec getter(Generic mapping, String name, SerializerExpression arguments) {
    TypeName type = type(mapping);
    return Code.builder()
        .addStatement("$T made = $N", type, name)
        .beginControlFlow("if (made == null)")
        .addStatement("made = $L", arguments.make(mapping))
        .addStatement("$N = made", name)
        .endControlFlow()
        .addStatement("return made")
        .bodyOf(MethodSpec.methodBuilder(name).addModifiers(Modifier.PRIVATE).returns(type));
  }

  private static TypeName type(Generic mapping) {
    ClassName serializer = mapping.serializer();
    List<TypeName> arguments =
        mapping.arguments().stream().map(Slot::mapping).map(Mapping::type).toList();
    return ParameterizedTypeName.get(serializer, arguments.toArray(TypeName[]::new));
  }
}
