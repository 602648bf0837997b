package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.ModelText.fields;
import static io.variantmapper.processor.read.SourceReader.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MappingReaderTest {
  @Test
  void boxedTypeIsMappedLikeItsPrimitive() {
    String source = """
        @VariantDictionary
        record Unit(Long id) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "id": Long id as int, missing REFUSED, nil READ
        """);
  }

  @Test
  void uuidIsWrittenAsAString() {
    String source = """
        @VariantDictionary
        record Unit(UUID id) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "id": UUID id as String, missing REFUSED, nil READ
        """);
  }

  @Test
  void optionAsChoosesTheClassOfAFieldsValue() {
    String source = """
        @VariantDictionary
        record Unit(
            @VariantField(as = LinkedList.class) List<String> names,
            @VariantField(as = TreeMap.class) Optional<Map<String, Set<String>>> tags,
            @VariantField(as = Circle.class) Shape area) {}

        interface Shape {}

        @VariantArray
        record Circle(int r) implements Shape {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "names": List<String> names as Array of String (in LinkedList), missing REFUSED, nil READ
        "tags": Optional<Map<String, Set<String>>> tags as Dictionary of String to Array of String \
        or null (in TreeMap, in LinkedHashSet), missing EMPTY, nil EMPTY
        "area": Shape area as Circle (ARRAY, ARRAY), missing REFUSED, nil READ
        """);
  }

  @Test
  void timeFormOfAFieldTakesPrecedenceOverTheTimeFormOfItsRecord() {
    String source = """
        @VariantDictionary(time = TimeForm.SECONDS)
        record Unit(
            Instant begin,
            @VariantField(time = TimeForm.MILLISECONDS) Optional<Duration> length,
            @VariantField(time = TimeForm.TEXT) Instant end) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "begin": Instant begin as int (seconds since 1970), missing REFUSED, nil READ
        "length": Optional<Duration> length as int (milliseconds) or null, missing EMPTY, nil EMPTY
        "end": Instant end as String, missing REFUSED, nil READ
        """);
  }

  @Test
  void timeFormOfAFieldAppliesToTimesInContainers() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(time = TimeForm.SECONDS) Map<Instant, List<Duration[]>> laps) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "laps": Map<Instant, List<Duration[]>> laps as Dictionary of int (seconds since 1970) to \
        Array of Array of int (seconds) (in LinkedHashMap, in ArrayList), missing REFUSED, nil READ
        """);
  }

  @Test
  void typedArrayOfTimesInSecondsHasTheElementTypeInt() {
    String source = """
        @VariantDictionary(time = TimeForm.SECONDS)
        record Unit(@VariantField(type = WireType.TYPED_ARRAY) List<Duration> laps) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "laps": List<Duration> laps as Array[int] (in ArrayList), missing REFUSED, \
        nil READ
        """);
  }

  @Test
  void variantTypeOfAFieldTakesPrecedenceOverTheTimeFormOfItsRecord() {
    String source = """
        @VariantDictionary(time = TimeForm.SECONDS)
        record Unit(
            @VariantField(type = WireType.STRING_NAME) Instant begin,
            @VariantField(type = WireType.STRING_NAME, time = TimeForm.SECONDS) Instant end) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "begin": Instant begin as StringName, missing REFUSED, nil READ
        "end": Instant end as int (seconds since 1970), missing REFUSED, nil READ, \
        unfit STRING_NAME TYPE_NOT_POSSIBLE
        """);
  }

  @Test
  void localDateAndOffsetDateTimeAreWrittenAsTextDespiteTheTimeForm() {
    String source = """
        @VariantDictionary(time = TimeForm.SECONDS)
        record Unit(LocalDate day, OffsetDateTime posted) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "day": LocalDate day as String, missing REFUSED, nil READ
        "posted": OffsetDateTime posted as String, missing REFUSED, nil READ
        """);
  }

  @Test
  void serializerTakesPrecedenceOverTheTimeForm() {
    String source = """
        @VariantDictionary(time = TimeForm.SECONDS)
        record Unit(@VariantField(using = Own.class) Instant begin) {}

        class Own implements VariantSerializer<Instant> {
          public void write(VariantWriter out, Instant value) {}

          public Instant read(VariantReader in) {
            return null;
          }
        }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "begin": Instant begin as Variant of Own, missing REFUSED, nil READ
        """);
  }

  @Test
  void godotValueHasItsOwnVariantType() {
    String source = """
        @VariantDictionary
        record Unit(Aabb box) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "box": Aabb box as AABB, missing REFUSED, nil READ
        """);
  }

  @Test
  void arrayOfPrimitiveNumbersIsPacked() {
    String source = """
        @VariantDictionary
        record Unit(long[] ids) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "ids": long[] ids as PackedInt64Array, missing REFUSED, nil READ
        """);
  }

  @Test
  void arrayOfBoxedNumbersIsNotPacked() {
    String source = """
        @VariantDictionary
        record Unit(Integer[] ids) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "ids": Integer[] ids as Array of int, missing REFUSED, nil READ
        """);
  }

  @Test
  void arrayOfNullableStringsIsNotPacked() {
    String source = """
        @VariantDictionary
        class Unit {
          List<@Nullable String[]> names;
        }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "names": List<String[]> names as Array of Array of (String or null) (in ArrayList), \
        missing KEPT, nil KEPT
        """);
  }

  @Test
  void dequeIsReadAsAnArrayDeque() {
    String source = """
        @VariantDictionary
        record Unit(Deque<String> orders) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "orders": Deque<String> orders as Array of String (in ArrayDeque), \
        missing REFUSED, nil READ
        """);
  }

  @Test
  void annotatedElementsMayBeNull() {
    String source = """
        @VariantDictionary
        record Unit(List<@Nullable String> names) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "names": List<String> names as Array of (String or null) (in ArrayList), \
        missing REFUSED, nil READ
        """);
  }

  @Test
  void containersCanBeNested() {
    String source = """
        @VariantDictionary
        record Unit(Map<String, List<Integer>> marks) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "marks": Map<String, List<Integer>> marks as Dictionary of String to Array of int \
        (in LinkedHashMap, in ArrayList), missing REFUSED, nil READ
        """);
  }

  @Test
  void optionalIntIsAnIntOrNull() {
    String source = """
        @VariantDictionary
        record Unit(OptionalInt rank) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "rank": OptionalInt rank as int or null, missing EMPTY, nil EMPTY
        """);
  }

  @Test
  void typeParameterIsMappedAsItself() {
    String source = """
        @VariantDictionary
        record Box<T>(T value) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "value": T value as T, missing REFUSED, nil READ
        """);
  }

  @Test
  void genericTypeKeepsItsTypeArguments() {
    String source = """
        @VariantDictionary
        record Unit(Pair<String, @Nullable Integer> pair) {}

        @VariantDictionary
        record Pair<A, B>(A a, B b) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "pair": Pair<String, Integer> pair as Pair of String and (int or null), \
        missing REFUSED, nil READ
        """);
  }

  @Test
  void wildcardIsMappedAsItsBound() {
    String source = """
        @VariantDictionary
        record Unit(List<? extends Item> items) {}

        @VariantDictionary
        record Item(int id) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "items": List<? extends Item> items as Array of Item (in ArrayList), \
        missing REFUSED, nil READ
        """);
  }

  @Test
  void mappingShowsWhetherAMappedTypeSendsChanges() {
    String source = """
        @VariantDictionary
        record Unit(Place place) {}

        @VariantDictionary(changes = true)
        record Place(int x) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "place": Place place as Place (with changes), missing REFUSED, nil READ
        """);
  }

  @Test
  void mappingShowsWhetherAMappedTypeHasReadInto() {
    String source = """
        @VariantDictionary
        record Unit(Place place, Box<Place> one, Box<? extends Place> any) {}

        @VariantArray(readInto = true)
        class Place { int x; }

        @VariantDictionary(readInto = true)
        class Box<T> { T content; }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "place": Place place as Place (ARRAY, read into), missing REFUSED, nil READ
        "one": Box<Place> one as Box of Place (read into, ARRAY, read into), missing REFUSED, nil READ
        "any": Box<? extends Place> any as Box of Place (ARRAY, read into), missing REFUSED, nil READ
        """);
  }

  @Test
  void wildcardWithoutABoundIsNotMapped() {
    String source = """
        @VariantDictionary
        record Unit(List<?> items) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "items": List<?> items as nothing: ? UNSUPPORTED_WILDCARD, missing REFUSED, nil READ
        """);
  }

  @Test
  void rawCollectionIsNotMapped() {
    String source = """
        @VariantDictionary
        record Unit(Set items) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "items": Set items as nothing: Set UNSUPPORTED_RAW, missing REFUSED, nil READ
        """);
  }

  @Test
  void typeWithoutAVariantTypeIsNotMapped() {
    String source = """
        @VariantDictionary
        record Unit(Map<String, Thread> threads) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "threads": Map<String, Thread> threads as nothing: Thread UNSUPPORTED_NO_VARIANT_TYPE, \
        missing REFUSED, nil READ
        """);
  }

  @Test
  void sortedSetNeedsComparableElements() {
    String source = """
        @VariantDictionary
        record Unit(SortedSet<Item> items) {}

        @VariantDictionary
        record Item(int id) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "items": SortedSet<Item> items as nothing: SortedSet<Item> UNSUPPORTED_NOT_COMPARABLE, \
        missing REFUSED, nil READ
        """);
  }

  @Test
  void dequeOfNullableElementsIsNotMapped() {
    String source = """
        @VariantDictionary
        record Unit(Deque<@Nullable String> orders) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "orders": Deque<String> orders as nothing: Deque<String> UNSUPPORTED_CANNOT_HOLD_NULLS, \
        missing REFUSED, nil READ
        """);
  }

  @Test
  void arrayOfArraysOfATypeParameterIsNotMapped() {
    String source = """
        @VariantDictionary
        record Box<T>(T[] values, T[][] rows) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "values": T[] values as Array of T, missing REFUSED, nil READ
        "rows": T[][] rows as nothing: T[][] UNSUPPORTED_TYPE_PARAMETER_ARRAY, missing REFUSED, \
        nil READ
        """);
  }

  @Test
  void optionalOfAnOptionalIsNotMapped() {
    String source = """
        @VariantDictionary
        record Unit(Optional<Optional<String>> name) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "name": Optional<Optional<String>> name as nothing: Optional<Optional<String>> \
        UNSUPPORTED_NESTED_OPTIONAL, missing REFUSED, nil READ
        """);
  }

  @Test
  void privateTypeIsInaccessible() {
    String source = """
        @VariantDictionary
        record Unit(Kind kind) {
          private enum Kind { ORC, ELF }
        }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "kind": Unit.Kind kind as nothing: Unit.Kind UNSUPPORTED_INACCESSIBLE, missing REFUSED, \
        nil READ
        """);
  }
}
