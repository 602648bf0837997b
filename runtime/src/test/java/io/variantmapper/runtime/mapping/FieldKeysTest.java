package io.variantmapper.runtime.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.Packets;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.runtime.types.PacketAccess;
import io.variantmapper.runtime.wire.LittleEndian;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FieldKeysTest {

  @Test
  void eachOfManyKeysIsFound() {
    String[] names = IntStream.range(0, 500).mapToObj(i -> "key_" + i).toArray(String[]::new);
    FieldKeys keys = FieldKeys.of(names);
    for (int i = 0; i < names.length; i++) {
      assertThat(find(keys, names[i])).isEqualTo(i);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "xp", "axe", "ammo", "armor", "health", "stamina", "position"})
  void keyThatDiffersInOneCharacterIsUnknown(String key) {
    FieldKeys keys = FieldKeys.of(key);
    for (int i = 0; i < key.length(); i++) {
      String other = key.substring(0, i) + '_' + key.substring(i + 1);
      assertThat(find(keys, other)).as(other).isEqualTo(FieldCursor.UNKNOWN);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "%02d",
        "f%02d",
        "key%02d",
        "field%02d",
        "f%02d_position",
        "slot_%02d_hp",
        "statistics_of_level_%02d",
        "level_%02d_of_the_statistics"
      })
  void keysThatDifferInTwoDigitsHashToDifferentSlots(String pattern) {
    long slots = IntStream.range(0, 100)
        .mapToLong(i -> hash(String.format(Locale.ROOT, pattern, i)) >>> 55)
        .distinct()
        .count();
    // Random hashes would take 91 of 512 slots on average.
    assertThat(slots).isGreaterThan(75);
  }

  private static long hash(String key) {
    byte[] text = key.getBytes(StandardCharsets.UTF_8);
    long first = TextHash.first(text, 0, text.length);
    long last = TextHash.last(text, 0, text.length);
    return TextHash.hash(first, last);
  }

  @ParameterizedTest
  @CsvSource({
    "kind, 0",
    "KIND, -1",
    "maxHp, 1",
    "MAXHP, 1",
    "maxhp, 1",
    "Health, 1",
    "the_key_of_a_long_text, 2",
    "The_Key_Of_A_Long_Text, 2",
    "The_Key_Of_A_Long_Texts, -1",
    "maxhp_, -1",
    "'', -1",
    "MAX\0HP, -1"
  })
  void caseIsIgnoredOnRequestExceptForSomeFields(String text, int field) {
    FieldKeys keys = FieldKeys.of("kind", "maxHp", "THE_KEY_OF_A_LONG_TEXT")
        .alias(1, "health")
        .tagged("a")
        .optional(1)
        .ignoringCase(0);
    assertThat(find(keys, text)).isEqualTo(field == -1 ? FieldCursor.UNKNOWN : field);
  }

  @Test
  void exactKeyTakesPrecedenceIfCaseIsIgnored() {
    FieldKeys keys = FieldKeys.of("hp", "HP").ignoringCase();
    assertThat(find(keys, "hp")).isZero();
    assertThat(find(keys, "HP")).isEqualTo(1);
    assertThat(find(keys, "Hp")).isZero();
  }

  @Test
  void reservedElementHasNoKeyEvenIfCaseIsIgnored() {
    assertThat(find(FieldKeys.of("hp", "", "").ignoringCase(), "HP")).isZero();
  }

  @Test
  void aliasAddedAfterIgnoringCaseIsRefused() {
    FieldKeys keys = FieldKeys.of("hp").ignoringCase();
    assertThatThrownBy(() -> keys.alias(0, "life")).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> FieldKeys.of("hp").ignoringCase(1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void elementsHaveTheOrderOfTheFieldsUnlessAnotherOrderIsGiven() {
    FieldKeys keys = FieldKeys.of("a", "b", "c");
    assertThat(elements(keys)).containsExactly(0, 1, 2, FieldCursor.UNKNOWN);
    FieldKeys other =
        keys.inArray(2, 0, 1).optional(1).ignoringCase().tagged("x").tagged(7);
    assertThat(elements(other)).containsExactly(2, 0, 1, FieldCursor.UNKNOWN);
  }

  private static int[] elements(FieldKeys keys) {
    return IntStream.rangeClosed(0, keys.size()).map(keys::atElement).toArray();
  }

  @Test
  void orderInArrayMustContainEachFieldOnce() {
    FieldKeys keys = FieldKeys.of("a", "b");
    for (int[] order : new int[][] {{}, {0}, {0, 0}, {1, 2}, {-1, 0}, {0, 1, 1}}) {
      assertThatThrownBy(() -> keys.inArray(order))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("The order must have each field once: \"a\", \"b\"");
    }
    FieldKeys ordered = keys.inArray(1, 0);
    assertThatThrownBy(() -> ordered.alias(0, "c")).isInstanceOf(IllegalStateException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 7, 8, 9, 14, 15, 16, 17, 31, 40})
  void keyOfAnyLengthIsFound(int length) {
    String key = "abcdefghijklmnopqrstuvwxyz0123456789ABCD".substring(0, length);
    FieldKeys keys = FieldKeys.of("hp", key, key + '_', '-' + key);
    byte[] text = key.getBytes(StandardCharsets.UTF_8);
    for (int after = 0; after <= 16; after++) {
      byte[] packet = new byte[4 + length + after];
      Arrays.fill(packet, (byte) 'x');
      System.arraycopy(text, 0, packet, 4, length);
      assertThat(keys.find(packet, 4, length))
          .as("%d bytes after the key", after)
          .isEqualTo(1);
    }
  }

  @ParameterizedTest
  @CsvSource({"STRING, 0", "STRING, 120", "STRING_NAME, 0", "STRING_NAME, 120"})
  void keyIsReadWithAnyPadding(VariantType type, byte padding) {
    for (int length = 0; length <= 20; length++) {
      String key = "abcdefghijklmnopqrst".substring(0, length);
      VariantReader in = reader(type, key, padding);
      assertThat(FieldKeys.of("hp", key, key + '_', '-' + key).readName(in))
          .as("of %d bytes", length)
          .isEqualTo(1);
      assertThat(in.offset()).isEqualTo(8 + (length + 3) / 4 * 4);
    }
  }

  /** Returns a reader of a packet with one text, whose padding consists of the given byte. */
  private static VariantReader reader(VariantType type, String text, byte padding) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    byte[] packet = new byte[8 + (bytes.length + 3) / 4 * 4];
    Arrays.fill(packet, padding);
    LittleEndian.putInt(packet, 0, VariantFormat.GODOT_4.typeId(type));
    LittleEndian.putInt(packet, LittleEndian.WORD, bytes.length);
    System.arraycopy(bytes, 0, packet, 8, bytes.length);
    return new VariantReader(packet, VariantFormat.GODOT_4);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 5, 12, 13, 20})
  void truncatedKeyIsRefused(int length) {
    String key = "abcdefghijklmnopqrst".substring(0, length);
    byte[] packet = PacketAccess.bytes(reader(VariantType.STRING, key, (byte) 0));
    for (int end = 0; end < packet.length; end++) {
      VariantReader in = new VariantReader(Arrays.copyOf(packet, end), VariantFormat.GODOT_4);
      assertThatThrownBy(() -> FieldKeys.of(key).readName(in))
          .isInstanceOf(MalformedPacketException.class);
    }
  }

  @Test
  void keyOfAnotherTypeIsNotReadAsText() {
    VariantReader in = reader(VariantType.NODE_PATH, "hp", (byte) 0);
    assertThat(FieldKeys.of("hp").readName(in)).isEqualTo(FieldKeys.NO_TEXT);
    assertThat(in.offset()).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 4, 23, 24, 25, 40})
  void keyIsWrittenIntoABufferOfAnySize(int length) {
    String key = "abcdefghijklmnopqrstuvwxyz0123456789ABCD".substring(0, length);
    byte[] expected = written(512, out -> out.writeString(key));
    for (int room = 1; room <= expected.length + LittleEndian.BLOCK; room++) {
      assertThat(written(room, out -> FieldWriter.writeName(out, FieldKeys.of(key), 0)))
          .as("room of %d", room)
          .isEqualTo(expected);
    }
  }

  /** Returns the bytes of an Array that contains a key and a bool. */
  private static byte[] written(int room, Consumer<VariantWriter> key) {
    VariantWriter out = Packets.writer(room);
    out.beginArray(2);
    key.accept(out);
    out.writeBoolean(true);
    out.endArray();
    return out.toByteArray();
  }

  @Test
  void unknownKeyIsNotFound() {
    assertThat(find(FieldKeys.of("hp", "mp"), "xp")).isEqualTo(FieldCursor.UNKNOWN);
  }

  @Test
  void noKeyIsFoundIfThereAreNone() {
    assertThat(find(FieldKeys.of(), "hp")).isEqualTo(FieldCursor.UNKNOWN);
  }

  @Test
  void emptyKeyIsFound() {
    assertThat(find(FieldKeys.of(""), "")).isZero();
  }

  @Test
  void nulAndByteOrderMarkAreHandledAsInOtherTexts() {
    FieldKeys keys = FieldKeys.of("hp", "mp");
    assertThat(find(keys, "mp\0")).isEqualTo(1);
    assertThat(find(keys, "mp\0hp")).isEqualTo(1);
    assertThat(find(keys, "\uFEFFmp")).isEqualTo(1);
    assertThat(find(keys, "\uFEFF\uFEFFmp")).isEqualTo(FieldCursor.UNKNOWN);
  }

  @Test
  void aliasIsFoundWithTheIndexOfItsField() {
    FieldKeys keys = FieldKeys.of("hp", "mp").alias(1, "mana", "magic").alias(0, "health");
    assertThat(find(keys, "mana")).isEqualTo(1);
    assertThat(find(keys, "magic")).isEqualTo(1);
    assertThat(find(keys, "health")).isZero();
    assertThat(find(keys, "mp")).isEqualTo(1);
  }

  @Test
  void aliasOfManyBytesIsFoundWithTheIndexOfItsField() {
    FieldKeys keys = FieldKeys.of("hp", "mp").alias(1, "mana_of_the_player");
    assertThat(find(keys, "mana_of_the_player")).isEqualTo(1);
    assertThat(find(keys, "mana_of_the_enemies")).isEqualTo(FieldCursor.UNKNOWN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"position", "position_", "position_of_", "position_of_the_"})
  void keysWithTheSameBeginningAreDistinguished(String begin) {
    FieldKeys keys = FieldKeys.of(begin + "x");
    for (char c = ' '; c < 'x'; c++) {
      assertThat(find(keys, begin + c)).as("%s", c).isEqualTo(FieldCursor.UNKNOWN);
    }
    assertThat(find(keys, begin)).isEqualTo(FieldCursor.UNKNOWN);
  }

  @Test
  void keysWithTheSameChecksumAreDistinguished() {
    byte[] key = "abcdefghijklmnop".getBytes(StandardCharsets.UTF_8);
    byte[] other = key.clone();
    LittleEndian.putInt(other, 0, 0x22D3EEDA);
    LittleEndian.putInt(other, LittleEndian.WORD, 0xFB11500C);
    assertThat(TextHash.first(other, 0, 16)).isEqualTo(TextHash.first(key, 0, 16));
    FieldKeys keys = FieldKeys.of("abcdefghijklmnop");
    assertThat(keys.find(key, 0, 16)).isZero();
    assertThat(keys.find(other, 0, 16)).isEqualTo(FieldCursor.UNKNOWN);
  }

  @Test
  void searchWrapsAroundFromTheLastSlotToTheFirst() {
    for (int i = 0; i < 200; i++) {
      FieldKeys keys = FieldKeys.of("a" + i, "b" + i, "c" + i);
      for (int j = 0; j < 3; j++) {
        String key = keys.key(j);
        assertThat(keys.find(key.getBytes(StandardCharsets.UTF_8), 0, key.length()))
            .isEqualTo(j);
      }
      assertThat(find(keys, "d" + i)).isEqualTo(FieldCursor.UNKNOWN);
    }
  }

  @Test
  void aliasesDoNotCountAsFields() {
    FieldKeys keys = FieldKeys.of("hp", "mp").alias(1, "mana");
    assertThat(keys.size()).isEqualTo(2);
    byte[] mana = "mana".getBytes(StandardCharsets.UTF_8);
    assertThat(keys.find(mana, 0, mana.length)).isEqualTo(1);
  }

  @Test
  void fieldWithAnAliasMayBeOptional() {
    assertThat(FieldKeys.of("hp", "mp").alias(1, "mana").optional(1).required(0))
        .isEqualTo(1);
  }

  private static int find(FieldKeys keys, String key) {
    byte[] text = key.getBytes(StandardCharsets.UTF_8);
    return keys.find(text, 0, text.length);
  }
}
