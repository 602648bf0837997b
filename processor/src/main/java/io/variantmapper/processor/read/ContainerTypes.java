package io.variantmapper.processor.read;

import com.palantir.javapoet.ClassName;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import javax.lang.model.type.TypeKind;

/** The JDK's containers that a field can be declared as. */
final class ContainerTypes {
  static final ClassName OPTIONAL = ClassName.get(Optional.class);
  static final ClassName MAP = ClassName.get(Map.class);
  static final ClassName DEQUE = ClassName.get(Deque.class);

  /** The interfaces and the classes that reading fills; sets keep the packet's order. */
  private static final Map<ClassName, ClassName> COLLECTIONS = Map.of(
      ClassName.get(List.class),
      ClassName.get(ArrayList.class),
      ClassName.get(Collection.class),
      ClassName.get(ArrayList.class),
      ClassName.get(Set.class),
      ClassName.get(LinkedHashSet.class),
      DEQUE,
      ClassName.get(ArrayDeque.class));

  private static final Map<ClassName, PrimitiveOptional> PRIMITIVE_OPTIONALS = Map.of(
      ClassName.get(OptionalInt.class), new PrimitiveOptional(TypeKind.INT, "getAsInt"),
      ClassName.get(OptionalLong.class), new PrimitiveOptional(TypeKind.LONG, "getAsLong"),
      ClassName.get(OptionalDouble.class), new PrimitiveOptional(TypeKind.DOUBLE, "getAsDouble"));

  private ContainerTypes() {}

  /** What {@code OptionalInt} and its sisters hold, and the method that takes it out. */
  record PrimitiveOptional(TypeKind value, String get) {}

  static Optional<ClassName> implementation(ClassName declared) {
    return Optional.ofNullable(COLLECTIONS.get(declared));
  }

  static Optional<PrimitiveOptional> primitiveOptional(ClassName declared) {
    return Optional.ofNullable(PRIMITIVE_OPTIONALS.get(declared));
  }
}
