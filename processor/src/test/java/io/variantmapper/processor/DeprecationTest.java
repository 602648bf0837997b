package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Generated code uses deprecated elements and raw types without a warning, because the compiler
 * already warns in the user's source.
 */
class DeprecationTest {
  private static final String HEAD = """
      package game;
      import io.variantmapper.annotations.*;
      import java.util.*;
      @SuppressWarnings({"deprecation", "removal"})
      """;
  private static final String OLD = """
      package game;
      import io.variantmapper.annotations.*;
      @DEPRECATED @VariantDictionary public record Old(int hp) {}
      """;

  private static Compiled compiled(String unit, String annotation) {
    return Compiled.of(
        JavaFileObjects.forSourceString(
            "game.Unit", HEAD + unit.replace("@DEPRECATED", annotation)),
        JavaFileObjects.forSourceString("game.Old", OLD.replace("@DEPRECATED", annotation)));
  }

  private static final String DICTIONARY = "@VariantDictionary(changes = true) ";

  @ParameterizedTest
  @ValueSource(
      strings = {
        DICTIONARY + "record Unit(@DEPRECATED int hp) {}",
        DICTIONARY + "record Unit(@VariantField(defaultFrom = \"start\") int hp) {"
            + " @DEPRECATED static int start() { return 3; } }",
        DICTIONARY + "record Unit(@VariantField(defaultValue = \"B\") Kind kind) {"
            + " enum Kind { A, @DEPRECATED B } }",
        DICTIONARY + "class Unit { private int hp; @DEPRECATED public int getHp() { return hp; }"
            + " public void setHp(int hp) { this.hp = hp; } }",
        DICTIONARY + "class Unit { private int hp; public int getHp() { return hp; }"
            + " @DEPRECATED public void setHp(int hp) { this.hp = hp; } }",
        DICTIONARY + "class Unit { @DEPRECATED public int hp; }",
        DICTIONARY + "class Unit { public int hp; @DEPRECATED public Unit() {} }",
        DICTIONARY + "record Unit(Old old, List<Map<String, Old>> all) {}",
        DICTIONARY + "record Unit(int hp, @VariantIgnore List<Old> old) {}",
        "@VariantDictionary record Unit(@VariantField(flatten = true) Old old) {}",
        "@VariantDictionary record Unit(@VariantField(flatten = true) Body body) {"
            + " @VariantDictionary record Body(@DEPRECATED int hp) {} }",
        "@VariantDictionary record Unit<T extends Old>(T old) {}",
        "@VariantDictionary sealed interface Unit { int hp();"
            + " @DEPRECATED @VariantDictionary record Gone(int hp) implements Unit {}"
            + " @VariantDictionary record Now(@DEPRECATED int hp) implements Unit {} }",
        "@VariantDictionary @DEPRECATED interface Unit { int hp();"
            + " static Builder builder() { return new Builder(); }"
            + " class Builder { private int hp;"
            + "  @DEPRECATED public Builder hp(int hp) { this.hp = hp; return this; }"
            + "  public Unit build() { int hp = this.hp; return () -> hp; } } }",
      })
  void useOfDeprecatedElementsCausesNoWarning(String unit) throws IOException {
    assertThat(compiled(unit, "@Deprecated").messages()).isEmpty();
    assertThat(compiled(unit, "@Deprecated(forRemoval = true)").messages()).isEmpty();
    assertThat(compiled(unit, "").generated().toString()).doesNotContain("SuppressWarnings");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@VariantDictionary record Unit(int hp) { @DEPRECATED int old() { return hp; }"
            + " @DEPRECATED Unit(int hp, int other) { this(hp); } }",
        "@VariantDictionary class Unit { @DEPRECATED private int hp;"
            + " public int hp() { return hp; } public void setHp(int hp) { this.hp = hp; } }",
        "@VariantDictionary @DEPRECATED record Unit(@DEPRECATED int hp) {}",
      })
  void warningIsNotSuppressedIfNothingDeprecatedIsUsed(String unit) throws IOException {
    Compiled compiled = compiled(unit, "@Deprecated");
    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generated().toString()).doesNotContain("SuppressWarnings");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@VariantDictionary record Unit<T extends Comparable>(T content) {}",
        "@VariantDictionary record Unit(int hp, @VariantIgnore List all) {}",
        "@VariantDictionary(changes = true)"
            + " record Unit(int hp, @VariantIgnore Map<?, ? extends List[]> all) {}",
        "@VariantDictionary record Unit(@VariantField(flatten = true) Body body) {"
            + " @VariantDictionary record Body(int hp, @VariantIgnore List all) {} }",
        "@VariantDictionary sealed interface Unit<T extends Comparable> {"
            + " @VariantDictionary record Box<T extends Comparable>(T content)"
            + " implements Unit<T> {} }",
      })
  void useOfRawTypesCausesNoWarning(String unit) {
    Compiled compiled = Compiled.of(
        JavaFileObjects.forSourceString("game.Unit", HEAD.replace("removal", "rawtypes") + unit));
    assertThat(compiled.messages()).isEmpty();
  }
}
