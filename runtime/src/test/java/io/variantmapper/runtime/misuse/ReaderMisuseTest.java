package io.variantmapper.runtime.misuse;

import static io.variantmapper.runtime.misuse.MisuseAssertions.assertMisuse;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReaderMisuseTest {
  private final VariantReader numbers = reader(List.of(1, 2));
  private final VariantReader entries = reader(Map.of("hp", 7));
  private final VariantReader bytes = reader(new byte[] {1, 2});

  @Test
  void endingAnArrayWithUnreadElementsIsMisuse() {
    numbers.beginArray();
    numbers.readInt();
    assertMisuse(
        numbers::endArray,
        "endArray() comes too early: the Array was opened last, and 1 of its values is missing,"
            + " at $[1].");
  }

  @Test
  void endingAPackedArrayWithUnreadElementsIsMisuse() {
    bytes.beginArray();
    assertMisuse(
        bytes::endArray,
        "endArray() comes too early: the PackedByteArray was opened last, and 2 of its values are"
            + " missing,");
  }

  @Test
  void readingAfterTheLastElementIsMisuse() {
    numbers.beginArray();
    numbers.readInt();
    numbers.readInt();
    assertMisuse(
        numbers::readInt,
        "The container opened last has no more values, at $. Close the Array, and read");
  }

  @Test
  void lookingAfterTheLastElementIsMisuse() {
    numbers.beginArray();
    numbers.readInt();
    numbers.readInt();
    assertMisuse(numbers::peekType, "The container opened last has no more values, at $.");
    assertMisuse(numbers::readVariant, "The container opened last has no more values, at $.");
  }

  @Test
  void readingAfterTheLastPackedElementIsMisuse() {
    bytes.beginArray();
    bytes.readByte();
    bytes.readByte();
    assertMisuse(bytes::readByte, "The container opened last has no more values");
    assertMisuse(bytes::skip, "The container opened last has no more values");
  }

  @Test
  void endingAContainerThatIsNotOpenIsMisuse() {
    assertMisuse(numbers::endArray, "endArray() closes nothing: no container is open.");
    assertMisuse(numbers::endDictionary, "endDictionary() closes nothing: no container is open.");
  }

  @Test
  void endingAnArrayTwiceIsMisuse() {
    numbers.beginArray();
    numbers.readInt();
    numbers.readInt();
    numbers.endArray();
    assertMisuse(numbers::endArray, "endArray() closes nothing: no container is open.");
  }

  @Test
  void endingADictionaryWithEndArrayIsMisuse() {
    entries.beginDictionary();
    assertMisuse(entries::endArray, "endArray() comes too early: the Dictionary was opened last");
    entries.skip();
    entries.skip();
    assertMisuse(entries::endArray, "endArray() does not fit: the Dictionary was opened last");
    entries.endDictionary();
    assertThat(entries.offset()).isEqualTo(28);
  }

  private static VariantReader reader(Object value) {
    return new VariantReader(
        Variant.of(value).encode(VariantFormat.GODOT_4), VariantFormat.GODOT_4);
  }
}
