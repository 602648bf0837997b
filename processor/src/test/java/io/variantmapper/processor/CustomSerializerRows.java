package io.variantmapper.processor;

import io.variantmapper.runtime.Variant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Examples of options on fields with a custom serializer. */
final class CustomSerializerRows {
  /** The types that the fields need. */
  static final String TYPES = """
      record Hex() implements VariantSerializer<Integer> {
        static final Hex INSTANCE = new Hex();
        public void write(VariantWriter out, Integer value) {
          out.writeString(value == null ? null : Integer.toHexString(value));
        }
        public Integer read(VariantReader in) { return Integer.valueOf(in.readString(), 16); }
      }
      @VariantUsing(Celsius.Codec.class) record Celsius(double degrees) {
        static final Celsius ZERO = new Celsius(0);
        static final class Codec implements VariantSerializer<Celsius> {
          public void write(VariantWriter out, Celsius value) {
            if (value == null) out.writeNil(); else out.writeDouble(value.degrees());
          }
          public Celsius read(VariantReader in) { return new Celsius(in.readDouble()); }
        }
      }
      @VariantArray record Tint(@VariantField(using = Hex.class) int rgb, Celsius warmth) {}
      @VariantArray record Pair<T>(T one, T other) {}
      """;

  private static final Variant NIL = Variant.Nil.INSTANCE;

  private CustomSerializerRows() {}

  static List<OptionRow> rows() {
    return Stream.of(places(), keys(), missing(), shapes())
        .flatMap(rows -> rows)
        .toList();
  }

  private static OptionRow row(String name, String members, String type) {
    return OptionRow.of(name)
        .field("@VariantField(" + members + ")", type, "hp")
        .field("", "int", "mp");
  }

  private static OptionRow using(String name, String members, String type) {
    return row(name, "using = Hex.class, " + members, type);
  }

  private static OptionRow celsius(String name, String annotations) {
    return OptionRow.of(name).field(annotations, "Celsius", "hp").field("", "int", "mp");
  }

  private static Stream<OptionRow> places() {
    return Stream.of(
        row("using", "using = Hex.class", "int")
            .reads("hp=255 mp=2")
            .from("hp", "ff", "mp", 2)
            .writes("{\"hp\": \"ff\", \"mp\": 2}")
            .inArray(List.of("ff", 2), "[\"ff\", 2]"),
        row("usingOptional", "using = Hex.class", "OptionalInt")
            .reads("hp=OptionalInt[255] mp=2")
            .from("hp", "ff", "mp", 2)
            .writes("{\"hp\": \"ff\", \"mp\": 2}")
            .inArray(List.of("ff", 2), "[\"ff\", 2]"),
        row("usingEmpty", "using = Hex.class", "Optional<Integer>")
            .reads("hp=Optional.empty mp=2")
            .from("hp", NIL, "mp", 2)
            .writes("{\"hp\": null, \"mp\": 2}")
            .inArray(List.of(NIL, 2), "[null, 2]"),
        row("elements", "elementUsing = Hex.class", "List<List<Integer>>")
            .reads("hp=[[255], []] mp=2")
            .from("hp", List.of(List.of("ff"), List.of()), "mp", 2)
            .writes("{\"hp\": [[\"ff\"], []], \"mp\": 2}")
            .inArray(List.of(List.of(List.of("ff"), List.of()), 2), "[[[\"ff\"], []], 2]"),
        row("elementsOfArray", "elementUsing = Hex.class", "int[]")
            .reads("hp=[255, 16] mp=2")
            .from("hp", List.of("ff", "10"), "mp", 2)
            .writes("{\"hp\": [\"ff\", \"10\"], \"mp\": 2}")
            .inArray(List.of(List.of("ff", "10"), 2), "[[\"ff\", \"10\"], 2]"),
        row("entries", "keyUsing = Hex.class, valueUsing = Hex.class", "Map<Integer, Integer>")
            .reads("hp={255=16} mp=2")
            .from("hp", Map.of("ff", "10"), "mp", 2)
            .writes("{\"hp\": {\"ff\": \"10\"}, \"mp\": 2}")
            .inArray(List.of(Map.of("ff", "10"), 2), "[{\"ff\": \"10\"}, 2]"),
        row("arguments", "elementUsing = Hex.class", "Pair<? extends Integer>")
            .reads("hp=Pair[one=255, other=16] mp=2")
            .from("hp", List.of("ff", "10"), "mp", 2)
            .writes("{\"hp\": [\"ff\", \"10\"], \"mp\": 2}")
            .inArray(List.of(List.of("ff", "10"), 2), "[[\"ff\", \"10\"], 2]"),
        celsius("ofType", "")
            .reads("hp=Celsius[degrees=1.5] mp=2")
            .from("hp", 1.5, "mp", 2)
            .writes("{\"hp\": 1.5, \"mp\": 2}")
            .inArray(List.of(1.5, 2), "[1.5, 2]"));
  }

  private static Stream<OptionRow> keys() {
    return Stream.of(
        using("usingKey", "value = \"health\", aliases = \"life\"", "int")
            .reads("hp=255 mp=2")
            .from("life", "ff", "mp", 2)
            .writes("{\"health\": \"ff\", \"mp\": 2}"),
        using("usingViews", "views = \"server\"", "int")
            .typed("views = \"server\"")
            .reads("hp=0 mp=2")
            .from("hp", "ff", "mp", 2)
            .writes("{\"mp\": 2}")
            .inArray(List.of("ff", 2), "[null, 2]"),
        using("usingReadOnly", "access = FieldAccess.READ_ONLY", "Integer")
            .reads("hp=255 mp=2")
            .from("hp", "ff", "mp", 2)
            .writes("{\"mp\": 2}"),
        using("usingWriteOnly", "access = FieldAccess.WRITE_ONLY", "int")
            .reads("hp=0 mp=2")
            .from("hp", 7, "mp", 2)
            .writes("{\"hp\": \"0\", \"mp\": 2}")
            .inArray(List.of(7, 2), "[\"0\", 2]"),
        OptionRow.of("usingExtras")
            .typed("unknownKeys = UnknownKeys.KEEP")
            .field("@VariantField(using = Hex.class)", "int", "hp")
            .field("@VariantExtras", "Map<String, Variant>", "rest")
            .reads("hp=255 rest={a=\"10\"}")
            .from("a", "10", "hp", "ff")
            .writes("{\"hp\": \"ff\", \"a\": \"10\"}"));
  }

  private static Stream<OptionRow> missing() {
    return Stream.of(
        using("usingDefault", "defaultValue = \"16\"", "int")
            .reads("hp=16 mp=2")
            .from("mp", 2)
            .writes("{\"hp\": \"10\", \"mp\": 2}")
            .inArray(List.of(NIL, 2), "[\"10\", 2]"),
        using("usingOmitDefault", "defaultValue = \"16\", omitDefault = true", "Integer")
            .reads("hp=16 mp=2")
            .from("hp", "10", "mp", 2)
            .writes("{\"mp\": 2}"),
        celsius("ofTypeDefault", "@VariantField(defaultFrom = \"START\", omitDefault = true)")
            .member("static final Celsius START = Celsius.ZERO;")
            .reads("hp=Celsius[degrees=0.0] mp=2")
            .from("mp", 2)
            .writes("{\"mp\": 2}"),
        celsius("ofTypeOmitDefault", "@Nullable @VariantField(omitDefault = true)")
            .reads("hp=null mp=2")
            .from("mp", 2)
            .writes("{\"mp\": 2}"),
        celsius("ofTypeNullable", "@Nullable")
            .reads("hp=null mp=2")
            .from("hp", NIL, "mp", 2)
            .writes("{\"hp\": null, \"mp\": 2}")
            .inArray(List.of(NIL, 2), "[null, 2]"),
        celsius("ofTypeOmitNull", "@Nullable @VariantField(nulls = NullPolicy.OMIT)")
            .reads("hp=null mp=2")
            .from("mp", 2)
            .writes("{\"mp\": 2}")
            .inArray(List.of(NIL, 2), "[null, 2]"),
        using("usingNotRequired", "required = false", "int")
            .reads("hp=0 mp=2")
            .from("mp", 2)
            .writes("{\"hp\": \"0\", \"mp\": 2}")
            .inArray(List.of(NIL, 2), "[\"0\", 2]"));
  }

  private static Stream<OptionRow> shapes() {
    return Stream.of(
        row("usingFlattened", "flatten = true", "Tint")
            .reads("hp=Tint[rgb=255, warmth=Celsius[degrees=1.5]] mp=2")
            .from("rgb", "ff", "warmth", 1.5, "mp", 2)
            .writes("{\"rgb\": \"ff\", \"warmth\": 1.5, \"mp\": 2}")
            .inArray(List.of("ff", 1.5, 2), "[\"ff\", 1.5, 2]"),
        row("usingInArray", "elementUsing = Hex.class, type = WireType.ARRAY", "List<Integer>")
            .reads("hp=[255] mp=2")
            .from("hp", List.of("ff"), "mp", 2)
            .writes("{\"hp\": [\"ff\"], \"mp\": 2}")
            .inArray(List.of(List.of("ff"), 2), "[[\"ff\"], 2]"));
  }

  /** Returns the rows for options that apply only to Arrays. */
  static List<OptionRow> arrays() {
    return List.of(using("usingIndex", "index = 1", "int")
        .field("@VariantField(index = 0)", "Celsius", "xp")
        .reads("hp=255 mp=2 xp=Celsius[degrees=1.5]")
        .inArray(List.of(1.5, "ff", 2), "[1.5, \"ff\", 2]"));
  }
}
