package io.variantmapper.processor.validate;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Records which types each object of a checked type is required to contain.
 *
 * <pre>{@code
 * HeldTypes held = new HeldTypes();
 * List<Problem> problems = Validator.check(type, held);
 * }</pre>
 */
public final class HeldTypes {
  /** The types that each type contains, each with the path of one field. */
  private final Map<ClassName, Map<ClassName, String>> fields = new HashMap<>();

  /** Adds the types that a type contains. */
  void add(MappedType type) {
    Map<ClassName, String> held = new LinkedHashMap<>();
    for (Field field : type.wireFields()) {
      of(field)
          .ifPresent(
              name -> held.putIfAbsent(name, type.declaration().simpleName() + "." + field.path()));
    }
    fields.put(type.declaration().name(), held);
  }

  /** Returns the mapped type that a field is required to contain. */
  static Optional<ClassName> of(Field field) {
    if (!field.isRequired() || field.options().flatteningMistake().isPresent()) {
      return Optional.empty();
    }
    Mapping mapping = field.mapping();
    if (mapping instanceof Mapping.Mapped mapped) {
      return Optional.of(mapped.type());
    }
    return mapping instanceof Mapping.Generic generic
        ? Optional.of(generic.raw())
        : Optional.empty();
  }

  /**
   * Returns the fields that lead from one type to another that it is required to contain; an empty
   * list if both are equal.
   */
  Optional<List<String>> path(ClassName from, ClassName to) {
    return path(from, to, new HashSet<>());
  }

  private Optional<List<String>> path(ClassName from, ClassName to, Set<ClassName> seen) {
    if (from.equals(to)) {
      return Optional.of(List.of());
    }
    if (!seen.add(from)) {
      return Optional.empty();
    }
    for (Map.Entry<ClassName, String> held : fields.getOrDefault(from, Map.of()).entrySet()) {
      Optional<List<String>> rest = path(held.getKey(), to, seen);
      if (rest.isPresent()) {
        List<String> path = new ArrayList<>(List.of(held.getValue()));
        path.addAll(rest.get());
        return Optional.of(path);
      }
    }
    return Optional.empty();
  }
}
