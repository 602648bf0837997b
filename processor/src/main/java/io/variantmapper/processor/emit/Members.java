package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.NameAllocator;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Container;
import io.variantmapper.processor.model.Property;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** The private members of one serializer: who needs which, and their names. */
final class Members {
  static final String INSTANCE = "INSTANCE";
  static final String KEYS = "KEYS";

  private final NameAllocator fields = new NameAllocator();
  private final NameAllocator methods = new NameAllocator();
  private final Map<ClassName, String> enumSerializers = new LinkedHashMap<>();
  private final Map<Container, String> containers = new LinkedHashMap<>();

  private Members() {
    fields.newName(INSTANCE);
    fields.newName(KEYS);
  }

  static Members of(MappedType type) {
    Members members = new Members();
    Collector collector = members.new Collector();
    for (Property property : type.properties()) {
      property.mapping().accept(collector);
    }
    return members;
  }

  /** Enums, in the order of their first use, and the names of their serializers. */
  Map<ClassName, String> enumSerializers() {
    return Collections.unmodifiableMap(enumSerializers);
  }

  /** Containers, in the order of their first use, and the names of their methods. */
  Map<Container, String> containers() {
    return Collections.unmodifiableMap(containers);
  }

  /** The field that holds the serializer of an enum. */
  String enumSerializer(ClassName type) {
    return Objects.requireNonNull(enumSerializers.get(type));
  }

  /** The name of a container's methods, behind "write" and "read". */
  String container(Container mapping) {
    return Objects.requireNonNull(containers.get(mapping));
  }

  /** An allocator for local variables that hide neither these members nor {@code taken}. */
  NameAllocator locals(String... taken) {
    NameAllocator locals = fields.clone();
    for (String name : taken) {
      locals.newName(name);
    }
    return locals;
  }

  /** Visits a mapping and all that it holds. */
  private final class Collector implements Mapping.Visitor<Members> {
    @Override
    public Members direct(Mapping.Direct mapping) {
      return Members.this;
    }

    @Override
    public Members text(Mapping.Text mapping) {
      return Members.this;
    }

    @Override
    public Members enumOf(Mapping.EnumOf mapping) {
      enumSerializers.computeIfAbsent(
          mapping.type(), type -> fields.newName(ConstantCase.of(type.simpleName())));
      return Members.this;
    }

    @Override
    public Members mapped(Mapping.Mapped mapping) {
      return Members.this;
    }

    @Override
    public Members optionalOf(Mapping.OptionalOf mapping) {
      return mapping.value().accept(this);
    }

    @Override
    public Members container(Container mapping) {
      containers.computeIfAbsent(
          mapping, container -> methods.newName(container.accept(new TypeWords())));
      mapping.slots().forEach(slot -> slot.mapping().accept(this));
      return Members.this;
    }

    @Override
    public Members unsupported(Mapping.Unsupported mapping) {
      return Members.this;
    }
  }
}
