package io.variantmapper.runtime.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.Packets;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.VariantWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads holes that are wider than the Java type of the value. */
class NarrowHoleTest {
  private static final FieldRun RUN = FieldRun.ofArray(FieldKeys.of("a"), 1, VariantType.INT);

  private static VariantReader in(int value) {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    FieldWriter.beginFields(out, RUN);
    FieldWriter.putInt(out, RUN.hole(0), value);
    VariantReader in = new VariantReader(Packets.written(out), VariantFormat.GODOT_4);
    assertThat(FieldReader.beginFields(in, RUN)).isTrue();
    return in;
  }

  @ParameterizedTest
  @ValueSource(bytes = {Byte.MIN_VALUE, -1, 0, 5, Byte.MAX_VALUE})
  void intOf8BitsIsReadAsAByte(byte value) {
    assertThat(FieldReader.getByte(in(value), RUN.hole(0))).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(shorts = {Short.MIN_VALUE, -1, 0, 5, Short.MAX_VALUE})
  void intOf16BitsIsReadAsAShort(short value) {
    assertThat(FieldReader.getShort(in(value), RUN.hole(0))).isEqualTo(value);
  }

  @Test
  void intLargerThan8BitsIsRefusedForAByte() {
    assertThatThrownBy(() -> FieldReader.getByte(in(128), RUN.hole(0)))
        .hasMessage("Expected an int of -128 to 127 but found int 128 at offset 8 ($[0])");
  }

  @Test
  void intLargerThan16BitsIsRefusedForAShort() {
    assertThatThrownBy(() -> FieldReader.getShort(in(32768), RUN.hole(0)))
        .hasMessage("Expected an int of 16 bits but found int 32768 at offset 8 ($[0])");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void wordIsReadAsABoolean(boolean value) {
    FieldRun run = FieldRun.ofArray(FieldKeys.of("a"), 1, VariantType.BOOL);
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    FieldWriter.beginFields(out, run);
    FieldWriter.putBoolean(out, run.hole(0), value);
    VariantReader in = new VariantReader(Packets.written(out), VariantFormat.GODOT_4);
    assertThat(FieldReader.beginFields(in, run)).isTrue();
    assertThat(FieldReader.getBoolean(in, run.hole(0))).isEqualTo(value);
  }
}
