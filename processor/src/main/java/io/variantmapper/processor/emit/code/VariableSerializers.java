package io.variantmapper.processor.emit.code;

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
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** The serializers that a generic type's serializer is given: one for each type parameter. */
public final class VariableSerializers {
  private final Map<String, String> names = new LinkedHashMap<>();
  private final List<TypeVariableName> variables;

  public VariableSerializers(Declaration declaration) {
    variables = declaration.isAccessible() ? declaration.typeVariables() : List.of();
    NameAllocator allocator = new NameAllocator();
    for (TypeVariableName variable : variables) {
      names.put(variable.name(), allocator.newName(decapitalized(variable.name()) + "Serializer"));
    }
  }

  private static String decapitalized(String name) {
    return name.equals(name.toUpperCase(Locale.ROOT))
        ? name.toLowerCase(Locale.ROOT)
        : Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }

  public boolean isEmpty() {
    return variables.isEmpty();
  }

  List<TypeVariableName> variables() {
    return variables;
  }

  /** The names of the type parameters. */
  public Set<String> typeVariables() {
    return Collections.unmodifiableSet(names.keySet());
  }

  /** The names of the fields, in the order of the type parameters. */
  public Collection<String> names() {
    return Collections.unmodifiableCollection(names.values());
  }

  /** The field that holds the serializer of a type parameter. */
  public String name(TypeVariableName variable) {
    return Objects.requireNonNull(names.get(variable.name()));
  }

  /** As parameters of a constructor or factory. */
  List<ParameterSpec> parameters() {
    return variables.stream()
        .map(variable -> ParameterSpec.builder(type(variable), name(variable)).build())
        .toList();
  }

  static TypeName type(TypeVariableName variable) {
    return ParameterizedTypeName.get(RuntimeNames.SERIALIZER, variable);
  }

  // private BoxVariantSerializer(VariantSerializer<T> tSerializer) {
  //   this.tSerializer = tSerializer;
  // }
  MethodSpec constructor() {
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).addParameters(parameters());
    names.values().forEach(name -> constructor.addStatement("this.$N = $N", name, name));
    return constructor.build();
  }
}
