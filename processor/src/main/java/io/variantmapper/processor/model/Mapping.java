package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** How values of one Java type are written as Variants, and read from Variants. */
public sealed interface Mapping
    permits Mapping.Direct,
        Mapping.Text,
        Mapping.Time,
        Mapping.Wrapper,
        Mapping.EnumOf,
        Mapping.Custom,
        Mapping.AsMapped,
        Mapping.Mapped,
        Mapping.Variable,
        Container,
        Mapping.Unsupported {
  /** The kinds of mappings. Each kind has one record. */
  enum Kind {
    DIRECT,
    TEXT,
    TIME,
    CONVERTED,
    ENUM,
    CUSTOM,
    MAPPED,
    AS_MAPPED,
    VARIABLE,
    OPTIONAL,
    REFERENCE,
    ARRAY,
    COLLECTION,
    MAP,
    ENTRY,
    UNSUPPORTED
  }

  /** Returns the kind, by which other packages choose what they do with the values. */
  Kind kind();

  /** Returns the Java type as the user declared it. */
  TypeName type();

  /** Returns the type of a value in packets; for an Optional, the type of the value in it. */
  PacketType packetType();

  /** Returns the same mapping without the settings that only affect reading. */
  default Mapping asWritten() {
    return this;
  }

  /** Returns the mappings of the values that a value of this type contains. */
  default List<Mapping> parts() {
    return List.of();
  }

  /**
   * Returns the slot of the elements, or the slots of the keys and the values, if the type is a
   * container whose content is written in a loop.
   */
  default List<Slot> slots() {
    return List.of();
  }

  /** Returns why the type itself can't be mapped; empty if it can, regardless of its parts. */
  default Optional<Fault> fault() {
    return Optional.empty();
  }

  /** Returns whether the type itself can't be mapped. */
  default boolean isFaulty() {
    return fault().isPresent();
  }

  /** Returns whether the type holds values of any type including nil, as Variant and Object do. */
  default boolean isAny() {
    return false;
  }

  /** Returns whether an empty Optional or AtomicReference stands for a missing value. */
  default boolean isOptional() {
    return content() != this;
  }

  /**
   * Returns the mapping of the value in an Optional or AtomicReference; this mapping for other
   * values.
   */
  default Mapping content() {
    return this;
  }

  /** Returns the types that generated code names in addition to the type itself. */
  default List<TypeName> named() {
    return List.of();
  }

  /** Returns what the serializer of the type can do with an existing value. */
  default Merging merging() {
    return Merging.NONE;
  }

  /**
   * Returns whether changes of a value are found by comparing its fields. Other values are compared
   * with {@code equals}.
   */
  default boolean isComparedByFields() {
    return merging() == Merging.CHANGES && packetType().kind() == PacketType.Kind.MAPPED;
  }

  /**
   * Returns whether the Java type is Comparable to its own class, so that HashMap sorts keys with
   * equal hash codes.
   */
  default boolean isSorted() {
    return type().isBoxedPrimitive() || type().equals(ClassName.get(String.class));
  }

  /** Returns this mapping and all mappings in it at any depth, outermost first. */
  default Stream<Mapping> all() {
    return withParts().stream();
  }

  /** Returns the mappings of {@link #all} as a list. */
  default List<Mapping> withParts() {
    List<Mapping> all = new ArrayList<>();
    all.add(this);
    for (Mapping part : parts()) {
      all.addAll(part.withParts());
    }
    return all;
  }

  /**
   * A value that is written by one call of the writer, and read by one call of the reader.
   *
   * @param write the writer's method, such as {@code writeInt}
   * @param read the reader's method, such as {@code readShort}
   * @param godotType the type in Godot
   * @param form the form in which the call writes the value
   */
  record Direct(TypeName type, String write, String read, GodotType godotType, DirectForm form)
      implements Mapping {
    /** Creates the mapping of a type that Godot represents without loss. */
    public Direct(TypeName type, String write, String read, GodotType godotType) {
      this(type, write, read, godotType, DirectForm.WHOLE);
    }

    @Override
    public Kind kind() {
      return Kind.DIRECT;
    }

    @Override
    public PacketType packetType() {
      return new PacketType.Plain(godotType);
    }

    @Override
    public boolean isAny() {
      return godotType == GodotType.ANY;
    }

    /** Returns whether the value is a String in Java and in Godot. */
    public boolean isString() {
      return type.equals(ClassName.get(String.class));
    }

    /** Returns a copy of this mapping with the boxed type if the type is primitive. */
    public Direct boxed() {
      return new Direct(type.box(), write, read, godotType, form);
    }
  }

  /**
   * A value that is written as a text, such as a {@code CharSequence} or a {@code UUID}.
   *
   * @param print the value's method that returns the text
   * @param parser the class whose static method parses the text
   * @param parse the name of that static method; empty if the text needs no parsing
   * @param pattern the pattern of {@code DateTimeFormatter} that prints and parses the text instead
   *     of these methods; empty if there is none
   */
  record Text(
      TypeName type,
      TextForm form,
      String print,
      TypeName parser,
      String parse,
      boolean isSorted,
      String pattern)
      implements Mapping {
    private static final Set<TypeName> TIMES_OF_DAY = Stream.of(
            LocalTime.class,
            LocalDateTime.class,
            OffsetTime.class,
            OffsetDateTime.class,
            ZonedDateTime.class)
        .map(ClassName::get)
        .collect(Collectors.toUnmodifiableSet());

    /**
     * Creates the mapping of a type that is read directly from the text, without a parse method.
     */
    public Text(TypeName type, TextForm form) {
      this(type, form, "toString", type, "", true, "");
    }

    /** Creates the mapping of a type that has methods for printing and parsing. */
    public Text(
        TypeName type,
        TextForm form,
        String print,
        TypeName parser,
        String parse,
        boolean isSorted) {
      this(type, form, print, parser, parse, isSorted, "");
    }

    @Override
    public List<TypeName> named() {
      return List.of(parser);
    }

    /**
     * Returns whether the value has a time of day. Its text always has seconds, unlike the result
     * of {@code toString}, unless a pattern determines the text.
     */
    public boolean hasTimeOfDay() {
      return TIMES_OF_DAY.contains(type) && !hasPattern();
    }

    /** Returns a copy of this mapping with the given form. */
    public Text with(TextForm other) {
      return new Text(type, other, print, parser, parse, isSorted, pattern);
    }

    /** Returns a copy of this mapping with the given pattern. */
    public Text withPattern(String other) {
      return new Text(type, form, print, parser, parse, isSorted, other);
    }

    /** Returns whether a pattern determines the text. */
    public boolean hasPattern() {
      return !pattern.isEmpty();
    }

    @Override
    public Kind kind() {
      return Kind.TEXT;
    }

    @Override
    public PacketType packetType() {
      return new PacketType.Plain(form.godotType());
    }
  }

  /**
   * An {@code Instant} or {@code Duration} that is written as an int.
   *
   * @param unit the unit of the int
   */
  record Time(TimeType time, TimeUnit unit) implements Mapping {
    @Override
    public Kind kind() {
      return Kind.TIME;
    }

    @Override
    public ClassName type() {
      return time.type();
    }

    @Override
    public PacketType packetType() {
      return new PacketType.Time(time, unit);
    }

    @Override
    public boolean isSorted() {
      return true;
    }
  }

  /** A value that is written as another value, in one of the forms of that other value. */
  sealed interface Wrapper extends Mapping {
    /** Returns the mapping of the other value. */
    Mapping value();

    /** Returns a copy of this mapping in which the other value has the given mapping. */
    Wrapper with(Mapping other);

    @Override
    default PacketType packetType() {
      return value().packetType();
    }

    @Override
    default List<Mapping> parts() {
      return List.of(value());
    }
  }

  /**
   * A value that is written as a value of another type, such as a {@code Date} as an
   * {@code Instant}.
   *
   * @param value the mapping of that other type
   */
  record Converted(Conversion conversion, Mapping value) implements Wrapper {
    @Override
    public Kind kind() {
      return Kind.CONVERTED;
    }

    @Override
    public Converted with(Mapping other) {
      return new Converted(conversion, other);
    }

    @Override
    public ClassName type() {
      return conversion.type();
    }

    @Override
    public boolean isSorted() {
      return conversion == Conversion.DATE;
    }
  }

  /**
   * An enum.
   *
   * @param unknown how a text or number that belongs to no constant is read
   */
  record EnumOf(ClassName type, EnumTable table, Unknown unknown) implements Mapping {
    /** Returns a copy of this mapping with the given policy. */
    public EnumOf with(Unknown policy) {
      return new EnumOf(type, table, policy);
    }

    @Override
    public Kind kind() {
      return Kind.ENUM;
    }

    @Override
    public EnumOf asWritten() {
      return with(Unknown.FAIL);
    }

    @Override
    public PacketType packetType() {
      return new PacketType.EnumOf(type, table, unknown);
    }
  }

  /** How a text or number that belongs to no constant of an enum is read. */
  enum Unknown {
    /** As the enum's fallback; if the enum does not have a fallback, reading fails. */
    FAIL,
    /** As null. */
    NULL,
    /** The element is skipped; in a Map, the whole entry is skipped. */
    SKIP
  }

  /** A type with a serializer that the user wrote. */
  record Custom(TypeName type, CustomSerializer serializer) implements Mapping {
    /** Returns a copy of this mapping. Its fault is reported only at another element. */
    public Custom asReportedElsewhere() {
      return new Custom(type, serializer.asReportedElsewhere());
    }

    @Override
    public Kind kind() {
      return Kind.CUSTOM;
    }

    @Override
    public PacketType packetType() {
      return serializer
          .mixIn()
          .<PacketType>map(type -> type)
          .orElse(new PacketType.Serialized(serializer));
    }

    @Override
    public Optional<Fault> fault() {
      return serializer
          .fault()
          .map(fault ->
              fault.with(Map.of("serializer", serializer.name(), "valueType", type.box())));
    }

    @Override
    public Merging merging() {
      return serializer.merging();
    }

    @Override
    public List<TypeName> named() {
      return List.of(serializer.name());
    }
  }

  /**
   * A type that is not mapped itself. The option {@code as} of the field gives a mapped class,
   * which is read and written in place of the type. All values of the field are objects of that
   * class.
   *
   * @param type the declared type
   */
  record AsMapped(TypeName type, Mapped value) implements Mapping {
    @Override
    public Kind kind() {
      return Kind.AS_MAPPED;
    }

    @Override
    public PacketType packetType() {
      return value.packetType();
    }

    @Override
    public List<Mapping> parts() {
      return List.of(value);
    }
  }

  /**
   * A type with a generated serializer. The serializer of a generic type takes the serializers of
   * its type arguments.
   *
   * @param raw the type without its arguments
   * @param shape the shape; empty if it depends on the subtype
   * @param arrays the indexes of the type arguments for which the serializer also takes an empty
   *     array
   * @param merging what the serializer can do with an existing value
   */
  record Mapped(
      TypeName type,
      ClassName raw,
      Optional<Shape> shape,
      List<Slot> arguments,
      Set<Integer> arrays,
      Merging merging)
      implements Mapping {
    /** Creates the mapping of a type that is not generic. */
    public Mapped(ClassName type, Optional<Shape> shape, Merging merging) {
      this(type, type, shape, List.of(), Set.of(), merging);
    }

    @Override
    public Kind kind() {
      return Kind.MAPPED;
    }

    @Override
    public PacketType packetType() {
      return new PacketType.Mapped(
          raw, shape, arguments.stream().map(Slot::wireValue).toList());
    }

    @Override
    public List<Mapping> parts() {
      return Slot.mappings(arguments);
    }

    /** Returns the generated serializer, which may be in another jar. */
    public ClassName serializer() {
      return SerializerName.of(raw);
    }

    /** Returns whether the serializer takes the serializers of type arguments. */
    public boolean isGeneric() {
      return !arguments.isEmpty();
    }

    /**
     * Returns the slots of the arguments that are wildcards: {@code ?} or {@code ? extends Item}. A
     * wildcard is mapped as its bound.
     */
    public List<Slot> wildcards() {
      return IntStream.range(0, arguments.size())
          .filter(i -> JavaTypes.isWildcard(JavaTypes.arguments(type).get(i)))
          .mapToObj(arguments::get)
          .toList();
    }
  }

  /** A type parameter of the mapped type itself. */
  record Variable(TypeVariableName type) implements Mapping {
    @Override
    public Kind kind() {
      return Kind.VARIABLE;
    }

    @Override
    public PacketType packetType() {
      return new PacketType.Variable(type.name());
    }
  }

  /**
   * An {@code Optional}, {@code OptionalInt}, {@code OptionalLong} or {@code OptionalDouble}.
   *
   * @param optional the class without type arguments
   * @param get the method that returns the value
   */
  record OptionalOf(TypeName type, ClassName optional, String get, Mapping value)
      implements Wrapper {
    @Override
    public Kind kind() {
      return Kind.OPTIONAL;
    }

    @Override
    public OptionalOf with(Mapping other) {
      return new OptionalOf(type, optional, get, other);
    }

    @Override
    public Mapping content() {
      return value;
    }
  }

  /** An {@code AtomicReference}, which is written as its content. */
  record ReferenceOf(TypeName type, Mapping value) implements Wrapper {
    @Override
    public Kind kind() {
      return Kind.REFERENCE;
    }

    @Override
    public ReferenceOf with(Mapping other) {
      return new ReferenceOf(type, other);
    }

    @Override
    public Mapping content() {
      return value;
    }
  }

  /**
   * A type that can't be mapped.
   *
   * @param type the type that messages name: the whole type, or only its unsupported part
   * @param parts the mappings of the values that a value of this type contains, as far as known
   */
  record Unsupported(TypeName type, Fault reason, List<Mapping> parts) implements Mapping {
    /** Creates the mapping of a type for which the types of its values do not matter. */
    public Unsupported(TypeName type, Fault reason) {
      this(type, reason, List.of());
    }

    @Override
    public Kind kind() {
      return Kind.UNSUPPORTED;
    }

    @Override
    public PacketType packetType() {
      return new PacketType.Plain(GodotType.ANY);
    }

    @Override
    public Optional<Fault> fault() {
      return Optional.of(reason);
    }
  }
}
