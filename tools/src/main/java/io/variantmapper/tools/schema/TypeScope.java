package io.variantmapper.tools.schema;

import io.variantmapper.schema.Schema;
import io.variantmapper.schema.SchemaEnum;
import io.variantmapper.schema.SchemaType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The meaning of the names in a schema: the arguments for its type parameters, and its enums. */
record TypeScope(Map<String, Argument> arguments, List<SchemaEnum> enums) {
  static final TypeScope NONE = new TypeScope(Map.of(), List.of());

  /** A type that replaces a type parameter, and the scope of the names in this type. */
  record Argument(SchemaType type, TypeScope scope) {}

  TypeScope withEnums(List<SchemaEnum> newEnums) {
    return new TypeScope(arguments, newEnums);
  }

  /**
   * Returns the scope of the names in {@code schema}, which describes {@code type}. The names in
   * the type arguments of {@code type} keep their meaning in the current scope.
   */
  TypeScope of(Schema schema, SchemaType.Mapped type) {
    Map<String, Argument> values = new HashMap<>();
    int count = Math.min(schema.parameters().size(), type.arguments().size());
    for (int i = 0; i < count; i++) {
      values.put(schema.parameters().get(i), new Argument(type.arguments().get(i), this));
    }
    return new TypeScope(values, List.of());
  }

  Optional<Argument> argument(SchemaType.Parameter parameter) {
    return Optional.ofNullable(arguments.get(parameter.name()));
  }

  Optional<SchemaEnum> enumOf(SchemaType.EnumOf type) {
    return enums.stream().filter(values -> values.name().equals(type.name())).findFirst();
  }
}
