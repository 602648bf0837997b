package io.variantmapper.runtime.mapping;

import static io.variantmapper.runtime.Packets.reader;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads fields in their declared order, as long as the packet has this order. */
class FieldsInOrderTest {
  private static final FieldKeys KEYS = FieldKeys.of("name", "hp", "level");
  private static final FieldRun HP_RUN =
      FieldRun.ofEntries(KEYS, 1, 3, VariantType.INT, VariantType.INT);
  private static final String NAME = "04000000 04000000 6e616d65 ";
  private static final String HP = "04000000 02000000 68700000 ";
  private static final String LEVEL = "04000000 05000000 6c657665 6c000000 ";
  private static final String ADA = "04000000 03000000 41646100 ";
  private static final String SEVEN = "02000000 07000000 ";

  @Test
  void fieldsInOrderAreReadOneAfterAnother() {
    VariantReader in = reader("1b000000 03000000" + NAME + ADA + HP + SEVEN + LEVEL + SEVEN);
    FieldCursor fields = FieldCursor.begin(in, KEYS);
    assertThat(fields.next(0)).isTrue();
    assertThat(in.readString()).isEqualTo("Ada");
    assertThat(fields.next(HP_RUN)).isTrue();
    assertThat(FieldReader.getInt(in, HP_RUN.hole(2))).isEqualTo(7);
    assertThat(fields.next()).isFalse();
    fields.requireAll("Player");
  }

  @Test
  void fieldAfterAMissingFieldIsRead() {
    VariantReader in = reader("1b000000 02000000" + HP + SEVEN + LEVEL + SEVEN);
    FieldCursor fields = FieldCursor.begin(in, KEYS);
    assertThat(fields.next(0)).isFalse();
    assertThat(fields.next(HP_RUN)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // The cases are a different order, a different type, a missing field, a different key.
        LEVEL + SEVEN + HP + SEVEN,
        HP + SEVEN + LEVEL + ADA,
        HP + SEVEN,
        NAME + SEVEN + LEVEL + SEVEN
      })
  void differingEntriesAreNotRead(String entries) {
    VariantReader in = reader("1b000000 02000000" + entries + SEVEN);
    FieldCursor fields = FieldCursor.begin(in, KEYS);
    assertThat(fields.next(HP_RUN)).isFalse();
    assertThat(in.offset()).isEqualTo(8);
  }

  @Test
  void entriesAfterTheDictionaryAreNotRead() {
    VariantReader in = reader("1b000000 01000000" + HP + SEVEN + LEVEL + SEVEN);
    FieldCursor fields = FieldCursor.begin(in, KEYS);
    assertThat(fields.next(HP_RUN)).isFalse();
    assertThat(fields.next(1)).isTrue();
    in.skip();
    assertThat(fields.next(2)).isFalse();
    assertThat(fields.next()).isFalse();
  }

  @Test
  void truncatedKeyIsNotRead() {
    FieldCursor fields = FieldCursor.begin(reader("1b000000 01000000 04000000 05000000"), KEYS);
    assertThat(fields.next(2)).isFalse();
  }

  @Test
  void elementsOfAnArrayAreNotReadAsEntries() {
    VariantReader in = reader("1c000000 02000000" + HP + SEVEN + LEVEL + SEVEN);
    FieldCursor fields = FieldCursor.begin(in, KEYS);
    assertThat(fields.next(HP_RUN)).isFalse();
    assertThat(fields.next(1)).isFalse();
    assertThat(in.offset()).isEqualTo(8);
  }

  @Test
  void remainingFieldsAreFoundByKey() {
    VariantReader in = reader("1b000000 03000000" + HP + SEVEN + LEVEL + SEVEN + NAME + ADA);
    FieldCursor fields = FieldCursor.begin(in, KEYS);
    assertThat(fields.next(0)).isFalse();
    assertThat(fields.next(HP_RUN)).isTrue();
    assertThat(fields.next()).isTrue();
    assertThat(fields.index()).isZero();
    in.skip();
    fields.requireAll("Player");
  }

  @Test
  void messageNamesAMissingFieldOfARun() {
    VariantReader in = reader("1b000000 01000000" + NAME + ADA);
    FieldCursor fields = FieldCursor.begin(in, KEYS);
    fields.next(0);
    in.skip();
    assertThat(fields.next(HP_RUN)).isFalse();
    assertThatThrownBy(() -> fields.requireAll("Player"))
        .hasMessageStartingWith("Missing key \"hp\" of Player");
  }
}
