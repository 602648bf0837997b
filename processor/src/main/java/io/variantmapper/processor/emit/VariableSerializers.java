package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import io.variantmapper.processor.model.Declaration;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * The parameters of a generic serializer: a serializer for each type parameter. Fields keep the
 * ones that are used.
 */
final class VariableSerializers {
  private final Map<String, String> names = new LinkedHashMap<>();
  private final List<TypeVariableName> variables;
  private final List<TypeVariableName> used;

  VariableSerializers(Declaration declaration, Set<TypeVariableName> used) {
    variables = declaration.isAccessible() ? declaration.typeVariables() : List.of();
    this.used = variables.stream().filter(used::contains).toList();
    NameAllocator allocator = new NameAllocator();
    for (TypeVariableName variable : variables) {
      names.put(variable.name(), allocator.newName(Names.variable(variable.name()) + "Serializer"));
    }
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

  /** Returns the names of all these serializers in the order of the type parameters. */
  Collection<String> names() {
    return Collections.unmodifiableCollection(names.values());
  }

  /** Returns the field that holds the serializer of a type parameter. */
  String name(TypeVariableName variable) {
    return Objects.requireNonNull(names.get(variable.name()));
  }

  // private final VariantSerializer<T> tSerializer;
  List<FieldSpec> fields() {
    return used.stream()
        .map(variable -> FieldSpec.builder(
                type(variable), name(variable), Modifier.PRIVATE, Modifier.FINAL)
            .build())
        .toList();
  }

  private static TypeName type(TypeVariableName variable) {
    return ParameterizedTypeName.get(RuntimeNames.SERIALIZER, variable);
  }

  private List<ParameterSpec> parameters(List<TypeVariableName> variables) {
    return variables.stream()
        .map(variable -> ParameterSpec.builder(type(variable), name(variable)).build())
        .toList();
  }

  // private BoxVariantSerializer(VariantSerializer<T> tSerializer) {
  //   this.tSerializer = tSerializer;
  // }
  MethodSpec constructor() {
    MethodSpec.Builder constructor = MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PRIVATE)
        .addParameters(parameters(used));
    for (TypeVariableName variable : used) {
      constructor.addStatement("this.$N = $N", name(variable), name(variable));
    }
    return constructor.build();
  }

  // public static <T> BoxVariantSerializer<T> of(VariantSerializer<T> tSerializer) {
  //   return new BoxVariantSerializer<>(tSerializer);
  // }
  MethodSpec of(ClassName serializer) {
    String arguments = String.join(", ", used.stream().map(this::name).toList());
    return MethodSpec.methodBuilder("of")
        .addJavadoc("Returns the serializer for type arguments that have these serializers.")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addTypeVariables(variables)
        .returns(ParameterizedTypeName.get(serializer, variables.toArray(TypeName[]::new)))
        .addParameters(parameters(variables))
        .addStatement("return new $T<>($L)", serializer, arguments)
        .build();
  }
}
