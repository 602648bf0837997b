package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EnumSerializerBuilderTest {
  private enum Kind {
    SWORD,
    SHIELD,
    BOW
  }

  private static final EnumSerializer<Kind> ORDINALS = kinds().asOrdinals().build();

  private static final EnumSerializer<Kind> TEXTS =
      kinds().value("SWORD", "sword").value("SHIELD", "SHIELD").build();

  private static final EnumSerializer<Kind> NUMBERS =
      kinds().value("SWORD", 30).value("SHIELD", -1L << 40).value("BOW", 2).build();

  private static EnumSerializerBuilder<Kind> kinds() {
    return EnumSerializer.builder(Kind.values());
  }

  private static String written(EnumSerializer<Kind> serializer, Kind kind) {
    return Variant.decode(serializer.encode(kind), VariantFormat.GODOT_4).toString();
  }

  private static Kind read(EnumSerializer<Kind> serializer, String value) {
    return serializer.decode(packet(value));
  }

  /** Returns a packet with an int if the value is a number, otherwise with a String. */
  private static byte[] packet(String value) {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    if (value.matches("-?[0-9]+")) {
      out.writeLong(Long.parseLong(value));
    } else {
      out.writeString(value);
    }
    return out.toByteArray();
  }

  @Test
  void ordinalsAreWritten() {
    assertThat(written(ORDINALS, Kind.BOW)).isEqualTo("2");
  }

  @ParameterizedTest
  @CsvSource({"2, BOW", "BOW, BOW", "0, SWORD"})
  void ordinalsAndNamesAreRead(String value, Kind kind) {
    assertThat(read(ORDINALS, value)).isEqualTo(kind);
  }

  @ParameterizedTest
  @CsvSource({"SWORD, sword", "SHIELD, SHIELD", "BOW, BOW"})
  void customTextIsWrittenInsteadOfTheName(Kind kind, String text) {
    assertThat(written(TEXTS, kind)).isEqualTo('"' + text + '"');
  }

  @ParameterizedTest
  @CsvSource({"sword, SWORD", "SWORD, SWORD", "SHIELD, SHIELD", "BOW, BOW", "2, BOW"})
  void constantIsReadFromItsCustomTextNameOrOrdinal(String value, Kind kind) {
    assertThat(read(TEXTS, value)).isEqualTo(kind);
  }

  @ParameterizedTest
  @CsvSource({"SWORD, 30", "SHIELD, -1099511627776", "BOW, 2"})
  void customNumbersAreWritten(Kind kind, String number) {
    assertThat(written(NUMBERS, kind)).isEqualTo(number);
  }

  @ParameterizedTest
  @CsvSource({"30, SWORD", "-1099511627776, SHIELD", "2, BOW", "SWORD, SWORD"})
  void constantIsReadFromItsCustomNumberOrName(String value, Kind kind) {
    assertThat(read(NUMBERS, value)).isEqualTo(kind);
  }

  @Test
  void ordinalIsUnknownIfNumbersAreCustom() {
    assertThatThrownBy(() -> read(NUMBERS, "0"))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith(
            "Expected one of SWORD (30), SHIELD (-1099511627776), BOW (2) but found int 0");
  }

  @Test
  void nameIsWrittenAndCustomTextIsRead() {
    EnumSerializer<Kind> names = kinds().asNames().value("SWORD", "sword").build();
    assertThat(written(names, Kind.SWORD)).isEqualTo("\"SWORD\"");
    assertThat(read(names, "sword")).isEqualTo(Kind.SWORD);
  }

  @Test
  void nameIsWrittenAndCustomNumberIsRead() {
    EnumSerializer<Kind> names =
        kinds().value("SWORD", 5).value("SHIELD", 6).value("BOW", 7).asNames().build();
    assertThat(written(names, Kind.SWORD)).isEqualTo("\"SWORD\"");
    assertThat(read(names, "5")).isEqualTo(Kind.SWORD);
  }

  @ParameterizedTest
  @CsvSource({"axe, BOW", "7, BOW", "SWORD, SWORD"})
  void unknownValueIsReadAsTheFallback(String value, Kind kind) {
    assertThat(read(kinds().fallback("BOW").build(), value)).isEqualTo(kind);
  }

  @Test
  void valueOfAnotherTypeIsNotReadAsTheFallback() {
    byte[] packet = Variant.of(true).encode(VariantFormat.GODOT_4);
    EnumSerializer<Kind> serializer = kinds().fallback("BOW").build();
    assertThatThrownBy(() -> serializer.decode(packet))
        .isInstanceOf(UnexpectedVariantException.class);
  }

  @Test
  void readOrNullReturnsNullForAnUnknownValue() {
    EnumSerializer<Kind> serializer = kinds().fallback("BOW").build();
    VariantReader in = new VariantReader(packet("axe"), VariantFormat.GODOT_4);
    assertThat(serializer.readOrNull(in)).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    "sword, SWORD",
    "SwOrD, SWORD",
    "SWORD, SWORD",
    "Bow, BOW",
    "round shield with a long name, SHIELD",
    "shield, SHIELD",
    "1, SHIELD"
  })
  void caseIsIgnoredOnRequest(String value, Kind kind) {
    EnumSerializer<Kind> serializer =
        kinds().value("SHIELD", "Round Shield With A Long Name").ignoringCase().build();
    assertThat(read(serializer, value)).isEqualTo(kind);
    assertThat(written(serializer, Kind.SWORD)).isEqualTo("\"SWORD\"");
  }

  @Test
  void caseOfNamesCanBeIgnoredEvenIfOrdinalsAreWritten() {
    EnumSerializer<Kind> serializer = kinds().asOrdinals().ignoringCase().build();
    assertThat(read(serializer, "bow")).isEqualTo(Kind.BOW);
  }

  @Test
  void caseMustMatchByDefault() {
    assertThatThrownBy(() -> read(kinds().build(), "sword"))
        .isInstanceOf(UnexpectedVariantException.class);
  }

  @Test
  void caseIsIgnoredOnlyForLettersFromAToZ() {
    EnumSerializer<Kind> serializer = kinds()
        .value("SWORD", "İ")
        .value("SHIELD", "K")
        .value("BOW", "ß")
        .ignoringCase()
        .fallback("BOW")
        .build();
    assertThat(read(serializer, "k")).isEqualTo(Kind.SHIELD);
    assertThat(read(serializer, "\u212A")).as("the sign for Kelvin").isEqualTo(Kind.BOW);
    assertThat(read(serializer, "i")).isEqualTo(Kind.BOW);
    assertThat(read(serializer, "i̇")).isEqualTo(Kind.BOW);
  }

  @Test
  void textsThatDifferOnlyInCaseAreRefusedIfCaseIsIgnored() {
    assertThat(read(kinds().value("BOW", "sword").build(), "sword")).isEqualTo(Kind.BOW);
    assertThatThrownBy(() -> kinds().value("BOW", "sword").ignoringCase().build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Both SWORD and BOW would be read from sword, because the case is ignored");
  }

  @Test
  void textMayDifferOnlyInCaseFromTheNameOfItsConstant() {
    EnumSerializer<Kind> serializer = kinds().value("BOW", "bow").ignoringCase().build();
    assertThat(read(serializer, "Bow")).isEqualTo(Kind.BOW);
    assertThat(written(serializer, Kind.BOW)).isEqualTo("\"bow\"");
  }

  @Test
  void constantsWithTheSameTextAreRefused() {
    assertRefused(
        b -> b.value("SWORD", "x").value("BOW", "x"),
        "Two of [SWORD, SHIELD, BOW] would be read from x");
  }

  @Test
  void textThatIsTheNameOfAnotherConstantIsRefused() {
    assertRefused(b -> b.value("SWORD", "BOW"), "read from BOW");
  }

  @Test
  void constantsWithTheSameNumberAreRefused() {
    assertRefused(b -> b.value("SWORD", 1).value("SHIELD", 2).value("BOW", 1), "read from 1");
  }

  @Test
  void constantWithoutANumberIsRefused() {
    assertRefused(b -> b.value("SWORD", 1), "SHIELD has no number");
  }

  @Test
  void numbersMixedWithTextsAreRefused() {
    assertRefused(
        b -> b.value("SWORD", 1).value("BOW", "bow"),
        "The constants [SWORD, SHIELD, BOW] have numbers as well as texts or ordinals.");
  }

  @Test
  void numbersMixedWithOrdinalsAreRefused() {
    assertRefused(
        b -> b.asOrdinals().value("SWORD", 1).value("SHIELD", 2).value("BOW", 3),
        "The constants [SWORD, SHIELD, BOW] have numbers as well as texts or ordinals.");
  }

  @Test
  void messageNamesAConstantThatDoesNotExist() {
    assertThatThrownBy(() -> kinds().fallback("AXE"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("No AXE among [SWORD, SHIELD, BOW]");
  }

  private static void assertRefused(
      UnaryOperator<EnumSerializerBuilder<Kind>> values, String message) {
    EnumSerializerBuilder<Kind> builder = values.apply(kinds());
    assertThatThrownBy(builder::build)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }
}
