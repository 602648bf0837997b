package io.variantmapper.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.ContainerClass;
import io.variantmapper.processor.model.ContainerClass.Collected;
import io.variantmapper.processor.model.ContainerClass.LookUp;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Slot;

/** Emits the methods that read arrays, collections and maps. */
final class ContainerReader {
  private static final String CAPACITY = "in.capacity(count)";

  private final Members members;
  private final ReadCode values;
  private final EmptyArray emptyArrays;

  ContainerReader(Members members) {
    this.members = members;
    values = new ReadCode(members);
    emptyArrays = new EmptyArray(members);
  }

  // private static List<Item> readListOfItem(VariantReader in) {
  MethodSpec emit(Container container) {
    MethodSpec.Builder method = MethodSpec.methodBuilder(members.reader(container))
        .addModifiers(members.modifiers())
        .addParameter(RuntimeNames.READER, "in");
    if (container instanceof Container.ArrayOf array) {
      return array(array).bodyOf(method.returns(array.type()));
    }
    // The method returns List<Item>, even if List<? extends Item> is declared.
    if (container instanceof Container.CollectionOf list) {
      TypeName type = withoutWildcards(list);
      return collection(list, type).bodyOf(method.returns(type));
    }
    Container.MapOf map = (Container.MapOf) container;
    TypeName type = withoutWildcards(map);
    return map(map, type).bodyOf(method.returns(type));
  }

  /**
   * Returns the declared type, with each wildcard replaced by the type of the elements, keys or
   * values.
   */
  private static TypeName withoutWildcards(Container container) {
    return container.hasWildcard()
        ? withParts(((ParameterizedTypeName) container.type()).rawType(), container)
        : container.type();
  }

  private static TypeName withParts(ClassName name, Container container) {
    return ParameterizedTypeName.get(name, container.partTypes());
  }

  /** Returns the type of the variable that holds the elements. */
  private static TypeName collected(ContainerClass filled, Container container, TypeName declared) {
    return filled
        .collected()
        .map(elements -> withParts(elements.declared(), container))
        .orElse(declared);
  }

  private Code array(Container.ArrayOf array) {
    Slot element = array.element();
    TypeName type = element.mapping().type();
    boolean direct = element.mapping() instanceof Mapping.Direct;
    if (type.isPrimitive() || (direct && !(type instanceof ArrayTypeName))) {
      return Code.lines("""
          int count = in.beginArray();
          $T elements = new $T[count];
          for (int i = 0; i < count; i++) {
            elements[i] = $L;
          }
          in.endArray();
          return elements;
          """, array.type(), type, values.read(element));
    }
    // A hostile packet can announce many elements in each of its nested arrays but contain none of
    // them. Therefore the generated code creates the array only after it has read the elements.
    return Code.lines("""
        int count = in.beginArray();
        ${List}<$T> elements = new ${ArrayList}<>(in.capacity(count));
        for (int i = 0; i < count; i++) {
          $L
        }
        in.endArray();
        return $L;
        """, type, values.add(element), toArray(type));
  }

  // elements.toArray(new int[0][])
  // elements.toArray(emptyTArray)
  // GivenTypes.toArray(elements)
  private Code toArray(TypeName element) {
    return EmptyArray.isGeneric(element)
        ? Code.of("${GivenTypes}.toArray(elements)")
        : Code.of("elements.toArray($L)", emptyArrays.of(element));
  }

  private Code collection(Container.CollectionOf list, TypeName type) {
    Slot element = list.element();
    TypeName elementType = element.mapping().type();
    boolean guarded = isGuarded(list.filled(), element);
    return Code.lines(
        """
        int count = in.beginArray();
        $T elements =$W$L;
        $L
        for (int i = 0; i < count; i++) {
          $L
        }
        in.endArray();
        return $L;
        """,
        collected(list.filled(), list, type),
        start(list.filled(), elementType, CAPACITY),
        guarded ? guard(list.filled()) : Code.NONE,
        guarded ? addGuarded(element) : values.add(element),
        finish(list.filled(), Code.of("elements")));
  }

  private Code addGuarded(Slot element) {
    return Code.lines("""
        $T element = $L;
        guard.check(element, elements.size());
        elements.add(element);
        """, element.mapping().type(), values.read(element));
  }

  private Code map(Container.MapOf map, TypeName type) {
    TypeName keyType = map.key().mapping().type();
    boolean guarded = isGuarded(map.filled(), map.key());
    return Code.lines(
        """
        int count = in.beginDictionary();
        $T elements =$W$L;
        $L
        for (int i = 0; i < count; i++) {
          $L
          $T key = $L;
          $L
          $L
          $L
        }
        in.endDictionary();
        return $L;
        """,
        collected(map.filled(), map, type),
        start(map.filled(), keyType, CAPACITY),
        guarded ? guard(map.filled()) : Code.NONE,
        guarded ? Code.statement("guard.beginKey()") : Code.NONE,
        keyType,
        values.read(map.key()),
        ReadCode.skipsUnknown(map.key()) ? skipUnknownKey() : Code.NONE,
        guarded ? Code.statement("guard.check(key, elements.size())") : Code.NONE,
        values.put(map.value()),
        finish(map.filled(), Code.of("elements")));
  }

  private static Code skipUnknownKey() {
    return Code.lines("""
        if (key == null) {
          in.skip();
          continue;
        }
        """);
  }

  /** Returns the expression that creates a container that stays empty. */
  static Code empty(ContainerClass filled, TypeName key) {
    return finish(filled, start(filled, key, ""));
  }

  // elements
  // new Tags(elements)
  // ImmutableList.copyOf(elements)
  private static Code finish(ContainerClass filled, Code elements) {
    if (filled.collected().isEmpty()) {
      return elements;
    }
    Collected collected = filled.collected().get();
    return collected.isByConstructor()
        ? Code.of(
            "new $T$L($L)",
            filled.name(),
            filled.start() == ContainerClass.Start.NOT_GENERIC ? "" : "<>",
            elements)
        : Code.of("$T.$N($L)", filled.name(), collected.method(), elements);
  }

  /**
   * Returns the expression that creates an empty container.
   *
   * @param capacity an expression for the number of elements; an empty text if the container stays
   *     empty
   */
  // new ArrayList<>(in.capacity(count))
  // new TreeSet<>()
  // new Names()
  // new EnumMap<>(Kind.class)
  // EnumSet.noneOf(Kind.class)
  private static Code start(ContainerClass filled, TypeName key, String capacity) {
    if (filled.collected().isPresent()) {
      return start(filled.collected().get().filled(), key, capacity);
    }
    return switch (filled.start()) {
      case EMPTY -> Code.of("new $T<>()", filled.name());
      case NOT_GENERIC -> Code.of("new $T()", filled.name());
      case CAPACITY -> Code.of("new $T<>($L)", filled.name(), capacity);
      case ENUM -> Code.of("new $T<>($T.class)", filled.name(), key);
      case NONE_OF_ENUM -> Code.of("$T.noneOf($T.class)", filled.name(), key);
    };
  }

  // CollisionGuard guard = new CollisionGuard(in);
  // CollisionGuard guard = CollisionGuard.ofUnsorted(in);
  private static Code guard(ContainerClass filled) {
    return filled.lookUp() == LookUp.SORTED_HASHES
        ? Code.statement("${CollisionGuard} guard = new ${CollisionGuard}(in)")
        : Code.statement("${CollisionGuard} guard = ${CollisionGuard}.ofUnsorted(in)");
  }

  /**
   * Returns whether elements or keys with equal hash codes would make reading slow. Enums have few
   * constants. A HashMap stays fast if keys with equal hash codes are Comparable, because it sorts
   * them; but it does not sort null.
   */
  private static boolean isGuarded(ContainerClass filled, Slot key) {
    if (key.mapping() instanceof Mapping.EnumOf) {
      return false;
    }
    return switch (filled.lookUp()) {
      case UNHASHED -> false;
      case SORTED_HASHES -> key.nullable() || !key.mapping().isSorted();
      case HASHES -> true;
    };
  }
}
