package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Holes whose word is wider than the Java type that is taken out. */
class NarrowHoleTest {
  private static final FieldRun RUN = FieldRun.ofArray(FieldKeys.of("a"), VariantType.INT);

  private static VariantReader in(int value) {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    out.beginFields(RUN);
    out.putInt(RUN.offset(0), value);
    VariantReader in = new VariantReader(out.toByteArray(), VariantFormat.GODOT_4);
    assertThat(in.beginFields(RUN)).isTrue();
    return in;
  }

  @ParameterizedTest
  @ValueSource(bytes = {Byte.MIN_VALUE, -1, 0, 5, Byte.MAX_VALUE})
  void intOf8BitsIsAByte(byte value) {
    assertThat(in(value).getByte(RUN.offset(0))).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(shorts = {Short.MIN_VALUE, -1, 0, 5, Short.MAX_VALUE})
  void intOf16BitsIsAShort(short value) {
    assertThat(in(value).getShort(RUN.offset(0))).isEqualTo(value);
  }

  @Test
  void intBeyond8BitsIsUnexpectedForAByte() {
    assertThatThrownBy(() -> in(128).getByte(RUN.offset(0)))
        .hasMessage("Expected an int of -128 to 127 but found int 128 at offset 8 ($[0])");
  }

  @Test
  void intBeyond16BitsIsUnexpectedForAShort() {
    assertThatThrownBy(() -> in(32768).getShort(RUN.offset(0)))
        .hasMessage("Expected an int of 16 bits but found int 32768 at offset 8 ($[0])");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void wordIsABoolean(boolean value) {
    FieldRun run = FieldRun.ofArray(FieldKeys.of("a"), VariantType.BOOL);
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    out.beginFields(run);
    out.putBoolean(run.offset(0), value);
    VariantReader in = new VariantReader(out.toByteArray(), VariantFormat.GODOT_4);
    assertThat(in.beginFields(run)).isTrue();
    assertThat(in.getBoolean(run.offset(0))).isEqualTo(value);
  }
}
