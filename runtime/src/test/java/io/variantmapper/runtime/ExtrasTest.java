package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Entries of a Dictionary that no field of a mapped type is for, written behind the fields. */
class ExtrasTest {
  private static final FieldKeys KEYS = FieldKeys.of("hp", "name");
  private static final Variant SEVEN = Variant.of(7);

  private static String written(@Nullable Map<?, Variant> extras) {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    out.writeExtras(KEYS, extras);
    return Packets.hex(out);
  }

  @Test
  void entryIsItsKeyThenItsValue() {
    assertThat(written(Map.of("x", SEVEN)))
        .isEqualTo("04000000 01000000 78000000 02000000 07000000");
  }

  @Test
  void keyMayBeOfAnyType() {
    assertThat(written(Map.of(SEVEN, SEVEN))).isEqualTo("02000000 07000000 02000000 07000000");
  }

  @Test
  void nullIsNoEntry() {
    assertThat(written(null)).isEmpty();
  }

  @Test
  void keyOfAFieldIsRefused() {
    assertThatThrownBy(() -> written(Map.of("name", SEVEN)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The extra key \"name\" is that of a field");
  }
}
