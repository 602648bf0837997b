package io.variantmapper.runtime.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.Packets;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantWriter;
import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Tests how entries without a matching field are written. */
class ExtrasTest {
  private static final FieldKeys KEYS = FieldKeys.of("hp", "name");
  private static final Variant SEVEN = Variant.of(7);

  private static String written(@Nullable Map<?, ?> extras) {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    FieldWriter.beginDictionary(out, extras == null ? 0 : extras.size());
    int start = out.size();
    FieldWriter.writeExtras(out, KEYS, extras);
    FieldWriter.endFields(out);
    return Packets.hex(Arrays.copyOfRange(out.toByteArray(), start, out.size()));
  }

  @Test
  void entryIsWrittenAsItsKeyThenItsValue() {
    assertThat(written(Map.of("x", SEVEN)))
        .isEqualTo("04000000 01000000 78000000 02000000 07000000");
  }

  @Test
  void keyMayHaveAnyType() {
    assertThat(written(Map.of(SEVEN, SEVEN))).isEqualTo("02000000 07000000 02000000 07000000");
  }

  @Test
  void javaValueIsWrittenAsItsVariant() {
    assertThat(written(Map.of("x", 7))).isEqualTo(written(Map.of("x", SEVEN)));
  }

  @Test
  void nullValueIsWrittenAsNil() {
    assertThat(written(Collections.singletonMap("x", null)))
        .isEqualTo("04000000 01000000 78000000 00000000");
  }

  @Test
  void nullIsWrittenAsNoEntries() {
    assertThat(written(null)).isEmpty();
  }

  @Test
  void nullKeyIsRefused() {
    assertThatThrownBy(() -> written(Collections.singletonMap(null, SEVEN)))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("extras has a null key");
  }

  @Test
  void keyOfAFieldIsRefused() {
    assertThatThrownBy(() -> written(Map.of("name", SEVEN)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The extra key \"name\" is also the key or an alias of a field");
  }
}
