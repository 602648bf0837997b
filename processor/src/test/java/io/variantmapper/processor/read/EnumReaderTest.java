package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.ModelText.fields;
import static io.variantmapper.processor.read.SourceReader.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EnumReaderTest {
  private static final String UNIT = """
      @VariantDictionary
      record Unit(Kind kind) {}
      """;

  @Test
  void enumIsWrittenAsAString() {
    String kind = """
        enum Kind { ORC, ELF }
        """;
    assertThat(fields(read(UNIT, kind))).isEqualTo("""
        "kind": Kind kind as String, missing REFUSED, nil READ
        """);
  }

  @Test
  void constantMayHaveItsOwnText() {
    String kind = """
        enum Kind { @VariantValue("orc") ORC, ELF }
        """;
    assertThat(fields(read(UNIT, kind))).isEqualTo("""
        "kind": Kind kind as String (by VALUE, {ORC=orc}), missing REFUSED, nil READ
        """);
  }

  @Test
  void enumWithNumbersIsWrittenAsAnInt() {
    String kind = """
        enum Kind { @VariantValue(number = 7) ORC, @VariantValue(number = 9) ELF }
        """;
    assertThat(fields(read(UNIT, kind))).isEqualTo("""
        "kind": Kind kind as int (by VALUE, {ORC=7, ELF=9}), missing REFUSED, nil READ
        """);
  }

  @Test
  void enumCanBeWrittenByOrdinal() {
    String kind = """
        @VariantEnum(as = EnumForm.ORDINAL)
        enum Kind { ORC, ELF }
        """;
    assertThat(fields(read(UNIT, kind))).isEqualTo("""
        "kind": Kind kind as int (by ORDINAL, [ORC, ELF]), missing REFUSED, nil READ
        """);
  }

  @Test
  void enumWithTextsCanBeWrittenByName() {
    String kind = """
        @VariantEnum(as = EnumForm.NAME)
        enum Kind { @VariantValue("orc") ORC, ELF }
        """;
    assertThat(fields(read(UNIT, kind))).isEqualTo("""
        "kind": Kind kind as String (by NAME, {ORC=orc}), missing REFUSED, nil READ
        """);
  }

  @Test
  void constantCanBeTheFallback() {
    String kind = """
        enum Kind { ORC, @VariantFallback OTHER }
        """;
    assertThat(fields(read(UNIT, kind))).isEqualTo("""
        "kind": Kind kind as String (by VALUE, else OTHER), missing REFUSED, nil READ
        """);
  }

  @Test
  void caseCanBeIgnoredIfTheFormIsNotStated() {
    String kind = """
        @VariantEnum(ignoreCase = true)
        enum Kind { ORC, @VariantValue("elf") ELF }
        """;
    assertThat(fields(read(UNIT, kind))).isEqualTo("""
        "kind": Kind kind as String (by VALUE, {ELF=elf}, ignores case), missing REFUSED, nil READ
        """);
  }

  @Test
  void unknownElementsCanBeSkipped() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(unknownConstants = UnknownConstants.SKIP) List<Kind> kinds) {}

        enum Kind { ORC, ELF }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "kinds": List<Kind> kinds as Array of String (in ArrayList, unknown SKIP), \
        missing REFUSED, nil READ
        """);
  }

  @Test
  void elementMayBeNullIfUnknownElementsAreReadAsNull() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(unknownConstants = UnknownConstants.NULL) List<Kind> kinds) {}

        enum Kind { ORC, ELF }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "kinds": List<Kind> kinds as Array of (String or null) (in ArrayList, unknown NULL), \
        missing REFUSED, nil READ
        """);
  }

  @Test
  void keyOfAMapIsNeverNullEvenIfUnknownConstantsAreReadAsNull() {
    String source = """
        @VariantDictionary
        record Unit(
            @VariantField(unknownConstants = UnknownConstants.NULL) Map<Kind, Kind> enemies) {}

        enum Kind { ORC, ELF }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "enemies": Map<Kind, Kind> enemies as Dictionary of String to (String or null) \
        (in LinkedHashMap, unknown NULL), missing REFUSED, nil READ
        """);
  }
}
