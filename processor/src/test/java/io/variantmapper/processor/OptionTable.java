package io.variantmapper.processor;

import io.variantmapper.runtime.Variant;
import java.util.List;
import java.util.stream.Stream;

/** An example of each option of fields, and of each option of types that affects fields. */
final class OptionTable {
  private static final Variant NIL = Variant.Nil.INSTANCE;

  private OptionTable() {}

  static List<OptionRow> rows() {
    return Stream.of(keys(), missing(), access(), shapes(), types(), leftOver(), custom())
        .flatMap(rows -> rows)
        .toList();
  }

  private static OptionRow row(String name, String annotations, String type) {
    return OptionRow.of(name).field(annotations, type, "hp").field("", "int", "mp");
  }

  private static Stream<OptionRow> keys() {
    return Stream.of(
        row("key", "@VariantField(\"health\")", "int")
            .reads("hp=7 mp=2")
            .from("health", 7, "mp", 2)
            .writes("{\"health\": 7, \"mp\": 2}")
            .inArray(List.of(7, 2), "[7, 2]"),
        row("alias", "@VariantField(aliases = {\"life\", \"health\"})", "int")
            .reads("hp=7 mp=2")
            .from("life", 7, "mp", 2)
            .writes("{\"hp\": 7, \"mp\": 2}")
            .inArray(List.of(7, 2), "[7, 2]"),
        OptionRow.of("naming")
            .typed("naming = KeyNaming.UPPER_SNAKE_CASE")
            .field("", "int", "maxHp")
            .reads("maxHp=7")
            .from("MAX_HP", 7)
            .writes("{\"MAX_HP\": 7}")
            .inArray(List.of(7), "[7]"),
        row("keyCase", "@VariantField(aliases = \"Life\")", "int")
            .typed("keyCase = KeyCase.IGNORE")
            .reads("hp=7 mp=2")
            .from("LIFE", 7, "Mp", 2)
            .writes("{\"hp\": 7, \"mp\": 2}")
            .inArray(List.of(7, 2), "[7, 2]"),
        row("ignore", "@VariantIgnore", "int")
            .reads("hp=0 mp=2")
            .from("hp", 7, "mp", 2)
            .writes("{\"mp\": 2}")
            .inArray(List.of(2), "[2]"),
        row("views", "@VariantField(views = \"server\")", "int")
            .typed("views = \"server\"")
            .reads("hp=0 mp=2")
            .from("hp", 7, "mp", 2)
            .writes("{\"mp\": 2}")
            .inArray(List.of(7, 2), "[null, 2]"));
  }

  private static Stream<OptionRow> missing() {
    return Stream.of(
        row("notRequired", "@VariantField(required = false)", "int")
            .reads("hp=0 mp=2")
            .from("mp", 2)
            .writes("{\"hp\": 0, \"mp\": 2}")
            .inArray(List.of(NIL, 2), "[0, 2]"),
        row("nullable", "@Nullable", "String")
            .reads("hp=null mp=2")
            .from("mp", 2)
            .writes("{\"hp\": null, \"mp\": 2}")
            .inArray(List.of(NIL, 2), "[null, 2]"),
        row("defaultValue", "@VariantField(defaultValue = \"7\")", "int")
            .reads("hp=7 mp=2")
            .from("mp", 2)
            .writes("{\"hp\": 7, \"mp\": 2}")
            .inArray(List.of(NIL, 2), "[7, 2]"),
        row("defaultConstant", "@VariantField(defaultValue = \"B\")", "Kind")
            .reads("hp=B mp=2")
            .from("mp", 2)
            .writes("{\"hp\": \"B\", \"mp\": 2}")
            .inArray(List.of(NIL, 2), "[\"B\", 2]"),
        row("defaultFrom", "@VariantField(defaultFrom = \"start\")", "int[]")
            .member("static int[] start() { return new int[] {1}; }")
            .reads("hp=[1] mp=2")
            .from("mp", 2)
            .writes("{\"hp\": PackedInt32Array(1), \"mp\": 2}")
            .inArray(List.of(NIL, 2), "[PackedInt32Array(1), 2]"),
        row("omitDefault", "@VariantField(defaultValue = \"7\", omitDefault = true)", "int")
            .reads("hp=7 mp=2")
            .from("hp", 7, "mp", 2)
            .writes("{\"mp\": 2}"),
        row("omitNull", "@Nullable @VariantField(nulls = NullPolicy.OMIT)", "String")
            .reads("hp=null mp=2")
            .from("hp", NIL, "mp", 2)
            .writes("{\"mp\": 2}")
            .inArray(List.of(NIL, 2), "[null, 2]"),
        row("omitEmpty", "@VariantField(nulls = NullPolicy.OMIT_EMPTY)", "String")
            .reads("hp= mp=2")
            .from("hp", "", "mp", 2)
            .writes("{\"mp\": 2}")
            .inArray(List.of("", 2), "[\"\", 2]"),
        row("writeNull", "@Nullable @VariantField(nulls = NullPolicy.WRITE)", "String")
            .typed("naming = KeyNaming.AS_DECLARED")
            .reads("hp=null mp=2")
            .from("mp", 2)
            .writes("{\"hp\": null, \"mp\": 2}")
            .inArray(List.of(NIL, 2), "[null, 2]"));
  }

  private static Stream<OptionRow> access() {
    return Stream.of(
        row("readOnly", "@VariantField(access = FieldAccess.READ_ONLY)", "String")
            .reads("hp=a mp=2")
            .from("hp", "a", "mp", 2)
            .writes("{\"mp\": 2}"),
        row("writeOnly", "@VariantField(access = FieldAccess.WRITE_ONLY)", "int")
            .reads("hp=0 mp=2")
            .from("hp", 7, "mp", 2)
            .writes("{\"hp\": 0, \"mp\": 2}")
            .inArray(List.of(7, 2), "[0, 2]"));
  }

  private static Stream<OptionRow> shapes() {
    return Stream.of(
        row("flatten", "@VariantField(flatten = true)", "Place")
            .reads("hp=Place[x=1, y=2] mp=3")
            .from("x", 1, "y", 2, "mp", 3)
            .writes("{\"x\": 1, \"y\": 2, \"mp\": 3}")
            .inArray(List.of(1, 2, 3), "[1, 2, 3]"),
        row("prefix", "@VariantField(value = \"at_\", flatten = true)", "Place")
            .reads("hp=Place[x=1, y=2] mp=3")
            .from("at_x", 1, "at_y", 2, "mp", 3)
            .writes("{\"at_x\": 1, \"at_y\": 2, \"mp\": 3}")
            .inArray(List.of(1, 2, 3), "[1, 2, 3]"));
  }

  private static Stream<OptionRow> types() {
    return Stream.of(
        row("int32", "@VariantField(type = WireType.INT32)", "long")
            .reads("hp=7 mp=2")
            .from("hp", 7, "mp", 2)
            .writes("{\"hp\": 7, \"mp\": 2}")
            .inArray(List.of(7, 2), "[7, 2]"),
        row("nodePath", "@VariantField(type = WireType.NODE_PATH)", "String")
            .reads("hp=/a:b mp=2")
            .from("hp", "/a:b", "mp", 2)
            .writes("{\"hp\": ^\"/a:b\", \"mp\": 2}")
            .inArray(List.of("/a:b", 2), "[^\"/a:b\", 2]"),
        row("packed", "@VariantField(type = WireType.PACKED_INT32_ARRAY)", "List<Integer>")
            .reads("hp=[1, 2] mp=2")
            .from("hp", List.of(1, 2), "mp", 2)
            .writes("{\"hp\": PackedInt32Array(1, 2), \"mp\": 2}")
            .inArray(List.of(List.of(1, 2), 2), "[PackedInt32Array(1, 2), 2]"),
        row("components", "@VariantField(type = WireType.PACKED_VECTOR2_ARRAY)", "float[]")
            .reads("hp=[1.0, 2.0] mp=2")
            .from("hp", List.of(1, 2), "mp", 2)
            .writes("{\"hp\": PackedVector2Array(1, 2), \"mp\": 2}")
            .inArray(List.of(List.of(1, 2), 2), "[PackedVector2Array(1, 2), 2]"),
        row("time", "@VariantField(time = TimeForm.SECONDS)", "java.time.Duration")
            .reads("hp=PT1.5S mp=2")
            .from("hp", 1.5, "mp", 2)
            .writes("{\"hp\": 1, \"mp\": 2}")
            .inArray(List.of("PT1.5S", 2), "[1, 2]"),
        row("timePattern", "@VariantField(timePattern = \"dd.MM.uuuu\")", "java.time.LocalDate")
            .reads("hp=2024-12-31 mp=2")
            .from("hp", "31.12.2024", "mp", 2)
            .writes("{\"hp\": \"31.12.2024\", \"mp\": 2}")
            .inArray(List.of("31.12.2024", 2), "[\"31.12.2024\", 2]"),
        row("timeOfType", "", "List<java.time.Instant>")
            .typed("time = TimeForm.MILLISECONDS")
            .reads("hp=[1970-01-01T00:00:00.001Z] mp=2")
            .from("hp", List.of(1), "mp", 2)
            .writes("{\"hp\": [1], \"mp\": 2}")
            .inArray(List.of(new long[] {1}, 2), "[[1], 2]"),
        row("as", "@VariantField(as = TreeSet.class)", "Set<Integer>")
            .reads("hp=[1, 3] mp=2")
            .from("hp", List.of(3, 1), "mp", 2)
            .writes("{\"hp\": [1, 3], \"mp\": 2}")
            .inArray(List.of(List.of(3, 1), 2), "[[1, 3], 2]"),
        row("constants", "@VariantField(unknownConstants = UnknownConstants.SKIP)", "List<Kind>")
            .reads("hp=[B] mp=2")
            .from("hp", List.of("X", "B"), "mp", 2)
            .writes("{\"hp\": [\"B\"], \"mp\": 2}")
            .inArray(List.of(List.of("B", "X"), 2), "[[\"B\"], 2]"));
  }

  private static Stream<OptionRow> leftOver() {
    return Stream.of(
        row("skip", "", "int")
            .typed("unknownKeys = UnknownKeys.SKIP")
            .reads("hp=1 mp=2")
            .from("hp", 1, "xp", List.of(3), "mp", 2)
            .writes("{\"hp\": 1, \"mp\": 2}")
            .inArray(List.of(1, 2, 3), "[1, 2]"),
        row("fail", "", "int")
            .typed("unknownKeys = UnknownKeys.FAIL")
            .reads("hp=1 mp=2")
            .from("hp", 1, "mp", 2)
            .writes("{\"hp\": 1, \"mp\": 2}")
            .inArray(List.of(1, 2), "[1, 2]"),
        row("extras", "@VariantExtras", "Map<String, Variant>")
            .typed("unknownKeys = UnknownKeys.KEEP")
            .reads("hp={a=1, b=[2]} mp=2")
            .from("a", 1, "mp", 2, "b", List.of(2))
            .writes("{\"mp\": 2, \"a\": 1, \"b\": [2]}"));
  }

  private static Stream<OptionRow> custom() {
    return CustomSerializerRows.rows().stream();
  }

  /** Returns the rows for options that apply only to Arrays. */
  static List<OptionRow> arrays() {
    return List.of(
        row("index", "@VariantField(index = 1)", "int")
            .field("@VariantField(index = 0)", "int", "xp")
            .reads("hp=1 mp=2 xp=0")
            .inArray(List.of(0, 1, 2), "[0, 1, 2]"),
        row("reserved", "", "int")
            .typed("reserved = 1")
            .reads("hp=1 mp=2")
            .inArray(List.of(1, 5, 2), "[1, null, 2]"),
        row("arrayReadOnly", "@VariantField(access = FieldAccess.READ_ONLY)", "String")
            .reads("hp=a mp=2")
            .inArray(List.of("a", 2), "[null, 2]"));
  }
}
