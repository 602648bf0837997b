package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * {@code CreatorPreference.NO_PARAMETERS}: reading calls the constructor without parameters, even
 * if the class has other constructors.
 */
class CreatorPreferenceTest {
  @Test
  void constructorWithoutParametersIsCalledBeforeFieldsAreSet() {
    Unit unit =
        new Unit("@VariantDictionary(creator = CreatorPreference.NO_PARAMETERS) class Unit {"
            + " int hp = 3; private int mp;"
            + " Unit() { mp = 4; } Unit(int hp) { throw new IllegalStateException(); }"
            + " int getMp() { return mp; } void setMp(int mp) { this.mp = mp * 2; }"
            + " public String toString() { return hp + \" \" + mp; } }");
    assertThat(unit.read(Map.of("hp", 1, "mp", 2))).isEqualTo("1 4");
    assertThat(unit.read(Map.of())).isEqualTo("3 4");
    assertThat(unit.written(Map.of("hp", 1, "mp", 2))).isEqualTo("{\"hp\": 1, \"mp\": 4}");
  }

  @Test
  void genericClassIsCreatedByItsConstructorWithoutParameters() {
    Unit unit =
        new Unit("@VariantDictionary(creator = CreatorPreference.NO_PARAMETERS) class Unit {"
            + " Held<String> held; public String toString() { return held.value; }"
            + " @VariantArray(creator = CreatorPreference.NO_PARAMETERS) static class Held<T> {"
            + " T value; Held() {} Held(T value) {} } }");
    assertThat(unit.read(Map.of("held", Map.of("value", "x")))).isEqualTo("x");
  }
}
