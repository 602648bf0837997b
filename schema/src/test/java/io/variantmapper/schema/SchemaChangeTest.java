package io.variantmapper.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the tables, {@code ;} separates lines, and RANK is a field with an enum. */
class SchemaChangeTest {
  private static final String RANK = "\"rank\" enum game.Rank required\n\nenum game.Rank";
  private static final String DICTIONARY = "dictionary game.Player; unknown skip";
  private static final String ARRAY = "array game.Player; unknown skip";
  private static final String NODE = "node game.Player";

  private static List<SchemaChange> changes(String header, String old, String now) {
    return SchemaChange.between(schema(header, old), schema(header, now));
  }

  private static Schema schema(String header, String cell) {
    String lines = cell.isEmpty() ? "" : cell.replace("RANK", RANK).replace("; ", "\n") + "\n";
    return Schema.parse("schema 1\n" + header.replace("; ", "\n") + "\n" + lines);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"hp\" int required | \"hp\" int required",
        "\"hp\" int required; \"mp\" int required | \"mp\" int required; \"hp\" int required",
        "\"hp\" int zero | ''",
        "\"hp\" int default 7 | \"hp\" int default 8",
        "\"hp\" int required alias \"life\" | \"hp\" int required alias \"life\" alias \"lp\"",
        "\"HP\" int required ignores-case | \"hp\" int required ignores-case",
        "\"hp\" int required ignores-case | \"HP\" int required alias \"hp\"",
        "\"a\" int zero alias \"b\" | \"a\" int zero; \"b\" int zero",
        "\"hp\" int? required | \"hp\" int? empty",
        "\"hp\" int? empty omits-null | \"hp\" int? empty omits-null",
        "\"hp\" int zero | \"hp\" int? zero",
        "\"hp\" int required view \"a\" | ''",
        "\"hp\" int required view \"a\" | \"hp\" int required view \"a\"",
        "\"hp\" int unread write-only | \"hp\" String unread write-only",
        "\"hp\" int zero read-only | \"hp\" String zero read-only",
        "\"at\" time seconds required | \"at\" int required",
        "\"at\" int required | \"at\" duration seconds required",
        "\"at\" array game.Point required | \"at\" dictionary game.Point required",
        "\"a\" Array<int> zero | \"a\" PackedInt64Array zero",
        "\"t\" tag 1 | \"t\" tag 1",
        "RANK; 1 A; 2 B | RANK; 2 B; 1 A",
        "RANK; 1 A | RANK; 1 RENAMED",
        "RANK; 1 A fallback | RANK; 1 A fallback; 2 B",
        "RANK ignores-case; \"a\" A | RANK ignores-case; \"A\" A",
      })
  void changeThatBothProgramsCanReadIsNotReported(String old, String now) {
    assertThat(changes(DICTIONARY, old, now)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"hp\" int required | '' | requires \"hp\"",
        "\"hp\" int required | \"hp\" int zero read-only | requires \"hp\"",
        "\"t\" tag 1 | '' | requires \"t\"",
        "\"hp\" int required | \"hp\" int? required | does not read nil",
        "\"hp\" int empty | \"hp\" int? empty | does not read nil",
        "\"hp\" int required | \"hp\" int default 7 omits-default"
            + " | requires this key, which is not always written",
        "\"hp\" int? required | \"hp\" int? empty omits-null"
            + " | requires this key, which is not always written",
        "\"hp\" int default 7 | \"hp\" int default 8 omits-default"
            + " | uses another default if the value is omitted",
        "\"hp\" int zero | \"hp\" float zero | expects int but finds float",
        "\"v\" int zero | \"v\" Variant zero | expects int but finds Variant",
        "\"a\" Array<int> zero | \"a\" Array<int?> zero"
            + " | expects Array<int> but finds Array<int?>",
        "RANK; 1 A | RANK; 1 A; 2 B | does not know this value",
      })
  void changeThatOldProgramsCannotReadIsReported(String old, String now, String reason) {
    assertThat(changes(DICTIONARY, old, now))
        .singleElement()
        .satisfies(change -> assertThat(change.oldReaders()).contains(reason))
        .satisfies(change -> assertThat(change.oldWriters()).isEmpty());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | \"hp\" int required | requires \"hp\"",
        "'' | \"t\" tag 1 | requires \"t\"",
        "\"hp\" int? required | \"hp\" int required | does not read nil",
        "\"hp\" float zero | \"hp\" int zero | expects int but finds float",
        "\"hp\" int default 7 omits-default | \"hp\" int default 8"
            + " | uses another default if the value is omitted",
        "\"hp\" int zero alias \"life\" | \"hp\" int zero"
            + " | does not read the key \"life\" of even older packets",
        "RANK; 1 A; 2 B | RANK; 1 A | does not know this value",
      })
  void changeAfterWhichOldPacketsCannotBeReadIsReported(String old, String now, String reason) {
    assertThat(changes(DICTIONARY, old, now))
        .singleElement()
        .satisfies(change -> assertThat(change.oldReaders()).isEmpty())
        .satisfies(change -> assertThat(change.oldWriters()).contains(reason));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"hp\" int zero | \"hp\" String zero | int | String",
        "\"a\" Array<int> zero | \"a\" Array<String> zero | Array<int> | Array<String>",
        "\"a\" Dictionary<int, int> zero | \"a\" Dictionary<int, String> zero"
            + " | Dictionary<int, int> | Dictionary<int, String>",
        "\"a\" Dictionary<int, int> zero | \"a\" Dictionary<String, int> zero"
            + " | Dictionary<int, int> | Dictionary<String, int>",
        "\"a\" dictionary game.A zero | \"a\" dictionary game.B zero"
            + " | dictionary game.A | dictionary game.B",
        "\"a\" dictionary game.A zero | \"a\" subtypes game.A zero"
            + " | dictionary game.A | subtypes game.A",
        "\"a\" dictionary game.A<int> zero | \"a\" dictionary game.A<String> zero"
            + " | dictionary game.A<int> | dictionary game.A<String>",
        "\"a\" dictionary game.A<int> zero | \"a\" dictionary game.A zero"
            + " | dictionary game.A<int> | dictionary game.A",
        "\"a\" time seconds zero | \"a\" String zero | time seconds | String",
        "\"a\" enum game.Rank zero | \"a\" bool zero | enum game.Rank | bool",
      })
  void otherTypeOfAValueBreaksBothPrograms(String old, String now, String was, String is) {
    assertThat(changes(DICTIONARY, old, now))
        .containsExactly(new SchemaChange(
            old,
            now,
            Optional.of("expects " + was + " but finds " + is),
            Optional.of("expects " + is + " but finds " + was)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 \"x\" int required | 0 \"x\" int required; 1 \"y\" int zero",
        "0 \"x\" int zero; 1 \"y\" int zero | 0 \"x\" int zero",
        "0 reserved; 1 \"y\" int required | 0 \"x\" int zero; 1 \"y\" int required",
        "0 \"x\" int zero | 0 reserved",
      })
  void changeOfAnArrayThatBothProgramsCanReadIsNotReported(String old, String now) {
    assertThat(changes(ARRAY, old, now)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 \"x\" int zero | 0 \"y\" int zero | reads another field at position 0",
        "0 \"x\" int required | 0 reserved | finds nil at position 0",
        "0 \"x\" int required; 1 \"y\" int required | 0 \"x\" int required | requires \"y\"",
        "0 \"t\" tag 1 | 0 \"t\" int zero | expects a tag and finds a field, or vice versa",
        "0 \"t\" tag 1 | 0 \"t\" tag 2 | expects another tag",
      })
  void changeOfAnArrayThatOldProgramsCannotReadIsReported(String old, String now, String reason) {
    assertThat(changes(ARRAY, old, now))
        .extracting(SchemaChange::oldReaders)
        .containsExactly(Optional.of(reason));
  }

  @Test
  void newKeyIsUnknownToAProgramThatRefusesUnknownKeys() {
    String strict = "dictionary game.Player; unknown fail";
    assertThat(changes(strict, "", "\"hp\" int zero"))
        .containsExactly(new SchemaChange(
            "nothing",
            "\"hp\" int zero",
            Optional.of("refuses the unknown key \"hp\""),
            Optional.empty()));
    assertThat(changes(strict, "\"hp\" int zero", "\"hp\" int zero")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tag \"t\"; 1 array A | tag \"u\"; 1 array A | looks for the tag under another key",
        "tag \"t\"; 1 array A | tag \"t\"; 1 array A; 2 array B | does not know this tag",
        "tag \"t\"; 1 array A | tag \"t\"; 1 array B | reads another type for this tag",
      })
  void changeOfSubtypesThatOldProgramsCannotReadIsReported(String old, String now, String reason) {
    assertThat(changes("subtypes game.Message", old, now))
        .extracting(SchemaChange::oldReaders)
        .containsExactly(Optional.of(reason));
  }

  @Test
  void unknownTagIsReadAsTheFallback() {
    String old = "tag \"t\"; 1 array A fallback";
    assertThat(changes("subtypes game.Message", old, old + "; 2 array B")).isEmpty();
  }

  @Test
  void otherTypeOfASingleValueIsReported() {
    assertThat(changes("value game.Level", "int", "String"))
        .extracting(SchemaChange::what)
        .containsExactly("int → String");
  }

  @Test
  void otherKindOfMappedTypeIsReported() {
    Schema fields = schema(DICTIONARY, "\"hp\" int zero");
    Schema value = schema("value game.Player", "int");
    Schema subtypes = schema("subtypes game.Player", "tag \"t\"");
    assertThat(SchemaChange.between(fields, value))
        .extracting(SchemaChange::what)
        .containsExactly("a type with fields → a single value");
    assertThat(SchemaChange.between(value, subtypes))
        .extracting(SchemaChange::what)
        .containsExactly("a single value → a type with subtypes");
    assertThat(SchemaChange.between(value, schema(NODE, "\"a\" ()")))
        .extracting(SchemaChange::what)
        .containsExactly("a single value → a node");
  }

  @Test
  void constantsThatExchangeTheirValuesAreReported() {
    assertThat(changes(DICTIONARY, "RANK; 1 A; 2 B", "RANK; 2 A; 1 B"))
        .extracting(SchemaChange::oldReaders)
        .containsExactly(
            Optional.of("reads another constant"), Optional.of("reads another constant"));
  }

  @Test
  void mistakeInAnEnumOfTwoFieldsIsReportedOnce() {
    String two = "\"last\" enum game.Rank zero; RANK; 1 A";
    assertThat(changes(DICTIONARY, two, two + "; 2 B")).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"a\" unreliable () | \"a\" ()",
        "\"a\" () | \"a\" unreliable_ordered channel 3 ()",
        "path \"P/{id}\"; \"a\" () | path \"P/{peer}\"; \"a\" ()",
        "path \"P\"; \"a\" () | \"a\" ()",
        "\"a\" (Array<int>) | \"a\" (PackedInt32Array)",
        "\"a\" (Array[int]) | \"a\" (PackedInt64Array)",
        "\"a\" (time seconds) | \"a\" (int)",
      })
  void changeOfANodeThatBothProgramsUnderstandIsNotReported(String old, String now) {
    assertThat(changes(NODE, old, now)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"a\" () | \"a\" any_peer () | refuses calls of peers that are not the authority",
        "\"a\" () | \"a\" () (int) | expects 0 arguments but finds 1",
        "\"a\" () (int) | \"a\" () (int) (int, int) | expects 0 or 1 arguments but finds 2",
        "\"a\" (int) | \"a\" (float) | expects int but finds float",
        "\"a\" (int) | \"a\" (int?) | expects int but finds int?",
        "\"a\" (Array[int]) | \"a\" (Array<int>) | expects Array[int] but finds Array<int>",
        "\"a\" (Dictionary[int, int]) | \"a\" (Dictionary<int, int>)"
            + " | expects Dictionary[int, int] but finds Dictionary<int, int>",
      })
  void changeOfANodeThatOldProgramsRefuseIsReported(String old, String now, String reason) {
    SchemaChange change = new SchemaChange(old, now, Optional.of(reason), Optional.empty());
    assertThat(changes(NODE, old, now)).containsExactly(change);
    assertThat(changes(NODE, now, old))
        .as("the other way round")
        .containsExactly(new SchemaChange(now, old, Optional.empty(), Optional.of(reason)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"a\" (int) | \"a\" (int, int) | expects 1 argument but finds 2"
            + " | expects 2 arguments but finds 1",
        "\"a\" (PackedInt32Array) | \"a\" (PackedInt64Array)"
            + " | expects PackedInt32Array but finds PackedInt64Array"
            + " | expects PackedInt64Array but finds PackedInt32Array",
        "path \"A\" | path \"B\" | has the node at another path | has the node at another path",
        "nothing | \"a\" () | does not have this function, so the checksums differ"
            + " | has another function, so the checksums differ",
      })
  void changeOfANodeThatBothProgramsRefuseIsReported(
      String old, String now, String oldReaders, String oldWriters) {
    assertThat(changes(NODE, old.replace("nothing", ""), now))
        .containsExactly(
            new SchemaChange(old, now, Optional.of(oldReaders), Optional.of(oldWriters)));
  }

  @Test
  void addedFunctionCanBeMovedAndARenamedOneKeepsItsName() {
    assertThat(changes(NODE, "\"a\" (int)", "\"b\" (int)"))
        .extracting(SchemaChange::remedy)
        .containsExactly(
            "If the function is new, add it to another node; if it was renamed, give it its old"
                + " name.",
            "If the function was renamed, keep its name: @Rpc(name = \"a\").");
  }

  @Test
  void messageSaysWhichProgramsBreakAndWhy() {
    assertThat(changes(DICTIONARY, "\"hp\" int required", "\"hp\" String required"))
        .singleElement()
        .hasToString("\"hp\" int required → \"hp\" String required. Old programs can't read new"
            + " packets, because their code expects int but finds String. New programs can't"
            + " read old packets, because their code expects String but finds int.");
  }
}
