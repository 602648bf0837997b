package io.variantmapper.runtime.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Runs twice in a build: with the portable class, and with the class in the jar, which uses
 * VarHandles.
 */
class LittleEndianTest {
  private final byte[] bytes = new byte[24];

  @Test
  void jarUsesVarHandlesAndTheClassFolderDoesNot() {
    boolean usesVarHandles = Arrays.stream(LittleEndian.class.getDeclaredFields())
        .anyMatch(field -> field.getType() == VarHandle.class);
    assertThat(usesVarHandles).isEqualTo(Boolean.getBoolean("tests.of.the.jar"));
  }

  /** The compiler copies constants into other classes, so both classes need the same constants. */
  @Test
  void constantsAreTheSameInBothClasses() {
    assertThat(Arrays.stream(LittleEndian.class.getDeclaredFields())
            .filter(field -> !Modifier.isPrivate(field.getModifiers()))
            .map(Field::getName))
        .containsExactlyInAnyOrder("WORD", "LONG", "BLOCK");
    assertThat(new int[] {LittleEndian.WORD, LittleEndian.LONG, LittleEndian.BLOCK})
        .containsExactly(4, 8, 32);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 4, 8, 12, 20, 36, 40, 44, 48, 64, 68, 72, 92, 96, 100})
  void bytesOfAnyLengthAreCopiedWithoutChangingOtherBytes(int length) {
    byte[] source = new byte[length];
    byte[] expected = new byte[length + 2];
    for (int i = 0; i < length; i++) {
      source[i] = (byte) (i + 1);
      expected[i + 1] = (byte) (i + 1);
    }
    byte[] target = new byte[length + 2];
    LittleEndian.putBytes(target, 1, source);
    assertThat(target).isEqualTo(expected);
  }

  @Test
  void blockIsCopiedWithoutChangingOtherBytes() {
    byte[] source = new byte[40];
    Arrays.fill(source, 2, 34, (byte) 7);
    byte[] target = new byte[34];
    LittleEndian.putBlock(target, 1, source, 2);
    byte[] expected = new byte[34];
    Arrays.fill(expected, 1, 33, (byte) 7);
    assertThat(target).isEqualTo(expected);
  }

  @Test
  void intStartsWithItsLowestByte() {
    LittleEndian.putInt(bytes, 1, 0x04030201);
    assertThat(bytes).startsWith(0, 1, 2, 3, 4, 0);
  }

  @Test
  void negativeIntIsReadBack() {
    LittleEndian.putInt(bytes, 3, -2);
    assertThat(LittleEndian.getInt(bytes, 3)).isEqualTo(-2);
  }

  @Test
  void longStartsWithItsLowestByte() {
    LittleEndian.putLong(bytes, 1, 0x0807060504030201L);
    assertThat(bytes).startsWith(0, 1, 2, 3, 4, 5, 6, 7, 8, 0);
  }

  @Test
  void longWithHighBitsInBothHalvesIsReadBack() {
    LittleEndian.putLong(bytes, 5, 0x80000000_80000000L);
    assertThat(LittleEndian.getLong(bytes, 5)).isEqualTo(0x80000000_80000000L);
  }
}
