package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** The settings that a type inherits from its house style, its package or the build. */
class DefaultsTest {
  private static final JavaFileObject PACKAGE = source(
      "package-info", "@VariantDefaults(naming = KeyNaming.SNAKE_CASE, nulls = NullPolicy.OMIT)");

  private static final List<String> BUILD =
      List.of("-Avariant.naming=PASCAL_CASE", "-Avariant.nulls=OMIT");

  /** Turns off the warning that no processor claims a user's own annotation. */
  private static final List<String> UNCLAIMED = List.of("-Xlint:-processing");

  private static final JavaFileObject EXAMPLES = source(
      "Examples",
      "",
      "public class Examples {",
      "  public static java.util.List<?> values() {",
      "    return java.util.List.of(new Unit(7, null));",
      "  }",
      "}");

  private static JavaFileObject source(String name, String head, String... lines) {
    return JavaFileObjects.forSourceString(
        "game." + name,
        head + " package game; import io.variantmapper.annotations.*;" + String.join("\n", lines));
  }

  private static JavaFileObject unit(String annotation) {
    return source("Unit", "", annotation + " record Unit(int maxHp, String label) {}");
  }

  /** Returns the written form of a unit with maxHp 7 and no label. */
  private static String written(JavaFileObject... sources) throws ReflectiveOperationException {
    return writtenWith(List.of(), sources);
  }

  private static String writtenWith(List<String> options, JavaFileObject... sources)
      throws ReflectiveOperationException {
    Compiled compiled = Compiled.of(
        Stream.concat(Stream.of(EXAMPLES), Stream.of(sources)).toList(),
        Stream.concat(Stream.of("-Xlint:all", "-Werror"), options.stream()).toList());
    assertThat(compiled.messages()).isEmpty();
    Object unit = compiled.examples().get(0);
    byte[] packet = Compiled.serializer(unit.getClass()).encode(unit);
    return Variant.decode(packet, VariantFormat.GODOT_4).toString();
  }

  @Test
  void namesAreKeptAndNullsAreWrittenByDefault() throws ReflectiveOperationException {
    assertThat(written(unit("@VariantDictionary"))).isEqualTo("{\"maxHp\": 7, \"label\": null}");
  }

  @Test
  void typeInheritsSettingsFromItsPackage() throws ReflectiveOperationException {
    assertThat(written(unit("@VariantDictionary"), PACKAGE)).isEqualTo("{\"max_hp\": 7}");
  }

  @Test
  void typeTakesPrecedenceOverItsPackage() throws ReflectiveOperationException {
    JavaFileObject unit =
        unit("@VariantDictionary(naming = KeyNaming.AS_DECLARED, nulls = NullPolicy.WRITE)");
    assertThat(written(unit, PACKAGE)).isEqualTo("{\"maxHp\": 7, \"label\": null}");
  }

  @Test
  void typeInheritsSettingsFromTheBuild() throws ReflectiveOperationException {
    assertThat(writtenWith(BUILD, unit("@VariantDictionary"))).isEqualTo("{\"MaxHp\": 7}");
  }

  @Test
  void typeMayDisableChangesThatItsHouseStyleEnables() throws IOException {
    JavaFileObject changing = source(
        "GameData",
        "",
        "@VariantDictionary.Template(changes = true)",
        "@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE)",
        "@interface GameData {}");
    JavaFileObject unit = unit("@GameData @VariantDictionary(changes = false)");
    Compiled compiled = Compiled.of(List.of(unit, changing), UNCLAIMED);
    assertThat(compiled.generated().get("UnitVariantSerializer.java"))
        .doesNotContain("ChangeSerializer");
  }

  @Test
  void arrayKeepsItsNulls() throws ReflectiveOperationException {
    assertThat(written(unit("@VariantArray"), PACKAGE)).isEqualTo("[7, null]");
  }

  @Test
  void settingsOfAPackageDoNotApplyToItsSubpackages() throws IOException {
    JavaFileObject part = JavaFileObjects.forSourceString(
        "game.part.P",
        "package game.part; @io.variantmapper.annotations.VariantDictionary record P(int aB) {}");
    assertThat(Compiled.of(PACKAGE, part).generated().get("PVariantSerializer.java"))
        .contains("\"aB\"");
  }

  @Test
  void unknownConstantIsReportedByTheCompilerAlone() {
    JavaFileObject broken = source("package-info", "@VariantDefaults(naming = KeyNaming.NOWHERE)");
    assertThat(Compiled.of(broken, unit("@VariantDictionary")).messages())
        .hasSize(1)
        .noneMatch(message -> message.contains("[Variant"));
  }
}
