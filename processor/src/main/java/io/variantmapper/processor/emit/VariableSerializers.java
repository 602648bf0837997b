package io.variantmapper.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.SourceName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * The parameters of a generic serializer: a serializer for each type parameter, and an empty array
 * for each type parameter {@code T} if reading creates arrays of the type {@code T[]}. The generic
 * serializer has a field for each parameter that it uses.
 */
final class VariableSerializers {
  private final Map<String, String> names = new LinkedHashMap<>();
  private final Map<String, String> emptyArrays = new LinkedHashMap<>();
  private final List<TypeVariableName> variables;
  private final List<TypeVariableName> arrays;
  private final List<TypeVariableName> used;
  private final List<TypeVariableName> usedArrays;

  private VariableSerializers(
      Declaration declaration, Set<TypeVariableName> used, Set<TypeVariableName> usedArrays) {
    variables = declaration.isAccessible() ? declaration.typeVariables() : List.of();
    arrays = variables.stream().filter(declaration.arrayVariables()::contains).toList();
    this.used = variables.stream().filter(used::contains).toList();
    this.usedArrays = variables.stream().filter(usedArrays::contains).toList();
    NameAllocator allocator = new NameAllocator();
    for (TypeVariableName variable : variables) {
      names.put(variable.name(), allocator.newName(Names.variable(variable.name()) + "Serializer"));
    }
    for (TypeVariableName variable : arrays) {
      String word = SourceName.capitalized(Names.variable(variable.name()));
      emptyArrays.put(variable.name(), allocator.newName("empty" + word + "Array"));
    }
  }

  /**
   * Returns the parameters of a serializer. Its code only needs serializers for the type parameters
   * in {@code used}.
   */
  static VariableSerializers of(Declaration declaration, Set<TypeVariableName> used) {
    return new VariableSerializers(declaration, used, declaration.arrayVariables());
  }

  static VariableSerializers unused(Declaration declaration) {
    return new VariableSerializers(declaration, Set.of(), Set.of());
  }

  boolean isEmpty() {
    return variables.isEmpty();
  }

  List<TypeVariableName> variables() {
    return variables;
  }

  Set<String> typeVariables() {
    return Collections.unmodifiableSet(names.keySet());
  }

  /** Returns the names of all parameters. Serializers come first, then empty arrays. */
  List<String> names() {
    List<String> all = new ArrayList<>(names.values());
    all.addAll(emptyArrays.values());
    return all;
  }

  /** Returns the field that holds the serializer of a type parameter. */
  String name(TypeVariableName variable) {
    return Objects.requireNonNull(names.get(variable.name()));
  }

  /** Returns the field that holds an empty array of a type parameter. */
  String emptyArray(TypeVariableName variable) {
    return Objects.requireNonNull(emptyArrays.get(variable.name()));
  }

  // private final VariantSerializer<T> tSerializer;
  // private final T[] emptyTArray;
  List<FieldSpec> fields() {
    return parameters(used, usedArrays).stream()
        .map(parameter -> FieldSpec.builder(
                parameter.type(), parameter.name(), Modifier.PRIVATE, Modifier.FINAL)
            .build())
        .toList();
  }

  private static TypeName type(TypeVariableName variable) {
    return ParameterizedTypeName.get(RuntimeNames.SERIALIZER, variable);
  }

  private List<ParameterSpec> parameters(
      List<TypeVariableName> ofSerializers, List<TypeVariableName> ofArrays) {
    List<ParameterSpec> parameters = new ArrayList<>();
    for (TypeVariableName variable : ofSerializers) {
      parameters.add(ParameterSpec.builder(type(variable), name(variable)).build());
    }
    for (TypeVariableName variable : ofArrays) {
      parameters.add(ParameterSpec.builder(ArrayTypeName.of(variable), emptyArray(variable))
          .build());
    }
    return parameters;
  }

  // private PageVariantSerializer(VariantSerializer<T> tSerializer, T[] emptyTArray) {
  //   this.tSerializer = tSerializer;
  //   this.emptyTArray = emptyTArray;
  // }
  MethodSpec constructor() {
    MethodSpec.Builder constructor = MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PRIVATE)
        .addParameters(parameters(used, usedArrays));
    for (TypeVariableName variable : used) {
      constructor.addStatement("this.$N = $N", name(variable), name(variable));
    }
    for (TypeVariableName variable : usedArrays) {
      constructor.addStatement("this.$N = $N", emptyArray(variable), emptyArray(variable));
    }
    return constructor.build();
  }

  // public static <T> PageVariantSerializer<T> of(
  //     VariantSerializer<T> tSerializer, T[] emptyTArray) {
  //   return new PageVariantSerializer<>(tSerializer, Arrays.copyOf(emptyTArray, 0));
  // }
  MethodSpec of(ClassName serializer) {
    // The serializer keeps a copy without elements, because only an empty array can be shared.
    Code arguments = Stream.concat(
            used.stream().map(variable -> Code.of("$N", name(variable))),
            usedArrays.stream()
                .map(variable -> Code.of("${Arrays}.copyOf($N, 0)", emptyArray(variable))))
        .collect(Code.joining(",$W"));
    return MethodSpec.methodBuilder("of")
        .addJavadoc("Returns the serializer for type arguments that have these serializers.")
        .addJavadoc(ofArrays())
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addTypeVariables(variables)
        .returns(ParameterizedTypeName.get(serializer, variables.toArray(TypeName[]::new)))
        .addParameters(parameters(variables, arrays))
        .addCode(Code.statement("return new $T<>($L)", serializer, arguments).block())
        .build();
  }

  private String ofArrays() {
    StringBuilder javadoc = new StringBuilder();
    for (TypeVariableName variable : arrays) {
      javadoc
          .append(javadoc.isEmpty() ? "\n\n" : "\n")
          .append("@param ")
          .append(emptyArray(variable))
          .append(" an empty array, such as {@code new Item[0]};\n"
              + "    reading creates arrays of its class");
    }
    return javadoc.toString();
  }
}
