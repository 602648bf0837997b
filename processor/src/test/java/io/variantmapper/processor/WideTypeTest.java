package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Types with so many fields that generated code is split into methods and classes. */
class WideTypeTest {
  private static final int WIDE = 40;
  private static final String VALUES = "class Values";

  /**
   * Returns {@code count} copies of {@code format}, separated by commas. The first copy contains 0,
   * the second 1, and so on.
   */
  private static String parameters(int count, String format) {
    return IntStream.range(0, count).mapToObj(format::formatted).collect(Collectors.joining(", "));
  }

  private static String fields(int count, String format) {
    return IntStream.range(0, count)
        .mapToObj(i -> format.formatted(i) + ";")
        .collect(Collectors.joining(" "));
  }

  private static String ints(int count) {
    return parameters(count, "int f%d");
  }

  /** Returns the entries f0 = 0, f1 = 1, … */
  private static Map<String, Object> counting(int count) {
    return counting(count, "");
  }

  private static Map<String, Object> counting(int count, String prefix) {
    Map<String, Object> entries = new LinkedHashMap<>();
    IntStream.range(0, count).forEach(i -> entries.put(prefix + "f" + i, i));
    return entries;
  }

  private static Map<String, Object> with(Map<String, Object> entries, String key, Object value) {
    entries.put(key, value);
    return entries;
  }

  private static String shown(String name, int count) {
    return name
        + IntStream.range(0, count)
            .mapToObj(i -> "f" + i + "=" + i)
            .collect(Collectors.joining(", ", "[", "]"));
  }

  private static String settable(int count) {
    return "@VariantDictionary class Unit {" + fields(count, "int f%d") + " }";
  }

  private static String generated(String source) throws IOException {
    Compiled compiled = Compiled.of(JavaFileObjects.forSourceString(
        "game.Unit", "package game; import io.variantmapper.annotations.*; " + source));
    assertThat(compiled.messages()).isEmpty();
    return String.join("\n", compiled.generated().values());
  }

  @ParameterizedTest
  @CsvSource({"1, false", "32, false", "33, true", "250, true"})
  void moreThan32ValuesAreHeldInAClass(int count, boolean wide) throws IOException {
    String source = generated("@VariantDictionary record Unit(" + ints(count) + ") {}");
    assertThat(source.contains(VALUES)).isEqualTo(wide);
  }

  @Test
  void longOrDoubleCountsAsOneValue() throws IOException {
    String fields = parameters(16, "long f%d") + ", " + parameters(16, "double g%d");
    assertThat(generated("@VariantDictionary record Unit(" + fields + ") {}"))
        .doesNotContain(VALUES);
  }

  @Test
  void valuesThatAreSetOneByOneAreNotHeldInAClass() throws IOException {
    assertThat(generated(settable(WIDE))).doesNotContain(VALUES);
  }

  @ParameterizedTest
  @CsvSource({"47, false", "48, true", "250, true"})
  void writingManyFieldsIsSplitIntoMethods(int count, boolean divided) throws IOException {
    String source = generated("@VariantDictionary record Unit(" + ints(count) + ") {}");
    assertThat(source.contains("private static void writeF32Run(")).isEqualTo(divided);
  }

  @Test
  void methodWritesAtLeast30Fields() throws IOException {
    String source =
        generated("@VariantDictionary record Unit(" + parameters(128, "String f%d") + ") {}");
    assertThat(Pattern.compile("void write(\\w+)Run\\(").matcher(source).results())
        .extracting(part -> part.group(1))
        .containsExactly("F0", "F30", "F60", "F90");
  }

  @ParameterizedTest
  @CsvSource({"47, false", "48, true", "250, true"})
  void settingManyFieldsIsSplitIntoMethods(int count, boolean divided) throws IOException {
    String source = generated(settable(count));
    assertThat(source.contains("private static void readF32Run(")).isEqualTo(divided);
  }

  @ParameterizedTest
  @CsvSource({"46, false", "47, true"})
  void settingManyFieldsAfterCreationIsSplitIntoMethods(int count, boolean divided)
      throws IOException {
    String source = generated("@VariantDictionary class Unit { final int id;"
        + parameters(count, "int f%d").replace(',', ';') + ";"
        + " Unit(int id) { this.id = id; } }");
    assertThat(source.contains("private void readF31Run(")).isEqualTo(divided);
  }

  @Test
  void viewIsCheckedOnceInEachMethod() throws IOException {
    String source = generated("@VariantDictionary(views = \"server\") class Unit {"
        + parameters(WIDE, "int f%d").replace(',', ';')
        + "; @VariantField(views = \"server\") String hash;"
        + " @VariantField(views = \"server\") String address; int last; }");
    assertThat(source.split("isInView\\(")).hasSize(3);
  }

  @ParameterizedTest
  @ValueSource(ints = {31, 32, 33, 47, 48, 64, 250})
  void allFieldsAreWrittenInTheirOrder(int count) {
    Unit unit = new Unit("@VariantDictionary record Unit(" + ints(count) + ") {}");
    assertThat(unit.written(counting(count)))
        .isEqualTo(Variant.of(counting(count)).toString());
  }

  @Test
  void splitMethodsWriteFieldsOfAnyType() {
    Unit unit = new Unit("@VariantArray record Unit(Row<String> row) {"
        + " @VariantArray record Row<T>(T first, " + ints(20) + ", java.util.List<T> others, "
        + parameters(20, "String s%d") + ", " + parameters(20, "double d%d") + ") {} }");
    List<Object> row = new ArrayList<>(List.of("x"));
    IntStream.range(0, 20).forEach(row::add);
    row.add(List.of("y", "z"));
    IntStream.range(0, 20).forEach(i -> row.add("s" + i));
    IntStream.range(0, 20).forEach(i -> row.add(i + 0.25));
    assertThat(unit.written(List.of(row))).isEqualTo(Variant.of(List.of(row)).toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Integer f%1$d", "@VariantField(aliases = \"g%1$d\") int f%1$d"})
  void twoThousandFieldsDoNotOverflowTheStackOfTheCompiler(String field) {
    Unit unit = new Unit("@VariantArray class Unit {" + fields(2000, field) + " }");
    List<Integer> values = IntStream.range(0, 2000).boxed().toList();
    assertThat(unit.written(values)).isEqualTo(Variant.of(values).toString());
  }

  @Test
  void fieldsOfAWideTypeAreSetInAnyOrder() {
    Unit unit = new Unit(settable(60));
    List<String> keys = new ArrayList<>(counting(60).keySet());
    Collections.reverse(keys);
    Map<String, Object> reversed = new LinkedHashMap<>();
    keys.forEach(key -> reversed.put(key, counting(60).get(key)));
    assertThat(unit.written(reversed)).isEqualTo(Variant.of(counting(60)).toString());
    assertThat(unit.written(counting(60))).isEqualTo(Variant.of(counting(60)).toString());
  }

  @Test
  void fieldsOfAWideTypeMayBeSetAfterCreation() {
    Unit unit = new Unit("@VariantDictionary(changes = true) class Unit { final int id;"
        + parameters(60, "int f%d").replace(',', ';') + "; Unit(int id) { this.id = id; }"
        + " @Override public String toString() { return id + \" \" + f0 + \" \" + f59; } }");
    Map<String, Object> entries = with(counting(60), "id", 7);
    assertThat(unit.read(entries)).isEqualTo("7 0 59");
    assertThat(unit.merged(entries, Map.of("f59", 3))).isEqualTo("7 0 3");
  }

  @Test
  void builderOfManyFieldsIsFilledInSeveralMethods() {
    Unit unit = new Unit("@VariantDictionary record Unit(" + ints(60) + ") {"
        + " @VariantCreator static Builder builder() { return new Builder(); }"
        + " static class Builder { private final int[] f = new int[60];"
        + IntStream.range(0, 60)
            .mapToObj(" Builder f%1$d(int x) { f[%1$d] = x; return this; }"::formatted)
            .collect(Collectors.joining())
        + " Unit build() { return new Unit(" + parameters(60, "f[%d]")
        + "); } } }");
    assertThat(unit.read(counting(60))).isEqualTo(shown("Unit", 60));
  }

  @ParameterizedTest
  @CsvSource({"10, true", "100, false"})
  void fewFieldsThatMayBeMissingAreReadInTheirOrder(int count, boolean inOrder) throws IOException {
    String omitted = "@VariantField(required = false, omitDefault = true) int f%d";
    String source =
        generated("@VariantDictionary record Unit(" + parameters(count, omitted) + ") {}");
    assertThat(source.contains("if (fields.next(1))")).isEqualTo(inOrder);
  }

  @Test
  void fieldsAreReadInAnyOrder() {
    Unit unit = new Unit("@VariantDictionary record Unit(" + ints(WIDE) + ") {}");
    List<String> keys = new ArrayList<>(counting(WIDE).keySet());
    Collections.reverse(keys);
    Map<String, Object> reversed = new LinkedHashMap<>();
    keys.forEach(key -> reversed.put(key, counting(WIDE).get(key)));
    assertThat(unit.read(counting(WIDE))).isEqualTo(shown("Unit", WIDE));
    assertThat(unit.read(reversed)).isEqualTo(shown("Unit", WIDE));
  }

  @Test
  void wideTypeIsReadFromAnArray() {
    Unit unit = new Unit("@VariantArray record Unit(" + ints(WIDE) + ") {}");
    assertThat(unit.read(IntStream.range(0, WIDE).boxed().toList())).isEqualTo(shown("Unit", WIDE));
  }

  @Test
  void missingKeyOfARequiredFieldIsRefused() {
    Unit unit = new Unit("@VariantDictionary record Unit(" + ints(WIDE) + ") {}");
    Map<String, Object> entries = counting(WIDE);
    entries.remove("f7");
    assertThatThrownBy(() -> unit.read(entries))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("f7");
  }

  @Test
  void missingKeysAreReadAsDefaults() {
    Unit unit = new Unit("@VariantDictionary record Unit(" + ints(WIDE)
        + ", @VariantField(defaultValue = \"5\") int level,"
        + " @VariantField(required = false) String title,"
        + " @VariantField(required = false) double speed,"
        + " java.util.Optional<String> guild, @VariantIgnore long session) {}");
    assertThat(unit.read(counting(WIDE)))
        .endsWith(", level=5, title=null, speed=0.0, guild=Optional.empty, session=0]");
    assertThat(unit.read(with(with(counting(WIDE), "level", 6), "title", "Sir")))
        .endsWith(", level=6, title=Sir, speed=0.0, guild=Optional.empty, session=0]");
  }

  @Test
  void writeOnlyFieldsGetTheJavaDefault() {
    Unit unit = new Unit("@VariantDictionary record Unit(" + ints(20) + ", "
        + parameters(20, "@VariantField(access = FieldAccess.WRITE_ONLY) int g%d") + ") {}");
    assertThat(unit.read(counting(20)))
        .startsWith(shown("Unit", 20).replace("]", ", g0=0"))
        .endsWith("g19=0]");
    assertThat(unit.written(counting(20))).contains("\"f19\": 19, \"g0\": 0");
  }

  @Test
  void changesAreMergedIntoANewObject() {
    Unit unit = new Unit("@VariantDictionary(changes = true) record Unit(" + ints(WIDE)
        + ", @VariantIgnore long session) {}");
    Map<String, Object> after = with(counting(WIDE), "f7", 70);
    assertThat(unit.changes(counting(WIDE), after)).isEqualTo("{\"f7\": 70}");
    assertThat(unit.merged(counting(WIDE), Map.of("f7", 70)))
        .contains("f6=6, f7=70, f8=8")
        .isEqualTo(unit.read(after));
  }

  @Test
  void mergingKeepsFieldsThatAreSetAfterCreation() {
    Unit unit = new Unit("@VariantDictionary(changes = true) class Unit {"
        + parameters(WIDE, "final int f%d").replace(',', ';') + "; int hp = 3;"
        + " Unit(" + ints(WIDE) + ") {"
        + parameters(WIDE, "this.f%1$d = f%1$d").replace(',', ';') + "; }"
        + " @Override public String toString() { return f0 + \" \" + f39 + \" \" + hp; } }");
    assertThat(unit.read(counting(WIDE))).isEqualTo("0 39 3");
    assertThat(unit.merged(with(counting(WIDE), "hp", 8), Map.of("f0", 4))).isEqualTo("4 39 8");
    assertThat(unit.merged(counting(WIDE), Map.of("hp", 9))).isEqualTo("0 39 9");
  }

  @Test
  void factoryReceivesTheValues() {
    Unit unit = new Unit("@VariantArray record Unit(" + ints(WIDE) + ") {"
        + " @VariantCreator static Unit of(" + ints(WIDE) + ") { return new Unit("
        + parameters(WIDE, "100 + f%d") + "); } }");
    assertThat(unit.read(counting(WIDE))).startsWith("Unit[f0=100, f1=101,");
  }

  @Test
  void genericTypeMayBeWide() {
    Unit unit = new Unit("@VariantDictionary record Unit(Wide<String, Long> wide) {"
        + " @VariantDictionary(changes = true) record Wide<Values, T>("
        + "Values first, java.util.List<T> others, " + ints(WIDE) + ") {} }");
    Map<String, Object> wide = with(with(counting(WIDE), "first", "x"), "others", List.of(1, 2));
    assertThat(unit.read(Map.of("wide", wide)))
        .startsWith("Unit[wide=Wide[first=x, others=[1, 2], f0=0, f1=1,");
  }

  @Test
  void flattenedTypeMayBeWide() throws IOException {
    String source = "@VariantDictionary record Unit(int id,"
        + " @VariantField(value = \"a_\", flatten = true) Wide wide) {"
        + " @VariantDictionary record Wide(" + ints(WIDE) + ") {} }";
    assertThat(new Unit(source).read(with(counting(WIDE, "a_"), "id", 7)))
        .isEqualTo("Unit[id=7, wide=" + shown("Wide", WIDE) + "]");
    assertThat(generated(source).split(VALUES)).hasSize(3);
  }

  @Test
  void fieldMayBeNamedLikeTheGeneratedVariableOfAFlattenedField() {
    Unit unit = new Unit("@VariantDictionary record Unit(java.util.List<Integer> a,"
        + " @VariantField(flatten = true) Place place, java.util.List<Integer> b,"
        + " int placeX, int placeY, " + ints(WIDE) + ") {"
        + " @VariantDictionary record Place(int x, int y) {} }");
    Map<String, Object> entries = with(with(counting(WIDE), "a", List.of()), "b", List.of());
    entries.putAll(Map.of("x", 1, "y", 2, "placeX", 3, "placeY", 4));
    assertThat(unit.read(entries))
        .startsWith("Unit[a=[], place=Place[x=1, y=2], b=[], placeX=3, placeY=4, f0=0");
  }

  @Test
  void wideTypeMayHaveFlattenedFields() {
    Unit unit = new Unit("@VariantDictionary record Unit(" + ints(WIDE)
        + ", @VariantField(flatten = true) Place place) {"
        + " @VariantDictionary record Place(int x, int y) {} }");
    assertThat(unit.read(with(with(counting(WIDE), "x", 1), "y", 2)))
        .endsWith("f39=39, place=Place[x=1, y=2]]");
  }

  @Test
  void unknownEntriesAreKept() {
    Unit unit = new Unit("@VariantDictionary record Unit(" + ints(WIDE)
        + ", @VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> rest) {}");
    assertThat(unit.read(with(counting(WIDE), "mood", "happy"))).endsWith("rest={mood=\"happy\"}]");
    assertThat(unit.read(counting(WIDE))).endsWith("rest={}]");
  }

  @Test
  void subtypeOfASealedTypeMayBeWide() {
    Unit unit = new Unit("@VariantDictionary sealed interface Unit {"
        + " @VariantDictionary record Wide(" + ints(WIDE) + ") implements Unit {} }");
    assertThat(unit.read(with(counting(WIDE), "type", "Wide"))).isEqualTo(shown("Wide", WIDE));
  }

  @Test
  void fieldIsReadForItsViewButNotForOthers() throws ReflectiveOperationException {
    Compiled compiled = Compiled.of(JavaFileObjects.forSourceString(
        "game.Unit",
        "package game; import io.variantmapper.annotations.*;"
            + " @VariantDictionary(views = \"server\") record Unit(" + ints(WIDE)
            + ", @VariantField(views = \"server\") String hash) {}"));
    assertThat(compiled.messages()).isEmpty();
    VariantSerializer<Object> serializer = compiled.serializer("game.Unit");
    byte[] packet = Variant.of(with(counting(WIDE), "hash", "x")).encode(VariantFormat.GODOT_4);
    assertThat(
            serializer.decode(packet, VariantFormat.GODOT_4.withView("server")).toString())
        .endsWith("hash=x]");
    assertThat(serializer.decode(packet, VariantFormat.GODOT_4).toString()).endsWith("hash=null]");
  }
}
