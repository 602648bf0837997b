package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code @VariantExtras}: unknown entries are kept and written again. */
class ExtrasTest {
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
