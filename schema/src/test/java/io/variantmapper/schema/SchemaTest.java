package io.variantmapper.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.schema.SchemaEntry.IfMissing;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SchemaTest {
  private static final String PLAYER = """
      schema 1
      dictionary game.Player
      unknown keep
      "type" tag "player" fallback
      "display_name" String required alias "name" alias "nick" ignores-case
      "hp" int default 100 omits-default
      "rank" enum game.Rank? empty read-only view "client" view "server" omits-null
      "items" Array<dictionary game.Item> zero
      "stats" Dictionary[String, int] default by noStats
      "seen" int unread write-only

      enum game.Rank
      "bronze" BRONZE
      "GOLD" GOLD fallback
      """;

  private static final String ROW = """
      schema 1
      array game.Row<T, U>
      unknown fail
      0 "kind" tag 3
      1 reserved
      2 "value" parameter T kept
      3 "box" dictionary game.Box<array game.Pair<int, String?>, parameter U> required
      4 "money" serializer game.MoneySerializer required
      """;

  private static final String LEVELS = """
      schema 1
      value game.Levels<T> by game.LevelsMixIn
      Dictionary<enum game.Rank, parameter T>

      enum game.Rank ignores-case
      1 BRONZE
      2 GOLD
      """;

  private static final String MESSAGE = """
      schema 1
      subtypes game.Message
      tag "type"
      2 dictionary game.Move
      10 array game.Chat<parameter T> fallback
      """;

  private static final String NODE = """
      schema 1
      node game.World.Player
      path "Players/{id}"
      "_x" ()
      "chat" any_peer (String?)
      "move" any_peer unreliable_ordered channel 2 (Vector2, Dictionary[String, int])
      "rank" unreliable () (enum game.Rank, Array<array game.Item>)

      enum game.Rank
      1 BRONZE
      """;

  @ParameterizedTest
  @ValueSource(strings = {PLAYER, ROW, LEVELS, MESSAGE, NODE, "schema 1\nnode A\n\"a\" ()\n"})
  void schemaIsPrintedAsItWasRead(String text) {
    assertThat(Schema.parse(text).text()).isEqualTo(text);
  }

  @Test
  void lineOfAFieldIsParsed() {
    Schema.Fields player = (Schema.Fields) Schema.parse(PLAYER);
    SchemaEntry.Field name = (SchemaEntry.Field) player.entries().get(1);
    assertThat(name.aliases()).containsExactly("name", "nick");
    SchemaEntry.Field hp = (SchemaEntry.Field) player.entries().get(2);
    assertThat(hp.ifMissing()).isEqualTo(IfMissing.DEFAULT);
    assertThat(hp.defaultValue()).contains("100");
    assertThat(hp.omitsDefault()).isTrue();
  }

  @Test
  void lineOfAFunctionIsParsed() {
    SchemaFunction move = ((Schema.Node) Schema.parse(NODE)).functions().get(2);
    assertThat(move.caller()).isEqualTo(SchemaFunction.Caller.ANY_PEER);
    assertThat(move.transfer()).isEqualTo(SchemaFunction.Transfer.UNRELIABLE_ORDERED);
    assertThat(move.channel()).isEqualTo(2);
    assertThat(move.arguments().get(0)).extracting(SchemaType::toString).startsWith("Vector2");
  }

  @Test
  void functionsAreSortedByCodePoint() {
    String head = "schema 1\nnode A\n";
    assertThat(Schema.parse(head + "\"\\ud840\\udc00\" ()\n\"\uff5a\" ()\n\"b\" ()\n\"B\" ()\n"))
        .extracting(Schema::text)
        .isEqualTo(head + "\"B\" ()\n\"b\" ()\n\"\uff5a\" ()\n\"\\ud840\\udc00\" ()\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"a\"|Expected \"(\" but found the end of the line",
        "\"a\" (int|Expected \")\" but found the end of the line",
        "\"a\" any_peer authority ()|Expected \"(\" but found authority ()",
        "\"a\" channel -1 ()|Expected the number of a channel but found -1 ()",
        "\"a\" channel 2147483648 ()|Expected the number of a channel but found 2147483648 ()",
        "\"a\" (int) ()|Expected only lists of arguments that become longer but found the end of"
            + " the line",
        "\"b\" ()|Expected the only line for \"b\" but found ()",
        "path \"b\"|Expected \"\"\" but found path \"b\"",
      })
  void invalidFunctionIsRefused(String line, String message) {
    assertThatThrownBy(() -> Schema.parse("schema 1\nnode A\n\"b\" ()\n" + line + "\n"))
        .isInstanceOf(SchemaException.class)
        .hasMessage("Line 4: " + message);
  }

  @Test
  void functionHasAListOfArgumentsAndAChannelThatIsNotNegative() {
    SchemaFunction move = ((Schema.Node) Schema.parse(NODE)).functions().get(2);
    assertThatThrownBy(() -> new SchemaFunction("a", move.caller(), move.transfer(), 0, List.of()))
        .hasMessage("The function a has no list of arguments");
    List<List<SchemaType>> same = List.of(List.of(), List.of());
    assertThatThrownBy(() -> new SchemaFunction("a", move.caller(), move.transfer(), 0, same))
        .hasMessageEndingWith("lists of arguments that do not become longer from left to right");
    assertThatThrownBy(
            () -> new SchemaFunction("a", move.caller(), move.transfer(), -1, move.arguments()))
        .hasMessage("The function a has the channel -1");
    assertThatThrownBy(() -> new Schema.Node("A", "", List.of(move, move), List.of()))
        .hasMessage("Two functions of A have the same name");
  }

  @Test
  void aliasesViewsAndSubtypesAreSorted() {
    SchemaEntry.Field field = new SchemaEntry.Field(
        "a",
        new SchemaType.Plain("int"),
        IfMissing.REQUIRED,
        Optional.empty(),
        List.of("c", "b"),
        true,
        SchemaAccess.READ_WRITE,
        List.of("server", "client"),
        false,
        false);
    assertThat(field)
        .hasToString("\"a\" int required alias \"b\" alias \"c\" ignores-case view \"client\""
            + " view \"server\"");
    Schema.Subtypes message = (Schema.Subtypes) Schema.parse("""
        schema 1
        subtypes Message
        tag "t"
        10 array B
        2 array A
        """);
    assertThat(message.subtypes()).extracting(Schema.Subtype::tag).containsExactly(2L, 10L);
  }

  @Test
  void keyMayContainAnyCharacter() {
    String key = "a \"b\" \\ \n \u2028 \ud83d\ude00 \u0000 ü";
    String text = new SchemaEntry.Tag(key, "x", false).toString();
    assertThat(text).contains("ü").doesNotContain("\n");
    Schema.Fields read =
        (Schema.Fields) Schema.parse("schema 1\ndictionary A\nunknown skip\n" + text + "\n");
    assertThat(read.entries().get(0).key()).isEqualTo(key);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int",
        "Array",
        "PackedByteArray",
        "Array<int>",
        "Array[int]",
        "Array<Array<String?>?>",
        "Dictionary",
        "Dictionary<String, Variant>",
        "Dictionary[String, array game.Row]",
        "time seconds",
        "Array<duration milliseconds>?",
        "Dictionary<time nanoseconds, String>",
        "enum game.Rank?",
        "subtypes game.Message",
        "dictionary game.Box<parameter T>",
        "serializer game.MoneySerializer",
      })
  void typeIsPrintedAsItWasRead(String text) {
    assertThat(SchemaType.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''|Expected a type but found the end of the line",
        "Array<int|Expected \">\" but found the end of the line",
        "Array<int, int>|Expected 1 type in the brackets but found 2",
        "Dictionary<int]|Expected 2 types in the brackets but found 1",
        "enum|Expected the name of an enum but found the end of the line",
        "time|Expected one of seconds, milliseconds, nanoseconds but found the end of the line",
        "duration minutes|Expected one of seconds, milliseconds, nanoseconds but found minutes",
        "int int|Expected the end of the line but found int",
        "int??|Expected the end of the line but found ?",
        "dictionary game.Box[int]|Expected the end of the line but found [int]",
      })
  void invalidTypeIsRefused(String text, String message) {
    assertThatThrownBy(() -> SchemaType.parse(text))
        .isInstanceOf(SchemaException.class)
        .hasMessage("Line 1: " + message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\\n", "\\u00e", "\\u00g0", "\\"})
  void invalidEscapeIsRefused(String text) {
    String tag = "\"k\" tag \"" + text + "\"\n";
    assertThatThrownBy(() -> Schema.parse("schema 1\ndictionary A\nunknown skip\n" + tag))
        .isInstanceOf(SchemaException.class)
        .hasMessageStartingWith("Line 4: Expected ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"+5", "5.0", "99999999999999999999", "٥"})
  void numberThatIsNotALongInAsciiDigitsIsRefused(String text) {
    String tag = "\"k\" tag " + text + "\n";
    assertThatThrownBy(() -> Schema.parse("schema 1\ndictionary A\nunknown skip\n" + tag))
        .hasMessage("Line 4: Expected a text in quotes or a number but found " + text);
  }

  @Test
  void nameWithAControlCharacterIsRefused() {
    assertThatThrownBy(() -> SchemaType.parse("int\nunknown")).isInstanceOf(SchemaException.class);
  }

  @Test
  void tooDeeplyNestedTypeIsRefused() {
    String text = "Array<".repeat(100_000) + "int" + ">".repeat(100_000);
    assertThatThrownBy(() -> SchemaType.parse(text))
        .isInstanceOf(SchemaException.class)
        .hasMessageStartingWith("Line 1: Expected at most 64 nested types");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1|schema 1|schema 2|Expected \"schema 1\" but found \"schema 2\"",
        "2|dictionary|dict|Expected one of dictionary, array, value, subtypes, node but found dict game.Player",
        "3|keep|drop|Expected one of skip, fail, keep but found drop",
        "5|required|needed|Expected one of required, default, kept, empty, zero, unread but found",
        "6|100|100 maybe|Expected the end of the line but found maybe",
        "13|\"bronze\"|bronze|Expected a text in quotes or a number but found bronze BRONZE",
        "14|\"GOLD\" GOLD fallback|\"GOLD|Expected \"\"\" but found the end of the line",
      })
  void messageNamesTheLine(int line, String right, String wrong, String message) {
    String text = PLAYER.replace(right, wrong);
    assertThatThrownBy(() -> Schema.parse(text))
        .isInstanceOfSatisfying(
            SchemaException.class, thrown -> assertThat(thrown.line()).isEqualTo(line))
        .hasMessageStartingWith("Line " + line + ": " + message);
  }

  @Test
  void wrongPositionOfAnElementIsRefused() {
    assertThatThrownBy(() -> Schema.parse(ROW.replace("2 \"value\"", "3 \"value\"")))
        .hasMessage("Line 6: Expected the position 2 but found 3 \"value\" parameter T kept");
  }

  @Test
  void linesMayEndAsOnWindows() {
    assertThat(Schema.parse(ROW.replace("\n", "\r\n")).text()).isEqualTo(ROW);
  }

  /** Returns records of all kinds. */
  static Stream<Record> records() {
    SchemaChange change = new SchemaChange("old", "now", Optional.empty(), Optional.empty());
    Stream<Object> types = Stream.of("time seconds", "duration seconds").map(SchemaType::parse);
    return Stream.concat(
        Stream.concat(Stream.of(PLAYER, ROW, LEVELS, MESSAGE, NODE).map(Schema::parse), types),
        Stream.of(new LockedChange("game.Player", "1.0", change), change))
        .flatMap(SchemaTest::withParts)
        .collect(Collectors.toMap(Record::getClass, part -> part, (one, other) -> one))
        .values()
        .stream();
  }

  private static Stream<Record> withParts(Object part) {
    if (part instanceof List<?> parts) {
      return parts.stream().flatMap(SchemaTest::withParts);
    } else if (part instanceof Optional<?> optional) {
      return optional.stream().flatMap(SchemaTest::withParts);
    } else if (part instanceof Record whole) {
      return Stream.concat(
          Stream.of(whole), Arrays.stream(components(whole)).flatMap(SchemaTest::withParts));
    }
    return Stream.empty();
  }

  private static Object[] components(Record whole) {
    return Arrays.stream(whole.getClass().getRecordComponents())
        .map(component -> {
          try {
            return component.getAccessor().invoke(whole);
          } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
          }
        })
        .toArray();
  }

  @ParameterizedTest
  @MethodSource("records")
  void noComponentOfARecordMayBeNull(Record whole) {
    RecordComponent[] components = whole.getClass().getRecordComponents();
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    for (int i = 0; i < types.length; i++) {
      Object[] values = components(whole);
      if (!types[i].isPrimitive()) {
        values[i] = null;
        assertThatThrownBy(() -> whole.getClass().getConstructor(types).newInstance(values))
            .as(components[i].toString())
            .hasCauseInstanceOf(NullPointerException.class);
      }
    }
  }

  @Test
  void tagIsATextOrALong() {
    assertThatThrownBy(() -> new SchemaEntry.Tag("kind", 3, false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Expected a String or a Long but found 3, a java.lang.Integer");
  }
}
