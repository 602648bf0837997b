package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.NameAllocator;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Container;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The private members of one serializer: who needs which, and their names. */
final class Members {
  static final String INSTANCE = "INSTANCE";
  static final String KEYS = "KEYS";

  private final NameAllocator fields = new NameAllocator();
  private final NameAllocator methods = new NameAllocator();
  private final Map<ClassName, EnumField> enumSerializers = new LinkedHashMap<>();
  private final Map<Container, String> containers = new LinkedHashMap<>();

  private Members() {
    fields.newName(INSTANCE);
    fields.newName(KEYS);
  }

  static Members of(MappedType type) {
    Members members = new Members();
    type.properties().stream().flatMap(property -> property.mapping().all()).forEach(members::add);
    return members;
  }

  private void add(Mapping mapping) {
    if (mapping instanceof Mapping.EnumOf enumOf) {
      enumSerializers.computeIfAbsent(
          enumOf.type(),
          type -> new EnumField(
              type, fields.newName(ConstantCase.of(type.simpleName())), enumOf.table()));
    } else if (mapping instanceof Container container) {
      containers.computeIfAbsent(container, type -> methods.newName(type.accept(new TypeWords())));
    }
  }

  /** The serializers of enums, in the order of their first use. */
  Collection<EnumField> enumSerializers() {
    return Collections.unmodifiableCollection(enumSerializers.values());
  }

  /** Containers, in the order of their first use. */
  Set<Container> containers() {
    return Collections.unmodifiableSet(containers.keySet());
  }

  /** The field that holds the serializer of an enum. */
  String enumSerializer(ClassName type) {
    return Objects.requireNonNull(enumSerializers.get(type)).name();
  }

  /** The name of a container's methods, behind "write" and "read". */
  String container(Container mapping) {
    return Objects.requireNonNull(containers.get(mapping));
  }

  /** A new constant with this name, or a name like it. */
  String constant(String name) {
    return fields.newName(name);
  }

  /** An allocator for local variables that hide neither these members nor {@code taken}. */
  NameAllocator locals(String... taken) {
    NameAllocator locals = fields.clone();
    for (String name : taken) {
      locals.newName(name);
    }
    return locals;
  }
}
