package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.UnexpectedVariantException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The message for a value that a constructor or setter refuses. */
class RefusedValueTest {
  @Test
  void messageNamesTheTypeAndThePathOfTheObject() {
    Unit unit = new Unit("""
        @VariantDictionary record Unit(java.util.List<Item> bag) {
          @VariantDictionary record Item(int count) {
            Item { if (count < 0) throw new IllegalArgumentException("count " + count); }
          }
        }""");
    Object value = Map.of("bag", List.of(Map.of("count", 1), Map.of("count", -1)));
    assertThatThrownBy(() -> unit.read(value))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("Unit.Item refused the value at offset ")
        .hasMessageEndingWith("($.bag[1]): java.lang.IllegalArgumentException: count -1");
  }

  @Test
  void messageNamesTheObjectWhoseSetterRefusesAValue() {
    Unit unit = new Unit("""
        @VariantDictionary class Unit {
          private int hp;
          public int getHp() { return hp; }
          public void setHp(int hp) { throw new IllegalArgumentException("hp " + hp); }
        }""");
    assertThatThrownBy(() -> unit.read(Map.of("hp", 7)))
        .hasMessage(
            "Unit refused the value at offset 0 ($): java.lang.IllegalArgumentException: hp 7");
  }
}
