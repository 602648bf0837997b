package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Fields of annotated enums, and how reading handles unknown constants. */
class EnumMappingTest {
  private static final JavaFileObject ENUMS = source(
      "Enums",
      "public class Enums {",
      "  public enum Rarity { @VariantValue(\"rare\") RARE, @VariantFallback OTHER }",
      "  public enum Perk { FAST, STRONG }",
      "  @VariantEnum(ignoreCase = true)",
      "  public enum Rank { BRONZE, GOLD, @VariantValue(\"Top\") BEST }",
      "}");

  private static JavaFileObject source(String name, String... lines) {
    String head = """
        package game;
        import io.variantmapper.annotations.*;
        import java.util.*;
        """;
    return JavaFileObjects.forSourceString("game." + name, head + String.join("\n", lines));
  }

  /** Reads a value as the only field of a record, and returns the record as text. */
  private static String read(String field, Object value) throws ReflectiveOperationException {
    Compiled compiled =
        Compiled.of(ENUMS, source("Box", "@VariantArray record Box(" + field + " held) {}"));
    assertThat(compiled.messages()).isEmpty();
    byte[] packet = Variant.of(List.of(value)).encode(VariantFormat.GODOT_4);
    return compiled.serializer("game.Box").decode(packet).toString();
  }

  private static String readLeniently(String policy, String field, Object value)
      throws ReflectiveOperationException {
    return read(
        "@VariantField(unknownConstants = UnknownConstants." + policy + ") " + field, value);
  }

  @Test
  void unknownElementIsRefusedWithItsPath() {
    assertThatThrownBy(() -> read("List<Enums.Perk>", List.of("FAST", "FLY")))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("Expected one of FAST, STRONG but found String \"FLY\"")
        .hasMessageContaining("$[0][1]");
  }

  @Test
  void unknownElementIsReadAsTheFallback() throws ReflectiveOperationException {
    assertThat(read("List<Enums.Rarity>", List.of("rare", "epic", 7)))
        .isEqualTo("Box[held=[RARE, OTHER, OTHER]]");
  }

  @Test
  void unknownElementIsReadAsNullIfConfigured() throws ReflectiveOperationException {
    assertThat(readLeniently("NULL", "List<Enums.Perk>", List.of("FLY", "FAST")))
        .isEqualTo("Box[held=[null, FAST]]");
  }

  @Test
  void caseIsIgnoredInEachUseOfTheEnum() throws ReflectiveOperationException {
    assertThat(read("List<Enums.Rank>", List.of("gold", "GOLD", "Gold", 1, "top", "TOP")))
        .isEqualTo("Box[held=[GOLD, GOLD, GOLD, GOLD, BEST, BEST]]");
    assertThat(read("Map<Enums.Rank, Integer>", Map.of("gold", 1))).isEqualTo("Box[held={GOLD=1}]");
  }

  @Test
  void lastKeyOfAMapWinsIfKeysDifferOnlyInCase() throws ReflectiveOperationException {
    Map<String, Integer> value = new LinkedHashMap<>();
    value.put("gold", 1);
    value.put("GOLD", 2);
    assertThat(read("Map<Enums.Rank, Integer>", value)).isEqualTo("Box[held={GOLD=2}]");
  }

  @Test
  void unknownTextIsRefusedIfCaseIsIgnored() {
    assertThatThrownBy(() -> read("Enums.Rank", "golden"))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("Expected one of BRONZE, GOLD, Top but found String \"golden\"");
  }

  @Test
  void unknownElementIsSkippedIfConfigured() throws ReflectiveOperationException {
    assertThat(readLeniently("SKIP", "Set<Enums.Perk>", List.of("FLY", "FAST", 9, 1)))
        .isEqualTo("Box[held=[FAST, STRONG]]");
  }

  @Test
  void skippingTakesPrecedenceOverTheFallback() throws ReflectiveOperationException {
    assertThat(readLeniently("SKIP", "List<Enums.Rarity>", List.of("epic", "rare")))
        .isEqualTo("Box[held=[RARE]]");
  }

  @Test
  void elementOfAnotherTypeIsNotSkipped() {
    assertThatThrownBy(() -> readLeniently("SKIP", "List<Enums.Perk>", List.of(true)))
        .isInstanceOf(UnexpectedVariantException.class);
  }

  @Test
  void nestedElementsAreSkipped() throws ReflectiveOperationException {
    List<List<String>> value = List.of(List.of("FLY"), List.of("FAST"));
    assertThat(readLeniently("SKIP", "List<List<Enums.Perk>>", value))
        .isEqualTo("Box[held=[[], [FAST]]]");
  }

  @Test
  void entryWithAnUnknownKeyOrValueIsSkipped() throws ReflectiveOperationException {
    Map<String, Object> value = new LinkedHashMap<>();
    value.put("FLY", "rare");
    value.put("FAST", "epic");
    value.put("STRONG", "rare");
    assertThat(readLeniently("SKIP", "Map<Enums.Perk, Enums.Rarity>", value))
        .isEqualTo("Box[held={STRONG=RARE}]");
  }

  @Test
  void unknownValueOfAMapIsReadAsNullIfConfigured() throws ReflectiveOperationException {
    assertThat(readLeniently("NULL", "Map<String, Enums.Perk>", Map.of("a", "FLY")))
        .isEqualTo("Box[held={a=null}]");
  }

  @Test
  void nilIsReadIfUnknownConstantsAreReadAsNull() {
    Unit unit = new Unit("@VariantArray record Unit("
        + "@VariantField(unknownConstants = UnknownConstants.NULL)"
        + " java.util.List<Thread.State> list,"
        + "@VariantField(unknownConstants = UnknownConstants.NULL)"
        + " java.util.Map<String, Thread.State> map) {}");
    List<Object> nils =
        List.of(Collections.singletonList(null), Collections.singletonMap("a", null));
    assertThat(unit.written(List.of(List.of("FLY"), Map.of("a", "FLY"))))
        .isEqualTo("[[null], {\"a\": null}]");
    assertThat(unit.read(nils)).isEqualTo("Unit[list=[null], map={a=null}]");
  }

  @Test
  void unknownKeyOfAMapIsRefusedEvenIfUnknownConstantsAreReadAsNull() {
    assertThatThrownBy(
            () -> readLeniently("NULL", "Map<Enums.Perk, Enums.Perk>", Map.of("FLY", "FAST")))
        .isInstanceOf(UnexpectedVariantException.class);
  }

  @Test
  void unknownConstantOfAnOptionalCannotBeSkipped() {
    Compiled compiled = Compiled.of(
        ENUMS,
        source(
            "Box",
            "@VariantArray record Box(",
            "    @VariantField(unknownConstants = UnknownConstants.SKIP)",
            "    Optional<Enums.Perk> perk) {}"));
    assertThat(compiled.messages()).hasSize(1);
    assertThat(compiled.messages().get(0)).startsWith("[VariantMisplacedMark]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"@VariantValue(\"v%1$d\")", "@VariantValue(number = %1$d00000000L)"})
  void enumMayHaveThousandsOfValues(String value) throws ReflectiveOperationException {
    JavaFileObject kinds = enumOf(2000, value);
    JavaFileObject box = source("Box", "@VariantArray record Box(List<Kind> held) {}");
    Compiled compiled = Compiled.of(kinds, box);
    assertThat(compiled.messages()).isEmpty();
    VariantSerializer<Object> boxes = compiled.serializer("game.Box");
    byte[] packet = Variant.of(List.of(List.of("K7", "K1999"))).encode(VariantFormat.GODOT_4);
    byte[] written = boxes.encode(boxes.decode(packet));
    assertThat(boxes.decode(written)).hasToString("Box[held=[K7, K1999]]");
    assertThat(Variant.decode(written, VariantFormat.GODOT_4).toString()).contains("1999");
  }

  private static JavaFileObject enumOf(int constants, String value) {
    return source(
        "Kind",
        IntStream.range(0, constants)
            .mapToObj(i -> String.format(value + " K%1$d", i))
            .collect(Collectors.joining(",", "public enum Kind {", "}")));
  }

  @Test
  void moreThan200ValuesAreAddedInSeparateStatements() throws IOException {
    JavaFileObject box = source("Box", "@VariantArray record Box(Kind held, int builder) {}");
    assertThat(generated(enumOf(200, "@VariantValue(\"v%1$d\")"), box))
        .contains("KIND = EnumSerializer.builder(Kind.values())\n      .value(\"K0\", \"v0\")");
    assertThat(generated(enumOf(201, "@VariantValue(\"v%1$d\")"), box))
        .contains("KIND = newKindSerializer();", "    builder.value(\"K0\", \"v0\");\n");
  }

  private static String generated(JavaFileObject... sources) throws IOException {
    Compiled compiled = Compiled.of(sources);
    assertThat(compiled.messages()).isEmpty();
    return Objects.requireNonNull(compiled.generated().get("BoxVariantSerializer.java"));
  }

  @Test
  void valuesOfAnEnumOfAnotherJarAreUsed() throws ReflectiveOperationException, IOException {
    Path jar = Compiled.of(ENUMS).directory();
    JavaFileObject item =
        source("Item", "@VariantDictionary record Item(Enums.Rarity rarity, Enums.Perk perk) {}");
    Compiled compiled = Compiled.of(
        List.of(item), List.of("-Xlint:all", "-Werror", "-cp", Compiled.classPath(jar)));
    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generated().get("ItemVariantSerializer.java"))
        .contains(".value(\"RARE\", \"rare\")", ".fallback(\"OTHER\")")
        .contains("EnumSerializer.of(Enums.Perk.values())");
  }
}
