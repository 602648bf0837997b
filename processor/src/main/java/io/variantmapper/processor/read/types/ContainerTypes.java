package io.variantmapper.processor.read.types;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.ContainerClass;
import io.variantmapper.processor.model.ContainerClass.LookUp;
import io.variantmapper.processor.model.ContainerClass.Start;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Stream;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Types;

/** The JDK's containers that can be the type of a field. */
public final class ContainerTypes {
  static final ClassName OPTIONAL = ClassName.get(Optional.class);

  /**
   * The collections by canonical name. The keys are Strings, because looking up a TypeName prints
   * it, which is slow.
   */
  private static final Map<String, FilledContainer> COLLECTIONS = new HashMap<>();

  /** The maps by canonical name. */
  private static final Map<String, FilledContainer> MAPS = new HashMap<>();

  private static final Map<ClassName, PrimitiveOptional> PRIMITIVE_OPTIONALS = Map.of(
      ClassName.get(OptionalInt.class), new PrimitiveOptional(TypeKind.INT, "getAsInt"),
      ClassName.get(OptionalLong.class), new PrimitiveOptional(TypeKind.LONG, "getAsLong"),
      ClassName.get(OptionalDouble.class), new PrimitiveOptional(TypeKind.DOUBLE, "getAsDouble"));

  static {
    FilledContainer list = plain(ArrayList.class, Start.CAPACITY, Nulls.ANYWHERE);
    add(COLLECTIONS, list, Iterable.class, Collection.class, List.class, ArrayList.class);
    add(COLLECTIONS, plain(LinkedList.class, Start.EMPTY, Nulls.ANYWHERE), LinkedList.class);
    FilledContainer queue = plain(ArrayDeque.class, Start.CAPACITY, Nulls.NOWHERE);
    add(COLLECTIONS, queue, Queue.class, Deque.class, ArrayDeque.class);
    add(COLLECTIONS, plain(Vector.class, Start.CAPACITY, Nulls.ANYWHERE), Vector.class);
    add(COLLECTIONS, plain(Stack.class, Start.EMPTY, Nulls.ANYWHERE), Stack.class);
    // CopyOnWriteArrayList and CopyOnWriteArraySet are missing, because they copy all elements
    // whenever an element is added.
    concurrent(ConcurrentLinkedQueue.class);
    concurrent(ConcurrentLinkedDeque.class);
    concurrent(LinkedBlockingQueue.class, BlockingQueue.class);
    concurrent(LinkedBlockingDeque.class, BlockingDeque.class);
    // Sets and maps keep the packet's order, unless the type of the field can't keep it.
    FilledContainer set = hashed(LinkedHashSet.class, Nulls.ANYWHERE);
    add(COLLECTIONS, set, Set.class, LinkedHashSet.class);
    add(COLLECTIONS, hashed(HashSet.class, Nulls.ANYWHERE), HashSet.class);
    FilledContainer sortedSet = sorted(TreeSet.class, Nulls.IN_VALUES);
    add(COLLECTIONS, sortedSet, SortedSet.class, NavigableSet.class, TreeSet.class);
    FilledContainer skipListSet = sorted(ConcurrentSkipListSet.class, Nulls.NOWHERE);
    add(COLLECTIONS, skipListSet, ConcurrentSkipListSet.class);
    add(COLLECTIONS, plain(EnumSet.class, Start.NONE_OF_ENUM, Nulls.NOWHERE), EnumSet.class);
    FilledContainer map = hashed(LinkedHashMap.class, Nulls.ANYWHERE);
    add(MAPS, map, Map.class, LinkedHashMap.class);
    add(MAPS, hashed(HashMap.class, Nulls.ANYWHERE), HashMap.class);
    FilledContainer concurrent = hashed(ConcurrentHashMap.class, Nulls.NOWHERE);
    add(MAPS, concurrent, ConcurrentMap.class, ConcurrentHashMap.class);
    FilledContainer sortedMap = sorted(TreeMap.class, Nulls.IN_VALUES);
    add(MAPS, sortedMap, SortedMap.class, NavigableMap.class, TreeMap.class);
    FilledContainer skipListMap = sorted(ConcurrentSkipListMap.class, Nulls.NOWHERE);
    add(MAPS, skipListMap, ConcurrentNavigableMap.class, ConcurrentSkipListMap.class);
    add(MAPS, plain(EnumMap.class, Start.ENUM, Nulls.IN_VALUES), EnumMap.class);
    // Since Java 21.
    COLLECTIONS.put("java.util.SequencedCollection", list);
    COLLECTIONS.put("java.util.SequencedSet", set);
    MAPS.put("java.util.SequencedMap", map);
  }

  private ContainerTypes() {}

  /** The positions where a container may hold nulls. */
  enum Nulls {
    ANYWHERE,
    IN_VALUES,
    NOWHERE
  }

  /**
   * A collection or map.
   *
   * @param sorted whether its elements or keys must be {@code Comparable}
   */
  record FilledContainer(ContainerClass filled, boolean sorted, Nulls nulls) {
    /**
     * Returns a copy of this container that states that the class is given in the field's
     * annotation.
     */
    FilledContainer asGiven() {
      return new FilledContainer(filled.asGiven(), sorted, nulls);
    }
  }

  /**
   * The type of the primitive value in an optional such as {@code OptionalInt}, and the method that
   * returns this value.
   */
  record PrimitiveOptional(TypeKind value, String get) {}

  private static FilledContainer plain(Class<?> filled, Start start, Nulls nulls) {
    return new FilledContainer(
        new ContainerClass(ClassName.get(filled), start, LookUp.UNHASHED), false, nulls);
  }

  private static FilledContainer hashed(Class<?> filled, Nulls nulls) {
    ContainerClass hashed =
        new ContainerClass(ClassName.get(filled), Start.CAPACITY, LookUp.SORTED_HASHES);
    return new FilledContainer(hashed, false, nulls);
  }

  private static FilledContainer sorted(Class<?> filled, Nulls nulls) {
    ContainerClass sorted = new ContainerClass(ClassName.get(filled), Start.EMPTY, LookUp.UNHASHED);
    return new FilledContainer(sorted, true, nulls);
  }

  /** Adds a concurrent queue and its interfaces. */
  private static void concurrent(Class<?> filled, Class<?>... declared) {
    FilledContainer queue = plain(filled, Start.EMPTY, Nulls.NOWHERE);
    add(COLLECTIONS, queue, filled);
    add(COLLECTIONS, queue, declared);
  }

  private static void add(
      Map<String, FilledContainer> all, FilledContainer container, Class<?>... declared) {
    for (Class<?> type : declared) {
      all.put(type.getCanonicalName(), container);
    }
  }

  static Optional<FilledContainer> collection(ClassName declared) {
    return Optional.ofNullable(COLLECTIONS.get(declared.canonicalName()));
  }

  static Optional<FilledContainer> map(ClassName declared) {
    return Optional.ofNullable(MAPS.get(declared.canonicalName()));
  }

  /**
   * Returns the container that reading fills if it creates an object of the class {@code name};
   * empty if reading never creates objects of this class.
   */
  static Optional<FilledContainer> filled(ClassName name) {
    return collection(name)
        .or(() -> map(name))
        .filter(known -> known.filled().name().equals(name));
  }

  /**
   * Returns the classes of the containers that reading creates and fills, in alphabetical order.
   */
  static List<ClassName> allFilled() {
    return Stream.of(COLLECTIONS, MAPS)
        .flatMap(all -> all.values().stream())
        .map(known -> known.filled().name())
        .distinct()
        .sorted()
        .toList();
  }

  static boolean contain(ClassName declared) {
    return collection(declared).isPresent()
        || map(declared).isPresent()
        || primitiveOptional(declared).isPresent()
        || declared.equals(OPTIONAL);
  }

  /**
   * Returns the type of the value in an {@code Optional} or {@code OptionalInt}; empty for other
   * types, and for a raw type.
   */
  public static Optional<TypeMirror> optionalContent(TypeMirror type, Types types) {
    if (!(type instanceof DeclaredType declared)) {
      return Optional.empty();
    }
    ClassName name = ClassName.get(MoreTypes.asTypeElement(declared));
    return name.equals(OPTIONAL)
        ? declared.getTypeArguments().stream().map(ContainerTypes::upperBound).findFirst()
        : primitiveOptional(name).map(optional -> types.getPrimitiveType(optional.value()));
  }

  private static TypeMirror upperBound(TypeMirror argument) {
    return argument instanceof WildcardType wildcard && wildcard.getExtendsBound() != null
        ? wildcard.getExtendsBound()
        : argument;
  }

  static Optional<PrimitiveOptional> primitiveOptional(ClassName declared) {
    return Optional.ofNullable(PRIMITIVE_OPTIONALS.get(declared));
  }
}
