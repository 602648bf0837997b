package io.variantmapper.runtime.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InputEventTest {
  private static final InputEvent SHIFT_A = InputEvent.of(InputEvent.KEY, 2, InputEvent.SHIFT, 65);

  @Test
  void wordsOfAnEventAreReturned() {
    assertThat(SHIFT_A.word(0)).isEqualTo(InputEvent.SHIFT);
    assertThat(SHIFT_A.word(1)).isEqualTo(65);
  }

  @Test
  void eventsWithTheSameBodyAreEqual() {
    assertThat(InputEvent.of(InputEvent.KEY, 2, InputEvent.SHIFT, 65))
        .isEqualTo(SHIFT_A)
        .hasSameHashCodeAs(SHIFT_A);
  }

  @Test
  void eventsWithDifferentBodiesAreNotEqual() {
    assertThat(InputEvent.of(InputEvent.KEY, 2, InputEvent.SHIFT, 66)).isNotEqualTo(SHIFT_A);
  }

  @Test
  void bodyIsNotPrinted() {
    assertThat(SHIFT_A).hasToString("InputEvent[type=1, device=2, 8 bytes]");
  }

  @Test
  void writtenEventIsReadBack() {
    assertThat(readBack(SHIFT_A).readInputEvent()).isEqualTo(SHIFT_A);
  }

  @Test
  void valueAfterAnUnalignedBodyIsRead() {
    VariantReader in = readBack(new InputEvent(99, 0, new byte[] {1}));
    in.readInputEvent();
    assertThat(in.readString()).isEqualTo("next");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 2, 1 << 30})
  void wordOutsideTheBodyIsRefused(int index) {
    assertThatThrownBy(() -> SHIFT_A.word(index)).isInstanceOf(IllegalArgumentException.class);
  }

  private static VariantReader readBack(InputEvent event) {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_2);
    out.beginArray(2);
    out.writeInputEvent(event);
    out.writeString("next");
    out.endArray();
    VariantReader in = new VariantReader(out.toByteArray(), VariantFormat.GODOT_2);
    in.beginArray();
    return in;
  }
}
