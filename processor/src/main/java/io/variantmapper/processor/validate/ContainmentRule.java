package io.variantmapper.processor.validate;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.JavaTypes;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.PacketType;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.SourceName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Checks that no object is required to contain another object of its own type, directly or
 * indirectly. Reading such an object would never end. The rule records what the checked types
 * contain.
 *
 * <p>If types contain each other in a cycle, the type that is checked last is reported.
 *
 * <pre>{@code
 * ContainmentRule held = new ContainmentRule();
 * List<Problem> problems = Validator.check(type, List.of(held));
 * }</pre>
 */
public final class ContainmentRule implements Rule {
  /**
   * For each type, the types that it is required to contain, each with the path of one field that
   * contains it. A type that a mix-in maps is listed with the name of the mix-in, as in its schema.
   */
  private final Map<ClassName, Map<ClassName, String>> fields = new HashMap<>();

  /**
   * The paths of the fields of types that are mapped to a single value. The value of such a field
   * stands for the whole object, so it can't be null.
   */
  private final Set<String> singleValues = new HashSet<>();

  @Override
  public Stream<Fault> check(MappedType type) {
    add(type);
    return type.wireFields().stream()
        .flatMap(field -> of(field).stream()
            .flatMap(of -> path(of, type.declaration().origin()).stream()
                .map(path -> fault(field, type.declaration(), path))));
  }

  private Fault fault(Field field, Declaration declaration, List<String> path) {
    String type = declaration.simpleName();
    return new Fault(kind(declaration, path), field.anchor())
        .with("field", type + "." + field.path())
        .with("type", type)
        .with("held", SourceName.of((ClassName) JavaTypes.raw(field.mapping().type())))
        .with("path", String.join(" and ", path));
  }

  private FieldFault kind(Declaration declaration, List<String> path) {
    if (!path.isEmpty()) {
      return declaration.shape() == Shape.VALUE || path.stream().anyMatch(singleValues::contains)
          ? FieldFault.ENDLESS_THROUGH_SINGLE_VALUE
          : FieldFault.ENDLESS_THROUGH_OTHERS;
    }
    return declaration.shape() == Shape.VALUE
        ? FieldFault.ENDLESS_SINGLE_VALUE
        : FieldFault.ENDLESS;
  }

  private void add(MappedType type) {
    Map<ClassName, String> held = new LinkedHashMap<>();
    for (Field field : type.wireFields()) {
      of(field)
          .ifPresent(
              name -> held.putIfAbsent(name, type.declaration().simpleName() + "." + field.path()));
      if (type.declaration().shape() == Shape.VALUE) {
        singleValues.add(type.declaration().simpleName() + "." + field.path());
      }
    }
    fields.put(type.declaration().origin(), held);
  }

  private static Optional<ClassName> of(Field field) {
    if (!field.isRequired() || field.options().flatteningMistake().isPresent()) {
      return Optional.empty();
    }
    return field.mapping().packetType().asMapped().map(PacketType.Mapped::name);
  }

  /**
   * Returns the chain of required fields that leads from one type to another; an empty list if both
   * are the same type, and an empty Optional if no such chain exists.
   */
  private Optional<List<String>> path(ClassName from, ClassName to) {
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
