package io.variantmapper.processor.model;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import java.util.List;
import java.util.Optional;

/** A mapping of a Java array, collection or map, whose elements are written and read in a loop. */
public sealed interface Container extends Mapping {
  /** Returns the slot of the elements, or the slots of the keys and the values. */
  List<Slot> slots();

  /** Returns the form in which the container is written. */
  ContainerForm form();

  /**
   * Returns whether other threads may change the container while it is written. This is possible if
   * its class is concurrent, or if the declared type may have an implementation that is concurrent.
   */
  default boolean mayBeConcurrent() {
    return false;
  }

  /**
   * Returns whether the type has a wildcard as a type argument, as in {@code List<? extends Item>}.
   */
  default boolean hasWildcard() {
    return type() instanceof ParameterizedTypeName declared
        && declared.typeArguments().stream().anyMatch(WildcardTypeName.class::isInstance);
  }

  /** Returns the types of the elements, or of the keys and the values. */
  default TypeName[] partTypes() {
    return parts().stream().map(Mapping::type).toArray(TypeName[]::new);
  }

  @Override
  Container asWritten();

  @Override
  default WireType wireType() {
    return form()
        .packed()
        .<WireType>map(packed -> new WireType.Plain(packed.type()))
        .orElseGet(() -> new WireType.ArrayOf(
            slots().get(0).wireValue(), form().stated().stream().findFirst()));
  }

  @Override
  default List<Mapping> parts() {
    return slots().stream().map(Slot::mapping).toList();
  }

  /** A Java array whose type does not correspond to a packed array, such as {@code Item[]}. */
  record ArrayOf(TypeName type, Slot element, ContainerForm form) implements Container {
    /** Creates the mapping to an untyped Array. */
    public ArrayOf(TypeName type, Slot element) {
      this(type, element, ContainerForm.PLAIN);
    }

    /** Returns the type parameter {@code T} if the type is {@code T[]}; empty for other types. */
    public Optional<TypeVariableName> variable() {
      return type instanceof ArrayTypeName array
              && array.componentType() instanceof TypeVariableName component
          ? Optional.of(component)
          : Optional.empty();
    }

    @Override
    public Kind kind() {
      return Kind.ARRAY;
    }

    @Override
    public ArrayOf asWritten() {
      return new ArrayOf(type, element.asWritten(), form);
    }

    @Override
    public List<Slot> slots() {
      return List.of(element);
    }
  }

  /** A collection or map. */
  sealed interface Filled extends Container {
    /** Returns the declared interface or class, without type arguments. */
    ClassName declared();

    /** Returns the class of the container that reading creates. */
    ContainerClass filled();

    /** Returns the elements of a collection, or the keys of a map. */
    default Slot first() {
      return slots().get(0);
    }

    @Override
    default boolean mayBeConcurrent() {
      return filled().isConcurrent() || !declared().equals(filled().name());
    }

    @Override
    default List<TypeName> named() {
      return List.of(filled().name());
    }
  }

  /** A collection. */
  record CollectionOf(
      TypeName type, ClassName declared, ContainerClass filled, Slot element, ContainerForm form)
      implements Filled {
    /** Creates the mapping to an untyped Array. */
    public CollectionOf(TypeName type, ClassName declared, ContainerClass filled, Slot element) {
      this(type, declared, filled, element, ContainerForm.PLAIN);
    }

    /** Returns a copy of this mapping with the given form. */
    public CollectionOf with(ContainerForm other) {
      return new CollectionOf(type, declared, filled, element, other);
    }

    @Override
    public Kind kind() {
      return Kind.COLLECTION;
    }

    @Override
    public CollectionOf asWritten() {
      ContainerClass written = ContainerClass.asWritten(declared, mayBeConcurrent());
      return new CollectionOf(type, declared, written, element.asWritten(), form);
    }

    @Override
    public List<Slot> slots() {
      return List.of(element);
    }
  }

  /** A map. */
  record MapOf(
      TypeName type,
      ClassName declared,
      ContainerClass filled,
      Slot key,
      Slot value,
      ContainerForm form)
      implements Filled {
    /** Creates the mapping to an untyped Dictionary. */
    public MapOf(TypeName type, ClassName declared, ContainerClass filled, Slot key, Slot value) {
      this(type, declared, filled, key, value, ContainerForm.PLAIN);
    }

    /** Returns a copy of this mapping with the given form. */
    public MapOf with(ContainerForm other) {
      return new MapOf(type, declared, filled, key, value, other);
    }

    @Override
    public Kind kind() {
      return Kind.MAP;
    }

    @Override
    public WireType wireType() {
      return new WireType.DictionaryOf(key.wireValue(), value.wireValue(), form.stated());
    }

    @Override
    public MapOf asWritten() {
      ContainerClass written = ContainerClass.asWritten(declared, mayBeConcurrent());
      return new MapOf(type, declared, written, key.asWritten(), value.asWritten(), form);
    }

    @Override
    public List<Slot> slots() {
      return List.of(key, value);
    }
  }
}
