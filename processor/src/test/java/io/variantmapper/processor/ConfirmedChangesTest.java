package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.schema.Schema;
import io.variantmapper.schema.SchemaChange;
import io.variantmapper.schema.SchemaShape;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks each verdict about a change by compiling and running both types: the old serializer reads
 * packets of the new type, and the new serializer reads packets of the old type.
 */
class ConfirmedChangesTest {
  private static final String HEAD = """
      package game;
      import io.variantmapper.annotations.*;
      import java.time.*;
      import java.util.*;
      import org.jspecify.annotations.Nullable;
      """;

  /**
   * A change of the type Player.
   *
   * @param old the old type, and the types that it needs
   * @param oldObjects objects of the old type, which together show each difference from the new
   *     type
   */
  private record Change(String name, String old, String oldObjects, String now, String nowObjects) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static Change fields(
      String name, String old, String oldValues, String now, String nowValues) {
    return new Change(
        name,
        "@VariantDictionary record Player(" + old + ") {}",
        "new Player(" + oldValues + ")",
        "@VariantDictionary record Player(" + now + ") {}",
        "new Player(" + nowValues + ")");
  }

  private static Change array(
      String name, String old, String oldValues, String now, String nowValues) {
    Change change = fields(name, old, oldValues, now, nowValues);
    return new Change(
        name,
        change.old.replace("@VariantDictionary", "@VariantArray"),
        change.oldObjects,
        change.now.replace("@VariantDictionary", "@VariantArray"),
        change.nowObjects);
  }

  private static Change ranks(String name, String old, String now) {
    String type = "@VariantDictionary record Player(Rank rank) {} enum Rank { ";
    String all = "Stream.of(Rank.values()).map(Player::new).toArray(Player[]::new)";
    return new Change(name, type + old + " }", all, type + now + " }", all);
  }

  static Stream<Change> breaking() {
    return Stream.of(
        fields("required field added", "int hp", "7", "int hp, int mp", "7, 3"),
        fields("required field removed", "int hp, int mp", "7, 3", "int hp", "7"),
        fields("field renamed", "int hp", "7", "int health", "7"),
        fields("key renamed", "int hp", "7", "@VariantField(\"health\") int hp", "7"),
        fields("int became String", "int hp", "7", "String hp", "\"7\""),
        fields("float became int", "double hp", "0.5", "int hp", "7"),
        fields("int became list", "int hp", "7", "List<Integer> hp", "List.of(7)"),
        fields(
            "element became String",
            "List<Integer> a",
            "List.of(7)",
            "List<String> a",
            "List.of(\"b\")"),
        fields(
            "key of a map became int",
            "Map<String, Integer> a",
            "Map.of(\"b\", 7)",
            "Map<Integer, Integer> a",
            "Map.of(1, 7)"),
        fields(
            "value of a map became bool",
            "Map<String, Integer> a",
            "Map.of(\"b\", 7)",
            "Map<String, Boolean> a",
            "Map.of(\"b\", true)"),
        fields("field became nullable", "String a", "\"b\"", "@Nullable String a", "null"),
        fields(
            "default is omitted",
            "int hp",
            "7",
            "@VariantField(defaultValue = \"7\", omitDefault = true) int hp",
            "7"),
        fields(
            "omitted default changed",
            "@VariantField(defaultValue = \"7\", omitDefault = true) int hp",
            "7",
            "@VariantField(defaultValue = \"8\", omitDefault = true) int hp",
            "8"),
        fields(
            "default removed",
            "@VariantField(defaultValue = \"7\", omitDefault = true) int hp",
            "7",
            "int hp",
            "7"),
        fields(
            "field is only read",
            "int hp",
            "7",
            "@VariantField(defaultValue = \"7\", access = FieldAccess.READ_ONLY) int hp",
            "7"),
        array(
            "position reused",
            "int hp, String name",
            "7, \"Ada\"",
            "int mp, String name",
            "7, \"Ada\""),
        array(
            "positions exchanged",
            "int hp, String name",
            "7, \"Ada\"",
            "String name, int hp",
            "\"Ada\", 7"),
        array("last position removed", "int hp, int mp", "7, 3", "int hp", "7"),
        ranks("constant added", "BRONZE, GOLD", "BRONZE, GOLD, SILVER"),
        ranks("constant removed", "BRONZE, GOLD", "BRONZE"),
        ranks("value of a constant changed", "BRONZE, GOLD", "BRONZE, @VariantValue(\"g\") GOLD"),
        ranks(
            "values exchanged",
            "@VariantValue(\"a\") BRONZE, @VariantValue(\"b\") GOLD",
            "@VariantValue(\"b\") BRONZE, @VariantValue(\"a\") GOLD"),
        new Change(
            "unknown keys are refused, and a key was removed",
            "@VariantDictionary record Player(int hp, @Nullable String a) {}",
            "new Player(7, \"b\")",
            "@VariantDictionary(unknownKeys = UnknownKeys.FAIL) record Player(int hp) {}",
            "new Player(7)"),
        new Change(
            "fields became a single value",
            "@VariantDictionary record Player(int hp) {}",
            "new Player(7)",
            "@VariantSingleValue record Player(int hp) {}",
            "new Player(7)"));
  }

  static Stream<Change> harmless() {
    return Stream.of(
        fields(
            "field with a default added",
            "int hp",
            "7",
            "int hp, @VariantField(defaultValue = \"3\") int mp",
            "7, 4"),
        fields(
            "field with a default removed",
            "int hp, @VariantField(defaultValue = \"3\") int mp",
            "7, 4",
            "int hp",
            "7"),
        fields("order of fields changed", "int hp, int mp", "7, 3", "int mp, int hp", "3, 7"),
        fields(
            "String became StringName",
            "String a",
            "\"b\"",
            "@VariantField(type = WireType.STRING_NAME) String a",
            "\"b\""),
        fields("int became long", "int hp", "7", "long hp", "8L"),
        fields("list became set", "List<Integer> a", "List.of(7)", "Set<Integer> a", "Set.of(7)"),
        fields(
            "default changed",
            "@VariantField(defaultValue = \"7\") int hp",
            "7",
            "@VariantField(defaultValue = \"8\") int hp",
            "8"),
        fields(
            "list became packed array",
            "List<Integer> a",
            "List.of(7)",
            "int[] a",
            "new int[] {7}"),
        new Change(
            "Dictionary became Array",
            "@VariantDictionary record Player(int hp, int mp) {}",
            "new Player(7, 3)",
            "@VariantArray record Player(int hp, int mp) {}",
            "new Player(7, 3)"),
        array(
            "field with a default appended",
            "int hp",
            "7",
            "int hp, @VariantField(defaultValue = \"3\") int mp",
            "7, 4"),
        ranks(
            "constant added to an enum with a fallback",
            "BRONZE, @VariantFallback OTHER",
            "BRONZE, @VariantFallback OTHER"),
        fields(
            "null is omitted",
            "@Nullable String a",
            "null",
            "@VariantField(nulls = NullPolicy.OMIT) @Nullable String a",
            "null"),
        fields(
            "unchanged",
            "int hp, @Nullable String a",
            "7, null",
            "int hp, @Nullable String a",
            "7, \"b\""));
  }

  /** A compiled state of the type Player. */
  private record State(Schema schema, VariantSerializer<Object> serializer, List<?> objects) {
    static State of(String types, String objects) throws Exception {
      String source = HEAD + types + " class Examples { static List<Object> values() {"
          + " return List.of((Object[]) new Player[] {" + objects + "}); } }";
      if (objects.startsWith("Stream")) {
        source = HEAD + "import java.util.stream.Stream; " + types
            + " class Examples { static List<Object> values() { return List.of((Object[]) "
            + objects
            + "); } }";
      }
      Compiled compiled = Compiled.of(
          List.of(JavaFileObjects.forSourceString("game.Types", source)),
          List.of("-Avariant.schema=true"));
      assertThat(compiled.messages()).isEmpty();
      VariantSerializer<Object> serializer = compiled.serializer("game.Player");
      Class<?> examples = serializer.getClass().getClassLoader().loadClass("game.Examples");
      Method values = examples.getDeclaredMethod("values");
      values.setAccessible(true);
      String schema = Files.readString(
          compiled.directory().resolve("META-INF/variantmapper/game.Player.schema"));
      return new State(Schema.parse(schema), serializer, (List<?>) values.invoke(null));
    }

    /**
     * Returns whether this state's serializer reads each object of the other state, and gets the
     * same values.
     */
    boolean reads(State other) throws Exception {
      if (isArray() && other.isArray() && !hasSamePositions(other)) {
        return false;
      }
      for (Object object : other.objects) {
        byte[] packet = other.serializer.encode(object, VariantFormat.GODOT_4);
        try {
          if (!isSame(object, serializer.decode(packet, VariantFormat.GODOT_4))) {
            return false;
          }
        } catch (VariantException e) {
          return false;
        }
      }
      return true;
    }

    private boolean isArray() {
      return schema instanceof Schema.Fields fields && fields.shape() == SchemaShape.ARRAY;
    }

    /** Returns whether each position of the Array has the same name in both states. */
    private boolean hasSamePositions(State other) {
      var ours = objects.get(0).getClass().getRecordComponents();
      var theirs = other.objects.get(0).getClass().getRecordComponents();
      for (int i = 0; i < Math.min(ours.length, theirs.length); i++) {
        if (!ours[i].getName().equals(theirs[i].getName())) {
          return false;
        }
      }
      return true;
    }

    /** Returns whether the components that both records have are equal. */
    private static boolean isSame(Object written, Object read) throws Exception {
      for (var component : read.getClass().getRecordComponents()) {
        for (var other : written.getClass().getRecordComponents()) {
          if (component.getName().equals(other.getName())
              && !text(component.getAccessor(), read).equals(text(other.getAccessor(), written))) {
            return false;
          }
        }
      }
      return true;
    }

    private static String text(Method accessor, Object object) throws Exception {
      accessor.setAccessible(true);
      Object value = accessor.invoke(object);
      if (value instanceof Number number) {
        return Double.toString(number.doubleValue());
      }
      return value instanceof int[] ints ? java.util.Arrays.toString(ints) : String.valueOf(value);
    }
  }

  private static void check(Change change, boolean breaks) throws Exception {
    State old = State.of(change.old, change.oldObjects);
    State now = State.of(change.now, change.nowObjects);
    List<SchemaChange> changes = SchemaChange.between(old.schema, now.schema);
    assertThat(changes)
        .hasSize(changes.size())
        .satisfies(all -> assertThat(all.isEmpty()).as("%s: %s", change, all).isEqualTo(!breaks));
    assertThat(changes.stream().allMatch(one -> one.oldReaders().isEmpty()))
        .as("old programs read new packets: %s", changes)
        .isEqualTo(old.reads(now));
    assertThat(changes.stream().allMatch(one -> one.oldWriters().isEmpty()))
        .as("new programs read old packets: %s", changes)
        .isEqualTo(now.reads(old));
  }

  @ParameterizedTest
  @MethodSource("breaking")
  void breakingChangeIsReportedAndBreaksReading(Change change) throws Exception {
    check(change, true);
  }

  @ParameterizedTest
  @MethodSource("harmless")
  void harmlessChangeIsNotReportedAndBreaksNothing(Change change) throws Exception {
    check(change, false);
  }

  @Test
  void droppedAliasIsReported() throws IOException {
    Schema old = Schema.parse(
        "schema 1\ndictionary game.Player\nunknown skip\n\"name\" String required alias \"nick\"\n");
    Schema now =
        Schema.parse("schema 1\ndictionary game.Player\nunknown skip\n\"name\" String required\n");
    assertThat(SchemaChange.between(old, now))
        .singleElement()
        .hasToString("\"name\" String required alias \"nick\" → \"name\" String required. New"
            + " programs can't read old packets, because their code does not read the key"
            + " \"nick\" of even older packets.");
    assertThat(SchemaChange.between(now, old)).isEmpty();
  }
}
