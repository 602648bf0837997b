package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.VariantException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Parameters of creators that have another type than the field that they set. */
class ConvertedParameterTest {
  private static final String ID = "a2c5f6c0-0000-0000-0000-000000000007";

  private static String source(String field, String parameter, String conversion) {
    return "@VariantDictionary class Unit { private final " + field + " it;"
        + " Unit(" + parameter + " it) { this.it = " + conversion + "; }"
        + " " + field + " getIt() { return it; } }";
  }

  private static String written(
      String field, String parameter, String conversion, @Nullable Object value) {
    Map<String, Object> packet = new HashMap<>();
    packet.put("it", value);
    return new Unit(source(field, parameter, conversion)).written(packet);
  }

  @Test
  void textIsReadAsTheTypeOfTheParameter() {
    assertThat(written("java.util.UUID", "String", "java.util.UUID.fromString(it)", ID))
        .isEqualTo("{\"it\": \"" + ID + "\"}");
    assertThat(written("String", "java.net.URI", "it.getHost()", "http://a.b/c"))
        .isEqualTo("{\"it\": \"a.b\"}");
  }

  @Test
  void collectionIsReadAsTheTypeOfTheParameter() {
    assertThat(written(
            "java.util.Collection<String>",
            "java.util.Set<String>",
            "new java.util.TreeSet<>(it).descendingSet()",
            List.of("a", "b", "a")))
        .isEqualTo("{\"it\": [\"b\", \"a\"]}");
    assertThat(written(
            "java.util.Map<String, Integer>",
            "java.util.TreeMap<String, Integer>",
            "it.headMap(\"b\")",
            Map.of("a", 1, "b", 2)))
        .isEqualTo("{\"it\": {\"a\": 1}}");
  }

  @Test
  void parameterMayBeAnOptional() {
    String field = "@org.jspecify.annotations.Nullable String";
    String parameter = "java.util.Optional<String>";
    assertThat(written(field, parameter, "it.orElse(null)", "a")).isEqualTo("{\"it\": \"a\"}");
    assertThat(written(field, parameter, "it.orElse(null)", null)).isEqualTo("{\"it\": null}");
    assertThat(written("String", parameter, "it.orElse(\"none\")", null))
        .isEqualTo("{\"it\": \"none\"}");
    assertThat(new Unit(source("String", parameter, "it.orElse(\"none\")")).written(Map.of()))
        .isEqualTo("{\"it\": \"none\"}");
  }

  @ParameterizedTest
  @CsvSource({
    "java.util.Optional, java.util.Optional.ofNullable(it)",
    "java.util.concurrent.atomic.AtomicReference,"
        + " new java.util.concurrent.atomic.AtomicReference<>(it)"
  })
  void fieldMayHoldTheParameter(String type, String conversion) {
    String field = type + "<String>";
    assertThat(written(field, "String", conversion, "a")).isEqualTo("{\"it\": \"a\"}");
    assertThat(written(field, "String", conversion, null)).isEqualTo("{\"it\": null}");
  }

  @Test
  void anyValueMayBeReadAsAVariant() {
    String parameter = "io.variantmapper.runtime.Variant";
    assertThat(written("Object", parameter, "it.toJava()", List.of(7))).isEqualTo("{\"it\": [7]}");
    assertThat(written("Object", parameter, "it.toJava()", null)).isEqualTo("{\"it\": null}");
    assertThat(written(parameter, "Object", "io.variantmapper.runtime.Variant.of(it)", List.of(7)))
        .isEqualTo("{\"it\": [7]}");
  }

  @Test
  void packetThatOnlyTheFieldCouldHoldIsRefused() {
    Unit unit = new Unit(source("String", "java.util.UUID", "it.toString()"));
    assertThatThrownBy(() -> unit.read(Map.of("it", "a"))).isInstanceOf(VariantException.class);
    assertThatThrownBy(() -> unit.read(Map.of())).isInstanceOf(VariantException.class);
  }

  @Test
  void fieldsAroundItAreReadInAnyOrderAndFromAnArray() {
    Unit unit = new Unit("@VariantArray class Unit { final int x; private final java.util.UUID id;"
        + " final int y; Unit(int x, String id, int y) { this.x = x;"
        + " this.id = java.util.UUID.fromString(id); this.y = y; }"
        + " java.util.UUID id() { return id; } }");
    assertThat(unit.written(Arrays.asList(1, ID, 2))).isEqualTo("[1, \"" + ID + "\", 2]");
    assertThat(unit.written(Map.of("y", 2, "id", ID, "x", 1))).isEqualTo("[1, \"" + ID + "\", 2]");
  }

  @Test
  void numberMayBeInAnOptional() {
    String opened = "it.isEmpty() ? null : it.getAsInt()";
    assertThat(written("Integer", "java.util.OptionalInt", opened, 7)).isEqualTo("{\"it\": 7}");
    assertThat(written("Integer", "java.util.OptionalInt", opened, null))
        .isEqualTo("{\"it\": null}");
    String closed = "java.util.Optional.ofNullable(it)";
    assertThat(written("java.util.Optional<Integer>", "Integer", closed, 7))
        .isEqualTo("{\"it\": 7}");
    assertThat(written("java.util.Optional<Integer>", "Integer", closed, null))
        .isEqualTo("{\"it\": null}");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      String                   | UUID
      UUID                     | CharSequence
      Optional<String>         | Instant
      Date                     | String
      Character                | String
      String                   | Character
      OptionalInt              | Optional<Integer>
      Optional<Integer>        | OptionalInt
      OptionalLong             | Long
      Double                   | OptionalDouble
      AtomicReference<String>  | String
      String                   | AtomicReference<String>
      AtomicReference<UUID>    | Optional<UUID>
      Object                   | Variant
      Variant                  | Object
      Optional<UUID>           | UUID
      Optional<List<Long>>     | Set<Long>
      List<UUID>               | Collection<UUID>
      Set<Instant>             | Iterable<Instant>
      List<List<String>>       | Queue<List<String>>
      boolean[]                | List<Boolean>
      Map<Long, String>        | SortedMap<Long, String>
      SortedMap<String, Float> | Map<String, Float>
      """)
  void parameterMayHaveAnotherType(String field, String parameter) {
    assertThat(problems(source(field, parameter, "null"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      Duration           | Long
      List<String>       | String[]
      List<Integer>      | Set<String>
      Map<String, Long>  | Map.Entry<String, Long>
      Long               | Integer
      Integer            | int[]
      Long               | Optional<Integer>
      Integer            | OptionalLong
      OptionalLong       | OptionalInt
      OptionalLong       | Optional<Integer>
      Optional<Long>     | Optional<Integer>
      Optional<Long>     | Integer
      OptionalDouble     | Optional<Float>
      OptionalDouble     | Float
      List<Double>       | List<Float>
      List<Long>         | List<Integer>
      List<Long>         | Set<Integer>
      Optional<Set<Byte>> | List<Short>
      Map<Long, String>  | Map<Integer, String>
      Map<String, Long>  | SortedMap<String, Integer>
      List<List<Long>>   | List<List<Integer>>
      Instant            | LocalDate
      LocalDate          | LocalDateTime
      Instant            | UUID
      Duration           | Instant
      Duration           | Period
      java.net.URI       | Locale
      java.math.BigDecimal | java.math.BigInteger
      Optional<Instant>  | LocalDate
      List<Instant>      | Set<LocalDate>
      List<String>       | Set<UUID>
      Map<UUID, String>  | Map<String, String>
      List<List<String>> | List<Set<String>>
      List<OptionalInt>  | List<Integer>
      """)
  void otherPairsOfTypesAreReported(String field, String parameter) {
    assertThat(problems(source(field, parameter, "null")))
        .anyMatch(message -> message.startsWith("[VariantCreatorParameter]"));
  }

  @Test
  void parameterOfATypeWithChangesOrADefaultHasTheTypeOfItsField() {
    String source = source("java.util.UUID", "String", "null");
    assertThat(problems(source.replace("Dictionary", "Dictionary(changes = true)")))
        .anyMatch(message -> message.startsWith("[VariantCreatorParameter]"));
    assertThat(problems(source("String", "java.util.UUID", "\"\"")
            .replace("private", "@VariantField(defaultValue = \"a\") private")))
        .anyMatch(message -> message.startsWith("[VariantCreatorParameter]"));
  }

  private static List<String> problems(String source) {
    return Compiled.of(JavaFileObjects.forSourceString(
            "game.Unit",
            "package game; import io.variantmapper.annotations.*; import java.time.*;"
                + " import java.util.*; import java.util.concurrent.atomic.AtomicReference;"
                + " import io.variantmapper.runtime.Variant; " + source))
        .messages();
  }
}
