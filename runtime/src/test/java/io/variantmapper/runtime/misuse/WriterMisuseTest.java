package io.variantmapper.runtime.misuse;

import static io.variantmapper.runtime.misuse.MisuseAssertions.assertMisuse;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.Packets;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.runtime.mapping.FieldWriter;
import org.junit.jupiter.api.Test;

class WriterMisuseTest {
  private final VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);

  @Test
  void endingAnArrayWithAMissingElementIsMisuse() {
    out.beginArray(2);
    out.writeString("hi");
    assertMisuse(
        out::endArray,
        "endArray() comes too early: the Array was opened last, and 1 of its values is missing,"
            + " at $[1].");
  }

  @Test
  void endingADictionaryWithAMissingValueIsMisuse() {
    out.beginDictionary(1);
    out.writeString("hp");
    assertMisuse(
        out::endDictionary,
        "endDictionary() comes too early: the Dictionary was opened last, and 1 of its values");
  }

  @Test
  void writingMoreElementsThanTheCountIsMisuse() {
    out.beginArray(1);
    out.writeInt(1);
    assertMisuse(
        () -> out.writeInt(2),
        "The container opened last has no more values, at $. Close the Array, or give it a");
  }

  @Test
  void openingAContainerAfterTheLastElementIsMisuse() {
    out.beginArray(1);
    out.writeInt(1);
    assertMisuse(() -> out.beginArray(0), "The container opened last has no more values");
    assertMisuse(() -> out.beginDictionary(0), "The container opened last has no more values");
  }

  @Test
  void writingIntoAnEmptyArrayIsMisuse() {
    out.beginArray(0);
    assertMisuse(out::writeNil, "The container opened last has no more values");
  }

  @Test
  void endingAContainerThatIsNotOpenIsMisuse() {
    assertMisuse(out::endArray, "endArray() closes nothing: no container is open.");
    assertMisuse(out::endDictionary, "endDictionary() closes nothing: no container is open.");
    assertMisuse(() -> FieldWriter.endFields(out), "endFields() closes nothing");
  }

  @Test
  void endingAnArrayTwiceIsMisuse() {
    out.beginArray(0);
    out.endArray();
    assertMisuse(out::endArray, "endArray() closes nothing: no container is open.");
    assertThat(Packets.hex(out)).isEqualTo("1c000000 00000000");
  }

  @Test
  void endingAContainerOfAnotherKindIsMisuse() {
    out.beginDictionary(0);
    assertMisuse(out::endArray, "endArray() does not fit: the Dictionary was opened last, at $.");
    out.reset();
    out.beginArray(0);
    assertMisuse(
        out::endDictionary, "endDictionary() does not fit: the Array was opened last, at $.");
  }

  @Test
  void endingAnArrayWithEndFieldsIsMisuse() {
    out.beginArray(0);
    assertMisuse(
        () -> FieldWriter.endFields(out), "endFields() does not fit: the Array was opened last");
  }

  @Test
  void endingFieldsWithEndArrayIsMisuse() {
    FieldWriter.beginArray(out, 0);
    assertMisuse(out::endArray, "endArray() does not fit: the container of fields was opened last");
  }

  @Test
  void writingASecondValueIsMisuse() {
    out.writeInt(1);
    assertMisuse(
        () -> out.writeInt(2),
        "The packet has its one value already. Call reset() before writing another packet.");
  }

  @Test
  void takingAnEmptyPacketIsMisuse() {
    assertMisuse(out::toByteArray, "Nothing has been written.");
    assertMisuse(out::buffer, "Nothing has been written.");
  }

  @Test
  void takingAPacketWithAnOpenContainerIsMisuse() {
    out.beginArray(1);
    assertMisuse(out::buffer, "The packet is not whole, at $[0].");
    assertMisuse(
        out::toByteArray,
        "The packet is not whole, at $[0]. Containers that are still open: 1. Values missing in the"
            + " container opened last: 1.");
    out.writeInt(1);
    assertMisuse(
        out::toByteArray,
        "The packet is not whole, at $. Containers that are still open: 1. Values missing in the"
            + " container opened last: 0.");
    out.endArray();
    assertThat(Packets.hex(out)).isEqualTo("1c000000 01000000 02000000 01000000");
  }

  @Test
  void resetClosesOpenContainers() {
    out.beginArray(3);
    out.reset();
    out.writeNil();
    assertThat(Packets.hex(out)).isEqualTo("00000000");
  }

  @Test
  void negativeCountIsRefused() {
    assertThatThrownBy(() -> out.beginArray(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A count can't be negative: -1");
    assertThatThrownBy(() -> out.beginDictionary(Integer.MIN_VALUE))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
