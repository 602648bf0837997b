package io.variantmapper.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.runtime.value.ObjectId;
import io.variantmapper.runtime.value.Vector3;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class VariantTextTest {
  private static final VariantFormat GODOT_4 = VariantFormat.GODOT_4;

  private static Variant parse(String text) {
    return VariantText.parse(text, GODOT_4);
  }

  private static VariantFormat limited(ReadLimits limits) {
    return GODOT_4.withLimits(limits);
  }

  @Test
  void objectIsReadAsData() {
    assertThat(parse("Object(InputEventKey,\"keycode\":65,\"script\":null)\n"))
        .isEqualTo(new Variant.FullObject(
            "InputEventKey",
            List.of(
                new Variant.Property("keycode", Variant.of(65)),
                new Variant.Property("script", Variant.Nil.INSTANCE))));
  }

  @Test
  void resourceIsReadAsItsPath() {
    assertThat(parse("Resource(\"uid://b1\", \"res://a.tres\")"))
        .isEqualTo(new Variant.FullObject(
            "Resource",
            List.of(
                new Variant.Property("uid", Variant.of("uid://b1")),
                new Variant.Property("resource_path", Variant.of("res://a.tres")))));
  }

  static List<Arguments> objects() {
    return List.of(
        Arguments.of(GODOT_4, "[Object(A,)\n, Resource(\"res://a.tres\")]"),
        Arguments.of(GODOT_4, "Array[A]([Object(A,\"b\":Object(B,\"c\":1)\n)\n, null])"),
        Arguments.of(GODOT_4, "Object(A,\"script\":Resource(\"uid://b1\", \"res://a.gd\"))\n"),
        Arguments.of(
            VariantFormat.GODOT_3,
            "Object(A,\"at\":Vector2( 1, 2 ),\"script\":Resource( \"res://a.gd\"))\n"));
  }

  @ParameterizedTest
  @MethodSource("objects")
  void objectThatWasReadIsWrittenAsTheEngineWritesIt(VariantFormat format, String text) {
    assertThat(VariantText.write(VariantText.parse(text, format), format)).isEqualTo(text);
  }

  @Test
  void objectWithAnImpossibleClassNameIsNotWritten() {
    Variant object = new Variant.FullObject("A,\"script\":1", List.of());
    assertThatThrownBy(() -> VariantText.write(object, GODOT_4))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageStartingWith("Text can't hold an Object of the class \"A,\"script\":1\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[ExtResource(\"1\")]", "{\"a\": SubResource(\"1\")}"})
  void partOfASceneIsRefused(String text) {
    assertThatThrownBy(() -> parse(text))
        .isInstanceOf(VariantTextException.class)
        .hasMessageContaining("is refused, because only the engine's loader of resources");
  }

  /** All versions of Godot 3 read these texts as the same values. */
  @Test
  void infiniteNumbersAreWrittenForAllVersionsOfGodot3() {
    Variant values = Variant.of(List.of(
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        Double.NaN,
        new Vector3(Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY)));
    String text = VariantText.write(values, VariantFormat.GODOT_3);
    assertThat(text).isEqualTo("[ inf, -1e999, nan, Vector3( 0e999, 1e999, -1e999 ) ]");
    assertThat(VariantText.parse(text, VariantFormat.GODOT_3)).isEqualTo(values);
  }

  @Test
  void infiniteNumbersOfGodot32AreRead() {
    String text = "[ -inf.0, -nan.0, Vector3( inf, -inf, -nan ) ]";
    assertThat(VariantText.parse(text, VariantFormat.GODOT_3))
        .isEqualTo(Variant.of(List.of(
            Double.NEGATIVE_INFINITY,
            Double.NaN,
            new Vector3(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN))));
  }

  @Test
  void allControlsAreReadBack() {
    String[] controls = {"\u0001\u0007\b\t\n\u000b\f\r\u001f"};
    for (VariantFormat format : List.of(VariantFormat.GODOT_3, GODOT_4)) {
      Variant value = Variant.of(controls);
      assertThat(VariantText.parse(VariantText.write(value, format), format)).isEqualTo(value);
    }
  }

  @Test
  void stringThatTheEngineWouldCutIsNotWritten() {
    assertThatThrownBy(() -> VariantText.write(Variant.of("a\0b"), GODOT_4))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageStartingWith("A String can't hold U+0000");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"a\0b\"", "[1, \0 2]", "\0"})
  void textEndsAtANul(String text) {
    assertThatThrownBy(() -> parse(text)).isInstanceOf(VariantTextException.class);
  }

  @Test
  void scriptOfATypedArrayIsReadAsAPath() {
    Variant array = new Variant.Array(List.of(), ContainerType.ofScript("res://item.gd"), false);
    String text = VariantText.write(array, GODOT_4);
    assertThat(text).isEqualTo("Array[Resource(\"res://item.gd\")]([])");
    assertThat(parse(text).encode(GODOT_4)).isEqualTo(array.encode(GODOT_4));
  }

  @Test
  void errorHasLineAndColumn() {
    assertThatThrownBy(() -> parse("{\n\"hp\": 7,\n\"name\" 8\n}"))
        .isInstanceOf(VariantTextException.class)
        .hasMessage("Line 3, column 8: expected :, found the number \"8\"")
        .satisfies(e -> assertThat(((VariantTextException) e).line()).isEqualTo(3));
  }

  @Test
  void messageStatesTheNumberOfArgumentsOfAConstructor() {
    assertThatThrownBy(() -> parse("Vector3(1, 2)"))
        .hasMessageContaining("Vector3 has 3 numbers, found 2");
  }

  @Test
  void nestedContainersAreLimited() {
    assertThatThrownBy(
            () -> VariantText.parse("[[[1]]]", limited(ReadLimits.DEFAULT.withMaxDepth(2))))
        .hasMessageContaining("more nested containers than the limit of 2");
  }

  @Test
  void emptyContainerMayBeAtTheMaximumDepth() {
    VariantFormat shallow = limited(ReadLimits.DEFAULT.withMaxDepth(2));
    Variant value = VariantText.parse("[[[], Object(A,)]]", shallow);
    assertThat(Variant.decode(value.encode(shallow), shallow)).isEqualTo(value);
    assertThat(VariantText.write(value, shallow)).isEqualTo("[[[], Object(A,)\n]]");
  }

  @Test
  void depthAlsoLimitsWriting() {
    Variant value = Variant.of(List.of(List.of(1)));
    assertThatThrownBy(() -> VariantText.write(value, limited(ReadLimits.DEFAULT.withMaxDepth(1))))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageStartingWith("Deeper than 1 containers");
  }

  /** Runs a task on a thread with a stack of this size. Returns the exception of the task. */
  private static Throwable thrownOn(int kibibytes, Runnable task) throws InterruptedException {
    Throwable[] thrown = new Throwable[1];
    Thread thread =
        new Thread(null, () -> thrown[0] = catchThrowable(task::run), "", (long) kibibytes << 10);
    thread.start();
    thread.join();
    return thrown[0];
  }

  @ParameterizedTest
  @ValueSource(ints = {256, 512, 1024})
  void deepTextIsRefusedOnAnyStack(int kibibytes) throws InterruptedException {
    for (String open : List.of("[", "{1:", "Array[Variant]([", "{\"a\": [")) {
      String deep = open.repeat(100_000);
      assertThat(thrownOn(kibibytes, () -> parse(deep))).isInstanceOf(VariantTextException.class);
    }
  }

  @Test
  void deepTreeIsRefusedOnASmallStack() throws InterruptedException {
    Variant deep = Variant.of(1);
    for (int i = 0; i < 20_000; i++) {
      deep = new Variant.Array(List.of(deep));
    }
    Variant value = deep;
    VariantFormat unlimited =
        VariantFormat.GODOT_3.withLimits(ReadLimits.DEFAULT.withMaxDepth(Integer.MAX_VALUE));
    assertThat(thrownOn(256, () -> VariantText.write(value, unlimited)))
        .isInstanceOf(UnsupportedVariantException.class);
  }

  @Test
  void nestingOfKeysIsLimited() {
    String text = "{".repeat(9) + "1: 2" + "}: 3".repeat(8) + "}";
    assertThatThrownBy(() -> parse(text)).hasMessageContaining("a key is nested in more than 8");
    assertThatCode(() -> parse(text.substring(1, text.length() - 4))).doesNotThrowAnyException();
  }

  /** A packet with the same value has the same number of values. */
  @ParameterizedTest
  @ValueSource(strings = {"[1, [2, 3]]", "{1: 2, 3: 4}", "Object(A,\"b\":1,\"c\":[])"})
  void valuesOfContainersAreCountedAsInPackets(String text) {
    VariantFormat enough = limited(ReadLimits.DEFAULT.withMaxValues(4));
    VariantFormat few = limited(ReadLimits.DEFAULT.withMaxValues(3));
    byte[] packet = VariantText.parse(text, enough).encode(enough);
    assertThatCode(() -> Variant.decode(packet, enough)).doesNotThrowAnyException();
    assertThatThrownBy(() -> Variant.decode(packet, few)).isInstanceOf(VariantException.class);
    assertThatThrownBy(() -> VariantText.parse(text, few))
        .hasMessageContaining("more values than the limit of 3");
  }

  @Test
  void stringsAreLimitedInBytes() {
    String text = "\"é😀\"";
    assertThat(VariantText.parse(text, limited(ReadLimits.DEFAULT.withMaxStringBytes(6))))
        .isEqualTo(Variant.of("é😀"));
    assertThatThrownBy(
            () -> VariantText.parse(text, limited(ReadLimits.DEFAULT.withMaxStringBytes(5))))
        .hasMessageContaining("this string is over the limit of 5 bytes");
  }

  @Test
  void wholeTextIsLimitedInBytes() {
    assertThatThrownBy(
            () -> VariantText.parse("\"é\"", limited(ReadLimits.DEFAULT.withMaxBytes(3))))
        .hasMessageContaining("a text of 4 bytes is over the limit of 3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{%s}", "Dictionary[int, int]({%s})", "Dictionary[float, int]({%s})"})
  @Timeout(20)
  void manyKeysWithEqualHashCodesDoNotMakeReadingSlow(String dictionary) {
    StringBuilder keys = new StringBuilder();
    for (long i = 0; i < 50_000; i++) {
      keys.append(i << Integer.SIZE | i).append(": 1,");
    }
    Variant read = parse(dictionary.formatted(keys));
    assertThat(((Variant.Dictionary) read).entries()).hasSize(50_000);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{%s}", "Dictionary[int, int]({%s})"})
  @Timeout(20)
  void duplicateKeyHasTheLastValue(String dictionary) {
    String entries =
        IntStream.range(0, 100_000).mapToObj(i -> "7: " + i).collect(Collectors.joining(","));
    Variant read = parse(dictionary.formatted(entries));
    assertThat(((Variant.Dictionary) read).entries())
        .containsExactly(Map.entry(Variant.of(7), Variant.of(99_999)));
  }

  /** All numbers except 0 become the key {@code true}. */
  @Test
  @Timeout(20)
  void keysThatAreEqualAfterTheirConversionAreOneKey() {
    String entries =
        IntStream.range(0, 50_000).mapToObj(i -> i + ": " + i).collect(Collectors.joining(","));
    assertThat(parse("Dictionary[bool, int]({" + entries + "})").toString())
        .isEqualTo("Dictionary[bool, int]({false: 0, true: 49999})");
  }

  @Test
  void objectIsNotWrittenAsText() {
    Variant object = new Variant.Value(VariantType.OBJECT, new ObjectId(5));
    assertThatThrownBy(() -> VariantText.write(object, GODOT_4))
        .isInstanceOf(UnsupportedVariantException.class);
  }

  @Test
  void containersThatGodotWouldWriteAsEmptyAreRefused() {
    Variant deep = Variant.of(List.of());
    for (int i = 0; i < 101; i++) {
      deep = new Variant.Array(List.of(deep));
    }
    Variant value = deep;
    assertThatThrownBy(() -> VariantText.write(value, GODOT_4))
        .hasMessageContaining("Godot 4 writes deeper containers as empty ones");
  }

  @Test
  void godot2IsRefused() {
    assertThatThrownBy(() -> VariantText.write(Variant.of(1), VariantFormat.GODOT_2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Use GODOT_3 or GODOT_4");
  }

  /** For the engine, each Object is a key of its own. */
  @Test
  void keysThatAreEqualInJavaKeepTheirOwnValues() {
    Variant key = new Variant.FullObject("A", List.of());
    VariantWriter out = new VariantWriter(GODOT_4);
    out.beginDictionary(2);
    for (int i = 1; i <= 2; i++) {
      out.writeVariant(key);
      out.writeInt(i);
    }
    out.endDictionary();
    Variant dictionary = Variant.decode(out.toByteArray(), GODOT_4);
    assertThat(VariantText.write(dictionary, GODOT_4))
        .isEqualTo("{\nObject(A,)\n: 1,\nObject(A,)\n: 2\n}");
  }

  @Test
  void dictionariesWithTheSameKeysInAnotherOrderAreSorted() {
    Variant first = Variant.of(new LinkedHashMap<>(Map.of("a", 1)));
    Map<String, Integer> down = new LinkedHashMap<>();
    down.put("b", 1);
    down.put("a", 2);
    Map<String, Integer> up = new LinkedHashMap<>();
    up.put("a", 3);
    up.put("b", 4);
    assertThat(VariantText.write(Variant.of(List.of(down, down, up, first, down)), GODOT_4))
        .isEqualTo("[{\n\"a\": 2,\n\"b\": 1\n}, {\n\"a\": 2,\n\"b\": 1\n},"
            + " {\n\"a\": 3,\n\"b\": 4\n}, {\n\"a\": 1\n}, {\n\"a\": 2,\n\"b\": 1\n}]");
  }

  @Test
  void keysAreSorted() {
    assertThat(VariantText.write(Variant.of(Map.of("b", 1, "a", 2, "c", 3)), GODOT_4))
        .isEqualTo("{\n\"a\": 2,\n\"b\": 1,\n\"c\": 3\n}");
  }

  /** Sorts keys whose order makes each pivot one of the two smallest keys of its part. */
  @Test
  void keysInTheWorstOrderAreSortedOnASmallStack() throws InterruptedException {
    int half = 20_000;
    Map<Variant, Variant> entries = new LinkedHashMap<>();
    for (int i = 1; i <= half; i++) {
      entries.put(new Variant.Int(i % 2 == 1 ? i : half + i - 1), Variant.of(0));
    }
    for (int i = 1; i <= half; i++) {
      entries.put(new Variant.Int(2L * i), Variant.of(0));
    }
    Variant value = new Variant.Dictionary(entries);
    String[] text = new String[1];
    assertThat(thrownOn(256, () -> text[0] = VariantText.write(value, GODOT_4))).isNull();
    assertThat(text[0]).startsWith("{\n1: 0,\n2: 0,\n3: 0,\n4: 0,\n").endsWith(": 0\n}");
  }

  @Test
  void equalElementsOfKeysAreComparedOnce() {
    Variant deep = Variant.of(0);
    for (int i = 0; i < 60; i++) {
      deep = new Variant.Array(List.of(deep));
    }
    Map<Variant, Variant> entries = new LinkedHashMap<>();
    entries.put(new Variant.Array(List.of(deep, Variant.of(2))), Variant.of("second"));
    entries.put(new Variant.Array(List.of(deep, Variant.of(1))), Variant.of("first"));
    String text = assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> VariantText.write(new Variant.Dictionary(entries), GODOT_4));
    assertThat(text).containsSubsequence("first", "second");
  }

  /** Changes texts of the engines at random places. */
  @Test
  void readingAChangedTextThrowsOnlyVariantTextExceptions() throws IOException {
    Random random = new Random(7);
    for (TextVector vector : TextVector.load("parse")) {
      for (int i = 0; i < 20; i++) {
        StringBuilder text = new StringBuilder(vector.string("text"));
        int at = random.nextInt(text.length() + 1);
        text.insert(at, "\"([{,:-.eu\\#&@;)}]".charAt(random.nextInt(18)));
        text.setLength(random.nextInt(text.length() + 1));
        assertThatCode(() -> {
              try {
                VariantText.parse(text.toString(), vector.format());
                ConfigFile.parse("k=" + text, vector.format());
              } catch (VariantTextException e) {
                assertThat(e.line()).isPositive();
              }
            })
            .doesNotThrowAnyException();
      }
    }
  }
}
