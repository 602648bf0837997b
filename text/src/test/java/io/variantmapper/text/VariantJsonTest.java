package io.variantmapper.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.Basis;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.ObjectId;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.runtime.value.Signal;
import io.variantmapper.runtime.value.StringName;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector3;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class VariantJsonTest {
  private static final VariantFormat FORMAT = VariantFormat.GODOT_4;
  private static final double OTHER_NAN = Double.longBitsToDouble(0xfff8_0000_0000_0000L);

  private static Variant value(VariantType type, Object value) {
    return new Variant.Value(type, value);
  }

  private static Variant packed(VariantType type, Object array) {
    return new Variant.Packed(type, array);
  }

  /** Returns a vector of a packet. A Java conversion would change a bit of its first component. */
  private static Variant signalingNaN() {
    byte[] packet = ByteBuffer.allocate(12)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putInt(FORMAT.typeId(VariantType.VECTOR2))
        .putInt(0x7f80_0001)
        .putFloat(1)
        .array();
    return Variant.decode(packet, FORMAT);
  }

  static Stream<Arguments> values() {
    return Stream.of(
        Arguments.of(Variant.of(null), "null"),
        Arguments.of(Variant.of(true), "true"),
        Arguments.of(Variant.of(Long.MIN_VALUE), "\"i:-9223372036854775808\""),
        Arguments.of(Variant.of(0.1), "\"f:0.1\""),
        Arguments.of(Variant.of(-0.0), "\"f:-0.0\""),
        Arguments.of(Variant.of(2.0), "\"f:2.0\""),
        Arguments.of(Variant.of(Double.NEGATIVE_INFINITY), "\"f:-inf\""),
        Arguments.of(Variant.of(Double.NaN), "\"f:nan\""),
        Arguments.of(Variant.of(OTHER_NAN), "{\"type\":\"float\",\"bits\":\"fff8000000000000\"}"),
        Arguments.of(Variant.of("a\"\n"), "\"s:a\\\"\\n\""),
        Arguments.of(Variant.of(new StringName("hp")), "\"sn:hp\""),
        Arguments.of(Variant.of(NodePath.parse("/root/a:b")), "\"np:/root/a:b\""),
        Arguments.of(
            Variant.of(new NodePath(List.of("a/b"), List.of(), false)),
            "{\"type\":\"NodePath\",\"absolute\":false,\"names\":[\"a/b\"],\"subnames\":[]}"),
        Arguments.of(value(VariantType.RID, new Rid(7)), "{\"type\":\"RID\",\"id\":\"7\"}"),
        Arguments.of(
            value(VariantType.OBJECT, new ObjectId(-1)), "{\"type\":\"Object\",\"id\":\"-1\"}"),
        Arguments.of(value(VariantType.CALLABLE, VariantType.CALLABLE), "{\"type\":\"Callable\"}"),
        Arguments.of(
            value(VariantType.SIGNAL, new Signal("hit", new ObjectId(9))),
            "{\"type\":\"Signal\",\"name\":\"hit\",\"object\":\"9\"}"),
        Arguments.of(
            Variant.of(new Vector2(0.1f, Double.POSITIVE_INFINITY)),
            "{\"type\":\"Vector2\",\"args\":[0.1,1e99999]}"),
        Arguments.of(
            Variant.of(new Vector2(Double.NaN, 1)),
            "{\"type\":\"Vector2\",\"args\":[null,1.0],\"bits\":{\"0\":\"7ff8000000000000\"}}"),
        Arguments.of(
            signalingNaN(),
            "{\"type\":\"Vector2\",\"args\":[null,1.0],\"bits\":{\"0\":\"7ff0000020000000\"}}"),
        Arguments.of(
            Variant.of(new Basis(new Vector3(1, 2, 3), new Vector3(4, 5, 6), new Vector3(7, 8, 9))),
            "{\"type\":\"Basis\",\"args\":[1.0,2.0,3.0,4.0,5.0,6.0,7.0,8.0,9.0]}"),
        Arguments.of(
            packed(VariantType.PACKED_INT64_ARRAY, new long[] {1L << 53, (1L << 53) + 1}),
            "{\"type\":\"PackedInt64Array\",\"args\":[9007199254740992,\"9007199254740993\"]}"),
        Arguments.of(
            packed(VariantType.PACKED_BYTE_ARRAY, new byte[] {0, -1}),
            "{\"type\":\"PackedByteArray\",\"args\":[0,255]}"),
        Arguments.of(
            packed(
                VariantType.PACKED_FLOAT32_ARRAY, new float[] {Float.intBitsToFloat(0x7f80_0001)}),
            "{\"type\":\"PackedFloat32Array\",\"args\":[null],\"bits\":{\"0\":\"7f800001\"}}"),
        Arguments.of(
            new Variant.Array(List.of(Variant.of(1)), ContainerType.of(VariantType.INT), false),
            "{\"type\":\"Array\",\"elem_type\":\"int\",\"args\":[\"i:1\"]}"),
        Arguments.of(
            new Variant.Array(List.of(), ContainerType.ofScript("res://item.gd"), false),
            "{\"type\":\"Array\",\"elem_script\":\"res://item.gd\",\"args\":[]}"),
        Arguments.of(
            Variant.of(Map.of("hp", 7)), "{\"type\":\"Dictionary\",\"args\":[\"s:hp\",\"i:7\"]}"),
        Arguments.of(
            new Variant.FullObject(
                "Resource", List.of(new Variant.Property("resource_name", Variant.of("")))),
            "{\"type\":\"Resource\",\"props\":[\"resource_name\",\"s:\"]}"));
  }

  @ParameterizedTest
  @MethodSource("values")
  void valueIsWrittenAsJsonAndReadBackWithoutLoss(Variant value, String json) {
    assertThat(VariantJson.write(value, FORMAT)).isEqualTo(json);
    assertThat(VariantJson.parse(json, FORMAT).encode(FORMAT)).isEqualTo(value.encode(FORMAT));
  }

  @ParameterizedTest
  @CsvSource({
    "godot-2.x.jsonl, GODOT_2",
    "godot-3.2.3.jsonl, GODOT_3",
    "godot-4.4.jsonl, GODOT_4",
    "godot-4.4-double.jsonl, GODOT_4_DOUBLE"
  })
  void jsonKeepsAllBytesOfEachGeneration(String file, String name) throws Exception {
    VariantFormat format = switch (name) {
      case "GODOT_2" -> VariantFormat.GODOT_2;
      case "GODOT_3" -> VariantFormat.GODOT_3;
      case "GODOT_4" -> VariantFormat.GODOT_4;
      default -> VariantFormat.GODOT_4.withDoublePrecision();
    };
    for (byte[] packet : TextVector.packets("../runtime/src/test/resources/vectors/" + file)) {
      Variant value = Variant.decode(packet, format);
      String json = VariantJson.write(value, format);
      assertThat(VariantJson.parse(json, format).encode(format))
          .as(json)
          .isEqualTo(value.encode(format));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "7 | Line 1, column 1: the type of the number 7 is missing: write \"i:7\" for an int,"
            + " or \"f:7\" for a float",
        "7.5 | Line 1, column 1: the type of the number 7.5 is missing: write \"f:7.5\" for a"
            + " float",
        "[\"x:1\"] | Line 1, column 2: expected a string that begins with i:, f:, s:, sn: or np:,"
            + " found the string \"x:1\"",
        "{} | Line 1, column 1: this object has no member \"type\"",
        "{\"type\":\"int\"} | Line 1, column 9: expected a type that is written as an"
            + " object, found the string \"int\"",
        "{\"type\":\"Vector2\",\"args\":[1]} | Line 1, column 26: Vector2 has 2 numbers, found 1",
        "{\"type\":\"PackedByteArray\",\"args\":[256]} | Line 1, column 35: expected a number from"
            + " 0 to 255, found the number 256",
        "{\"type\":\"Dictionary\",\"args\":[\"s:a\"]} | Line 1, column 29: the last key of this"
            + " Dictionary has no value",
        "[null] 1 | Line 1, column 8: found more text after the value",
        "[null 1] | Line 1, column 7: Unexpected character ('1'"
      })
  void errorHasLineColumnAndReason(String json, String message) {
    assertThatThrownBy(() -> VariantJson.parse(json, FORMAT))
        .isInstanceOf(VariantTextException.class)
        .hasMessageStartingWith(message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "nul",
        "nulll",
        "\uFEFFnull",
        "[null,]",
        "[,null]",
        "[null null]",
        "[null",
        "[null}",
        "{\"type\"}",
        "{\"type\":\"Callable\",}",
        "{type:\"Callable\"}",
        "{'type':'Callable'}",
        "[\"s:\\x\"]",
        "[\"s:\\u12g4\"]",
        "[\"s:\\",
        "\"s:\\ud83d\"",
        "\"s:\ude00\"",
        "{\"type\":\"Callable\",\"\\ud83d\":null}",
        "{\"type\":\"Callable\",\"other\":\"\\ud83d\"}",
        "{\"type\":\"Vector2\",\"args\":[01,2]}",
        "{\"type\":\"Vector2\",\"args\":[+1,2]}",
        "{\"type\":\"Vector2\",\"args\":[.5,2]}",
        "{\"type\":\"Vector2\",\"args\":[1.,2]}",
        "{\"type\":\"Vector2\",\"args\":[1e,2]}",
        "{\"type\":\"Vector2\",\"args\":[-,2]}",
        "{\"type\":\"Vector2\",\"args\":[NaN,2]}",
        "null // comment"
      })
  void textThatIsNotJsonIsRefused(String json) {
    assertThatThrownBy(() -> VariantJson.parse(json, FORMAT))
        .isInstanceOf(VariantTextException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"type\":\"Vector2\",\"args\":[1,2]}",
        " { \"args\" :\t[ 1.0\n,2e0 ]\r, \"type\":\"Vector2\" } ",
        "{\"\\u0074ype\":\"Vector\\u0032\",\"args\":[1,2]}",
        "{\"type\":\"Vector2\",\"args\":[3],\"args\":[1,2]}",
        "{\"type\":\"Vector2\",\"other\":[{\"type\":[]}],\"args\":[true,\"2\"]}"
      })
  void membersHaveAnyOrderAndTheLastOfEachNameCounts(String json) {
    assertThat(VariantJson.parse(json, FORMAT)).isEqualTo(Variant.of(new Vector2(1, 2)));
  }

  @Test
  void controlCharactersAreEscapedAndReadWithAndWithoutEscape() {
    StringBuilder controls = new StringBuilder();
    for (char c = 0; c < ' '; c++) {
      controls.append(c);
    }
    String json = VariantJson.write(Variant.of(controls + "\u007f/😀"), FORMAT);
    assertThat(json)
        .startsWith("\"s:\\u0000\\u0001")
        .contains("\\b\\t\\n\\u000B\\f\\r", "\\u001F\u007f/😀\"");
    assertThat(VariantJson.parse(json, FORMAT)).isEqualTo(Variant.of(controls + "\u007f/😀"));
    assertThat(VariantJson.parse("\"s:" + controls + "\"", FORMAT))
        .isEqualTo(Variant.of(controls.toString()));
  }

  /** The objects and arrays of an unknown member also count. */
  @Test
  void nestingOfMembersThatAreNotReadIsLimited() {
    int depth = 1_000_000;
    String json = "{\"type\":\"Callable\",\"other\":" + "[".repeat(depth) + "]".repeat(depth) + "}";
    assertThatThrownBy(() -> VariantJson.parse(json, FORMAT))
        .isInstanceOf(VariantTextException.class)
        .hasMessageContaining("nested arrays and objects");
  }

  @ParameterizedTest
  @ValueSource(ints = {100, 10_000, 1_000_000})
  void deepArraysAreReadOrRefused(int depth) {
    String json = "[".repeat(depth) + "]".repeat(depth);
    if (depth <= FORMAT.limits().maxDepth()) {
      assertThat(VariantJson.parse(json, FORMAT)).isInstanceOf(Variant.Array.class);
    } else {
      assertThatThrownBy(() -> VariantJson.parse(json, FORMAT))
          .isInstanceOf(VariantTextException.class);
    }
  }

  @Test
  void treeThatIsTooDeepForTheStackIsRefused() {
    Variant tree = Variant.of(1);
    for (int i = 0; i < 100_000; i++) {
      tree = new Variant.Array(List.of(tree));
    }
    Variant deep = tree;
    VariantFormat unlimited = FORMAT.withLimits(ReadLimits.DEFAULT.withMaxDepth(Integer.MAX_VALUE));
    assertThatThrownBy(() -> VariantJson.write(deep, unlimited))
        .isInstanceOf(io.variantmapper.runtime.UnsupportedVariantException.class)
        .hasMessageStartingWith("Containers are nested too deeply");
  }

  @Test
  void fractionsInAPackedInt32ArrayAreDropped() {
    String json =
        "{\"type\":\"PackedInt32Array\",\"args\":[1.9,-1.9,1e-300,-5e-324,0.0,\"-0.5\",2e9]}";
    assertThat(VariantJson.parse(json, FORMAT))
        .isEqualTo(
            packed(VariantType.PACKED_INT32_ARRAY, new int[] {1, -1, 0, 0, 0, 0, 2_000_000_000}));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"%s\"",
        "\"i:%s\"",
        "{\"type\":\"%s\"}",
        "{\"type\":\"float\",\"bits\":\"%s\"}",
        "{\"type\":\"Vector2\",\"args\":[1,2],\"bits\":{\"%s\":\"00000000\"}}",
        "{\"type\":\"RID\",\"id\":[\"%s\"]}",
        "{\"type\":\"PackedByteArray\",\"args\":[\"%s\"]}"
      })
  void messageIsShortForALongText(String json) {
    String text = json.formatted("9".repeat(100_000));
    assertThatThrownBy(() -> VariantJson.parse(text, FORMAT))
        .isInstanceOf(VariantException.class)
        .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(300));
  }

  /** A packet with the same value has the same number of values. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "[null,[null,null]]",
        "{\"type\":\"Dictionary\",\"args\":[\"i:1\",null,\"i:2\",null]}",
        "{\"type\":\"Node\",\"props\":[\"a\",null,\"b\",null]}"
      })
  void valuesOfContainersAreCountedAsInPackets(String json) {
    VariantFormat enough = FORMAT.withLimits(ReadLimits.DEFAULT.withMaxValues(4));
    VariantFormat few = FORMAT.withLimits(ReadLimits.DEFAULT.withMaxValues(3));
    byte[] packet = VariantJson.parse(json, enough).encode(enough);
    assertThat(Variant.decode(packet, enough)).isNotNull();
    assertThatThrownBy(() -> Variant.decode(packet, few)).isInstanceOf(VariantException.class);
    assertThatThrownBy(() -> VariantJson.parse(json, few))
        .hasMessageContaining("more values than the limit of 3");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"s:né\"",
        "\"sn:né\"",
        "\"np:né\"",
        "{\"type\":\"PackedStringArray\",\"args\":[\"né\"]}",
        "{\"type\":\"NodePath\",\"absolute\":false,\"names\":[\"né\"],\"subnames\":[]}",
        "{\"type\":\"Signal\",\"name\":\"né\",\"object\":\"1\"}",
        "{\"type\":\"né\",\"props\":[]}",
        "{\"type\":\"A\",\"props\":[\"né\",null]}"
      })
  void textsAreLimitedInBytes(String json) {
    VariantFormat enough = FORMAT.withLimits(ReadLimits.DEFAULT.withMaxStringBytes(17));
    VariantFormat few = FORMAT.withLimits(ReadLimits.DEFAULT.withMaxStringBytes(2));
    assertThat(VariantJson.parse(json, enough)).isNotNull();
    assertThatThrownBy(() -> VariantJson.parse(json, few))
        .isInstanceOf(VariantTextException.class)
        .hasMessageContaining("this string is over the limit of 2 bytes");
  }

  @Test
  void everyTruncatedTextIsRefused() {
    List<String> accepted = new ArrayList<>();
    values().map(arguments -> (String) arguments.get()[1]).forEach(json -> {
      for (int end = 0; end < json.length(); end++) {
        try {
          VariantJson.parse(json.substring(0, end), FORMAT);
          accepted.add(json.substring(0, end));
        } catch (VariantTextException e) {
          // Expected.
        }
      }
    });
    assertThat(accepted).isEmpty();
  }
}
