package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A mapping of a Java array, collection or map, whose elements are written and read in a loop.
 *
 * @param kind ARRAY for an array whose type does not correspond to a packed array, such as {@code
 *     Item[]}; COLLECTION or MAP; ENTRY for a {@code Map.Entry}, which is a Dictionary of one entry
 * @param declared the declared interface or class, without type arguments; List for an array
 * @param filled the class of the container that reading creates; ArrayList for an array, which is
 *     then copied
 * @param slots the slot of the elements, or the slots of the keys and the values
 */
public record Container(
    Kind kind,
    TypeName type,
    ClassName declared,
    ContainerClass filled,
    List<Slot> slots,
    ContainerForm form)
    implements Mapping {
  private static final ContainerClass ARRAY_LIST = new ContainerClass(
      ClassName.get(ArrayList.class),
      ContainerClass.Start.CAPACITY,
      ContainerClass.LookUp.UNHASHED);

  /** The name of {@code Map.Entry}. */
  public static final ClassName ENTRY = ClassName.get(Map.Entry.class);

  private static final ContainerClass SIMPLE_ENTRY = new ContainerClass(
      ClassName.get(AbstractMap.SimpleImmutableEntry.class),
      ContainerClass.Start.EMPTY,
      ContainerClass.LookUp.UNHASHED);

  /** Returns the mapping of an array to an untyped Array. */
  public static Container array(TypeName type, Slot element) {
    ClassName list = ClassName.get(List.class);
    return new Container(Kind.ARRAY, type, list, ARRAY_LIST, List.of(element), ContainerForm.PLAIN);
  }

  /** Returns the mapping of a collection to an untyped Array. */
  public static Container collection(
      TypeName type, ClassName declared, ContainerClass filled, Slot element) {
    return new Container(
        Kind.COLLECTION, type, declared, filled, List.of(element), ContainerForm.PLAIN);
  }

  /** Returns the mapping of a map to an untyped Dictionary. */
  public static Container map(
      TypeName type, ClassName declared, ContainerClass filled, Slot key, Slot value) {
    return new Container(
        Kind.MAP, type, declared, filled, List.of(key, value), ContainerForm.PLAIN);
  }

  /** Returns the mapping of a {@code Map.Entry} to a Dictionary with one entry. */
  public static Container entry(TypeName type, Slot key, Slot value) {
    return new Container(
        Kind.ENTRY, type, ENTRY, SIMPLE_ENTRY, List.of(key, value), ContainerForm.PLAIN);
  }

  /** Returns a copy of this mapping with the given form. */
  public Container with(ContainerForm other) {
    return new Container(kind, type, declared, filled, slots, other);
  }

  /**
   * Returns the mapping of content that is added to the container of a getter. If the type is an
   * interface, such as Set, the class of that container is unknown.
   */
  public Container asContent() {
    return filled.name().equals(declared)
        ? this
        : new Container(kind, type, declared, filled.asUnsorted(), slots, form);
  }

  @Override
  public Container asWritten() {
    List<Slot> written = new ArrayList<>();
    for (Slot slot : slots) {
      written.add(slot.asWritten());
    }
    return new Container(
        kind, type, declared, ContainerClass.asWritten(declared, mayBeConcurrent()), written, form);
  }

  /** Returns whether the declared type is Iterable, which does not have a size. */
  public boolean isIterable() {
    return declared.equals(ClassName.get(Iterable.class));
  }

  /** Returns the slot of the elements of an array or collection, or of the keys of a map. */
  public Slot first() {
    return slots.get(0);
  }

  /** Returns the type parameter {@code T} if the type is {@code T[]}; empty for other types. */
  public Optional<TypeVariableName> variable() {
    return JavaTypes.component(type).flatMap(JavaTypes::variable);
  }

  /**
   * Returns whether other threads may change the container while it is written. This is possible if
   * its class is concurrent, or if the declared type may have an implementation that is concurrent.
   */
  public boolean mayBeConcurrent() {
    return kind != Kind.ARRAY && (filled.isConcurrent() || !declared.equals(filled.name()));
  }

  /**
   * Returns whether the type has a wildcard as a type argument, as in {@code List<? extends Item>}.
   */
  public boolean hasWildcard() {
    for (TypeName argument : JavaTypes.arguments(type)) {
      if (JavaTypes.isWildcard(argument)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the types of the elements, or of the keys and the values. */
  public TypeName[] partTypes() {
    TypeName[] types = new TypeName[slots.size()];
    for (int i = 0; i < types.length; i++) {
      types[i] = slots.get(i).mapping().type();
    }
    return types;
  }

  @Override
  public PacketType packetType() {
    PacketType.Value element = first().wireValue();
    if (form.packed().isPresent()) {
      return new PacketType.Plain(form.packed().get().type());
    }
    return slots.size() == 2
        ? new PacketType.DictionaryOf(element, slots.get(1).wireValue(), form.stated())
        : new PacketType.ArrayOf(element, form.stated().stream().findFirst());
  }

  @Override
  public List<Mapping> parts() {
    return Slot.mappings(slots);
  }

  @Override
  public List<TypeName> named() {
    return kind == Kind.ARRAY ? List.of() : List.of(filled.name());
  }
}
