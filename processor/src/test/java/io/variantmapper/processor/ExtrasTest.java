package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.value.Vector2;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code @VariantExtras}: unknown entries are kept and written again. */
class ExtrasTest {
  private static final String OBJECTS = "@VariantDictionary record Unit(int hp,"
      + " @VariantExtras java.util.Map<String, Object> rest) {}";

  private static Map<String, Object> packet(@Nullable Object more) {
    Map<String, Object> packet = new LinkedHashMap<>();
    packet.put("hp", 1);
    packet.put("more", more);
    return packet;
  }

  @Test
  void mapOfObjectsHoldsJavaValues() {
    Unit unit = new Unit(OBJECTS);
    assertThat(unit.read(packet(List.of(7, "a", Map.of("b", true)))))
        .isEqualTo("Unit[hp=1, rest={more=[7, a, {b=true}]}]");
    assertThat(unit.read(packet(null))).isEqualTo("Unit[hp=1, rest={more=null}]");
    assertThat(unit.read(List.of(1, 2))).isEqualTo("Unit[hp=1, rest={}]");
  }

  @Test
  void javaValuesAreWrittenAgain() {
    Unit unit = new Unit(OBJECTS);
    assertThat(unit.written(packet(new Vector2(1, 2))))
        .isEqualTo("{\"hp\": 1, \"more\": Vector2(1, 2)}");
    assertThat(unit.written(packet(null))).isEqualTo("{\"hp\": 1, \"more\": null}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"new Growing(rest)", "Collections.unmodifiableMap(new Growing(rest))"})
  void concurrentMapIsCopiedBeforeItIsCounted(String rest) {
    Unit unit = new Unit("""
        import io.variantmapper.runtime.Variant;
        import java.util.*;
        import java.util.concurrent.ConcurrentHashMap;

        @VariantDictionary
        record Unit(int hp, @VariantExtras Map<String, Variant> rest) {
          Unit {
            rest = %s;
          }

          /**
           * A map that gets an entry whenever its size is read, as if another thread had added the
           * entry.
           */
          static class Growing extends ConcurrentHashMap<String, Variant> {
            private static final long serialVersionUID = 1;

            Growing(Map<String, Variant> entries) {
              super(entries);
            }

            @Override
            public int size() {
              int size = super.size();
              put("more" + size, Variant.of(size));
              return size;
            }
          }
        }
        """.formatted(rest));
    assertThat(unit.written(Map.of("hp", 1, "mood", "good")))
        .startsWith("{\"hp\": 1, ")
        .contains("\"mood\": \"good\"", "\"more1\": 1");
  }
}
