package io.variantmapper.processor.read.types;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.ImplementationFault;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Unknown;
import io.variantmapper.processor.model.Mapping.Unsupported;
import io.variantmapper.processor.model.Slot;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.ResolvedType;
import io.variantmapper.processor.read.declaration.Subtypes;
import io.variantmapper.processor.read.serializers.FieldSerializers.UsePosition;
import io.variantmapper.processor.read.types.ContainerTypes.FilledContainer;
import io.variantmapper.processor.read.types.ContainerTypes.Nulls;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** Maps the collections and maps of one field. */
final class ContainerMappings {
  /**
   * The maximum nesting of the user's own collections. Deeper nesting is reported as a recursion,
   * because no real program needs it.
   */
  private static final int MAX_NESTING = 8;

  private final Compiler compiler;
  private final MappingReader values;
  private final UserContainers userContainers;
  private final Unknown unknown;
  private final Optional<AsOption> asOption;

  /** The user's own collections around the type that is being read. */
  private final Deque<TypeName> around = new ArrayDeque<>();

  /**
   * Creates a reader for the containers of one field.
   *
   * @param values reads the elements, keys and values
   * @param asOption the class that {@code as} of the field gives; empty if it gives none
   */
  ContainerMappings(
      Compiler compiler,
      UserContainers userContainers,
      MappingReader values,
      Unknown unknown,
      Optional<AsOption> asOption) {
    this.compiler = compiler;
    this.userContainers = userContainers;
    this.values = values;
    this.unknown = unknown;
    this.asOption = asOption;
  }

  /** Returns whether a type is a collection or map that can be the type of a field. */
  boolean contain(TypeElement element) {
    ClassName name = ClassName.get(element);
    return name.equals(Container.ENTRY)
        || ContainerTypes.collection(name).isPresent()
        || ContainerTypes.map(name).isPresent()
        || userContainers.contain(element);
  }

  /**
   * Maps a collection or map.
   *
   * @param given the class that {@code as} of the field gives for this container; empty if it gives
   *     none
   */
  Mapping read(ResolvedType seen, Optional<AsOption> given) {
    DeclaredType type = MoreTypes.asDeclared(seen.type());
    TypeElement element = MoreTypes.asTypeElement(type);
    if (type.getTypeArguments().size() != element.getTypeParameters().size()) {
      return unsupported(type, FieldFault.UNSUPPORTED_RAW);
    }
    ClassName name = ClassName.get(element);
    if (name.equals(Container.ENTRY)) {
      return entry(seen);
    }
    Optional<FilledContainer> known =
        ContainerTypes.collection(name).or(() -> ContainerTypes.map(name));
    Optional<FilledContainer> ofField =
        known.or(() -> given.isPresent() ? Optional.empty() : userContainers.find(element));
    Optional<Fault> fault = given.flatMap(as -> as.containerFault(type));
    if (fault.isPresent()) {
      boolean isReplaced = fault.get().kind() == ImplementationFault.OF_CONTENT;
      return new Unsupported(
          TypeName.get(type), fault.get(), isReplaced ? List.of() : arguments(seen));
    } else if (ofField.isEmpty() && given.isEmpty()) {
      return new Unsupported(
          TypeName.get(type),
          new Fault(uncreatable(element), Optional.empty())
              .with("name", name.simpleName())
              .with("kind", userContainers.isMap(element) ? "Map" : "Collection"));
    }
    FilledContainer filled =
        given.map(as -> as.container(ofField)).or(() -> ofField).orElseThrow();
    return known.isPresent() ? ofJdk(seen, name, filled) : ofOwn(seen, name, filled);
  }

  /**
   * Maps the elements, or the keys and values, of a collection or map that reading can't create.
   * They will be in the type that the user chooses instead.
   */
  List<Mapping> arguments(ResolvedType seen) {
    List<UsePosition> positions =
        switch (MoreTypes.asDeclared(seen.type()).getTypeArguments().size()) {
          case 1 -> List.of(UsePosition.ELEMENT);
          case 2 -> List.of(UsePosition.KEY, UsePosition.VALUE);
          default -> List.of();
        };
    return IntStream.range(0, positions.size())
        .mapToObj(i -> values.argument(seen, i, positions.get(i)).mapping())
        .toList();
  }

  private static FieldFault uncreatable(TypeElement element) {
    return Subtypes.isAbstract(element)
        ? FieldFault.UNSUPPORTED_ABSTRACT_COLLECTION
        : FieldFault.UNSUPPORTED_OWN_COLLECTION;
  }

  private Mapping ofJdk(ResolvedType seen, ClassName name, FilledContainer filled) {
    if (ContainerTypes.map(name).isEmpty()) {
      return collection(seen, filled, values.argument(seen, 0, UsePosition.ELEMENT));
    }
    Slot key = values.argument(seen, 0, UsePosition.KEY);
    return map(seen, filled, key, values.argument(seen, 1, UsePosition.VALUE));
  }

  private Mapping ofOwn(ResolvedType seen, ClassName name, FilledContainer filled) {
    DeclaredType type = MoreTypes.asDeclared(seen.type());
    TypeName printed = TypeName.get(type);
    List<ResolvedType> held = userContainers.held(seen);
    if (held.isEmpty()) { // class Names extends ArrayList
      return unsupported(type, FieldFault.UNSUPPORTED_RAW);
    } else if (type.getTypeArguments().stream().anyMatch(ContainerMappings::isWildcard)) {
      return unsupported(type, FieldFault.UNSUPPORTED_OWN_WILDCARD);
    } else if (around.contains(printed) || around.size() == MAX_NESTING) {
      return new Unsupported(
          printed,
          new Fault(FieldFault.UNSUPPORTED_OWN_RECURSION, Optional.empty())
              .with("name", name.simpleName()));
    }
    around.push(printed);
    try {
      if (held.size() == 1) {
        return collection(seen, filled, values.slot(held.get(0), UsePosition.ELEMENT));
      }
      Slot key = values.slot(held.get(0), UsePosition.KEY);
      return map(seen, filled, key, values.slot(held.get(1), UsePosition.VALUE));
    } finally {
      around.pop();
    }
  }

  private Mapping collection(ResolvedType seen, FilledContainer container, Slot argument) {
    DeclaredType type = MoreTypes.asDeclared(seen.type());
    ClassName name = ClassName.get(MoreTypes.asTypeElement(type));
    Slot element = element(argument);
    Optional<Fault> fault = elementFault(type, container, element);
    return fault.isPresent()
        ? new Unsupported(TypeName.get(type), fault.get(), List.of(element.mapping()))
        : Container.collection(TypeName.get(type), name, container.filled(), element);
  }

  private Mapping map(ResolvedType seen, FilledContainer container, Slot ofKey, Slot ofValue) {
    DeclaredType type = MoreTypes.asDeclared(seen.type());
    ClassName name = ClassName.get(MoreTypes.asTypeElement(type));
    Slot key = key(ofKey);
    Slot value = element(ofValue);
    Optional<Fault> fault = container.nulls() == Nulls.NOWHERE && mayBeNull(value)
        ? Optional.of(contentFault(type, container, FieldFault.UNSUPPORTED_CANNOT_HOLD_NULLS))
        : elementFault(type, container, key);
    return fault.isPresent()
        ? new Unsupported(TypeName.get(type), fault.get(), List.of(key.mapping(), value.mapping()))
        : Container.map(TypeName.get(type), name, container.filled(), key, value);
  }

  /**
   * Maps a {@code Map.Entry}. An entry with an unknown constant can't be skipped, because the field
   * has no other entry.
   */
  private Mapping entry(ResolvedType seen) {
    Slot key = values.argument(seen, 0, UsePosition.KEY);
    Slot value = values.argument(seen, 1, UsePosition.VALUE);
    return Container.entry(
        TypeName.get(seen.type()), key, unknown == Unknown.NULL ? element(value) : value);
  }

  private Fault contentFault(DeclaredType type, FilledContainer container, FieldFault kind) {
    return asOption
        .filter(given -> container.filled().isGiven())
        .map(given -> given.contentFault(kind, type))
        .orElseGet(() -> new Fault(kind, Optional.empty()));
  }

  /** Returns why a collection can't hold its elements, or why a map can't hold its keys. */
  private Optional<Fault> elementFault(DeclaredType type, FilledContainer container, Slot held) {
    Optional<FieldFault> kind = Optional.empty();
    if (container.nulls() != Nulls.ANYWHERE && mayBeNull(held)) {
      kind = Optional.of(FieldFault.UNSUPPORTED_CANNOT_HOLD_NULLS);
    } else if (container.sorted() && !isComparable(type.getTypeArguments().get(0))) {
      kind = Optional.of(FieldFault.UNSUPPORTED_NOT_COMPARABLE);
    } else if (container.filled().isOfEnum() && held.mapping().kind() == Mapping.Kind.VARIABLE) {
      kind = Optional.of(FieldFault.UNSUPPORTED_ENUM_TYPE_PARAMETER);
    }
    return kind.map(of -> contentFault(type, container, of));
  }

  private static boolean mayBeNull(Slot slot) {
    return slot.nullable() || slot.mapping().type().equals(ClassName.OBJECT);
  }

  private static boolean isWildcard(TypeMirror argument) {
    return argument.getKind() == TypeKind.WILDCARD;
  }

  /** Returns whether a type argument is Comparable; true for a wildcard that shows no type. */
  private boolean isComparable(TypeMirror argument) {
    TypeMirror held = argument.getKind() == TypeKind.WILDCARD
        ? ((WildcardType) argument).getExtendsBound()
        : argument;
    return held == null || compiler.isA(held, Comparable.class);
  }

  /**
   * Returns the slot of a key. If the key is an unknown constant, the entry can be skipped. The key
   * is never read as null, because then all entries with unknown constants would have the same key.
   */
  private Slot key(Slot slot) {
    return unknown == Unknown.SKIP && slot.mapping() instanceof Mapping.EnumOf constant
        ? new Slot(constant.with(unknown), false)
        : slot;
  }

  /**
   * Returns the slot of an element, or of a map's value. The element or value may be null if
   * unknown constants are read as null.
   */
  Slot element(Slot slot) {
    return slot.mapping() instanceof Mapping.EnumOf constant
        ? new Slot(constant.with(unknown), slot.nullable() || unknown == Unknown.NULL)
        : slot;
  }

  private static Unsupported unsupported(TypeMirror type, FieldFault kind) {
    return new Unsupported(TypeName.get(type), new Fault(kind, Optional.empty()));
  }
}
