package io.variantmapper.processor;

import static java.util.Collections.singletonMap;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Defaults of fields whose type uses a type parameter of the class. Static members cannot use such
 * a type parameter.
 */
class GenericDefaultTest {
  private static final String HEAD = "package game; import io.variantmapper.annotations.*;"
      + " import java.util.*; import org.jspecify.annotations.Nullable; ";

  @ParameterizedTest
  @CsvSource({
    "List<X>, '<Q> List<Q>', new ArrayList<>(), []",
    "Collection<X>, '<Q> ArrayList<Q>', new ArrayList<>(), []",
    "List<? extends X>, '<Q> List<Q>', new ArrayList<>(), []",
    "'Map<String, List<X>>', '<Q> Map<String, List<Q>>', Map.of(), {}",
    "'Map<String, X>', '<K extends Comparable<K>, V> Map<K, V>', new TreeMap<>(), {}",
    "Optional<X>, '<Q> Optional<Q>', Optional.empty(), Optional.empty",
    "List<String>, '<Q> List<Q>', new ArrayList<>(), []",
    "List<? extends Integer>, '<Q extends Number> List<Q>', new ArrayList<>(), []"
  })
  void methodWithTypeParametersGivesTheDefault(
      String type, String signature, String value, String read) {
    String method = " static " + signature + " none() { return " + value + "; } ";
    String from = "@VariantField(defaultFrom = \"none\") ";
    Unit unit = new Unit("import java.util.*;"
        + "@VariantDictionary record Unit(Held<String> held, Bean<String> bean) {"
        + " @VariantDictionary record Held<X>(" + from + type + " all) {" + method + "}"
        + " @VariantDictionary static class Bean<X> { " + from + "public " + type + " all;"
        + method + "  public String toString() { return String.valueOf(all); } } }");
    assertThat(unit.read(Map.of("held", Map.of(), "bean", Map.of())))
        .isEqualTo("Unit[held=Held[all=" + read + "], bean=" + read + "]");
  }

  @Test
  void genericDefaultCanBeOmittedAndReplacesANilInChanges() {
    Unit unit = new Unit("import java.util.*; import org.jspecify.annotations.Nullable;"
        + "@VariantDictionary(changes = true) record Unit(Held<String> held) {"
        + " @VariantDictionary(changes = true) record Held<X>("
        + "  @VariantField(defaultFrom = \"none\", omitDefault = true) List<X> all,"
        + "  @VariantField(defaultFrom = \"none\") @Nullable List<X> more) {"
        + "  static <Q> List<Q> none() { return new ArrayList<>(); } } }");
    assertThat(unit.written(Map.of("held", Map.of()))).isEqualTo("{\"held\": {\"more\": []}}");
    assertThat(unit.merged(
            Map.of("held", Map.of("all", List.of("a"))), Map.of("held", singletonMap("all", null))))
        .isEqualTo("Unit[held=Held[all=[], more=[]]]");
  }

  @ParameterizedTest
  @CsvSource({
    "List<X>, '<Q> Set<Q>'",
    "List<X>, '<Q extends Number> List<Q>'",
    "List<X>, 'List<String>'",
    "'Map<String, X>', '<Q> Map<Q, Q>'",
    "List<List<? extends X>>, '<Q> List<List<Q>>'",
    "int, '<Q> Q'"
  })
  void methodWhoseTypeDoesNotFitIsRefused(String type, String signature) {
    String source = "@VariantDictionary record Unit<X>(@VariantField(defaultFrom = \"none\") "
        + type + " all) { static " + signature + " none() { throw new AssertionError(); } }";
    Compiled compiled = Compiled.of(JavaFileObjects.forSourceString("game.Unit", HEAD + source));
    assertThat(compiled.messages())
        .singleElement()
        .asString()
        .startsWith("[VariantInvalidDefault] The default of Unit.all refers to \"none\",");
  }
}
