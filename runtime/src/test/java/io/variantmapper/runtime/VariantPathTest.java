package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.value.Vector2;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class VariantPathTest {
  private static final VariantFormat FORMAT = VariantFormat.GODOT_4;
  private static final VariantFormat STRICT = FORMAT.withLeniency(Leniency.NONE);

  private static final Map<String, Object> GAME = game();

  private static Map<String, Object> game() {
    Map<String, Object> bag = new LinkedHashMap<>();
    bag.put("owner", "Ada");
    bag.put("items", List.of("rope", Map.of("name", "lamp"), 7));
    Map<Object, Object> game = new LinkedHashMap<>();
    game.put(new Vector2(1, 2), "a key that is not a text");
    game.put("bag", bag);
    game.put(7L, "seven");
    game.put(-1, "minus one");
    game.put("bytes", new byte[] {1, (byte) 200});
    game.put("texts", new String[] {"a", "b"});
    game.put("points", new Vector2[] {new Vector2(1, 2), new Vector2(3, 4)});
    game.put("none", null);
    @SuppressWarnings("unchecked") // Only Variant.of uses the map. It takes any keys.
    Map<String, Object> any = (Map<String, Object>) (Map<?, ?>) game;
    return any;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void pathLeadsThroughDictionariesAndArrays(int generation) {
    VariantFormat format = generation == 4
        ? VariantFormat.GODOT_4
        : generation == 3 ? VariantFormat.GODOT_3 : VariantFormat.GODOT_2;
    byte[] packet = Variant.of(GAME).encode(format);
    assertThat(VariantPath.of("bag", "items", 1, "name").find(packet, format))
        .isEqualTo(Variant.of("lamp"));
    assertThat(VariantPath.of("bag", "items", 0).find(packet, PlainSerializer.STRING, format))
        .isEqualTo("rope");
    assertThat(VariantPath.of().find(packet, format)).isEqualTo(Variant.decode(packet, format));
  }

  @Test
  void pathThatThePacketLacksFindsNothing() {
    assertThat(find(GAME, "no such key")).isNull();
    assertThat(find(GAME, "bag", "items", 3)).isNull();
    assertThat(find(GAME, "bag", "items", -1)).isNull();
    assertThat(find(GAME, "bag", "items", "name")).isNull();
    assertThat(find(GAME, "bag", "owner", 0)).isNull();
    assertThat(find(GAME, "bag", 0)).isNull();
    assertThat(find(GAME, "none", "deeper")).isNull();
    assertThat(find(GAME, "bytes", "name")).isNull();
    assertThat(find(7, "name")).isNull();
  }

  @Test
  void nilIsFoundAsNil() {
    assertThat(find(GAME, "none")).isEqualTo(Variant.Nil.INSTANCE);
    byte[] packet = Variant.of(GAME).encode(FORMAT);
    VariantPath path = VariantPath.of("none");
    assertThat(path.find(packet, ContainerSerializers.optionalOf(PlainSerializer.STRING), FORMAT))
        .isEqualTo(Optional.empty());
    assertThatThrownBy(() -> path.find(packet, PlainSerializer.STRING, FORMAT))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("Expected String but found nil");
  }

  @Test
  void intStepFindsAnIntKeyOfADictionary() {
    assertThat(find(GAME, 7)).isEqualTo(Variant.of("seven"));
    assertThat(find(GAME, 7L)).isEqualTo(Variant.of("seven"));
    assertThat(find(GAME, -1)).isEqualTo(Variant.of("minus one"));
    assertThat(find(Map.of(7.0, "float"), 7)).isNull();
    assertThat(find(Map.of("7", "text"), 7)).isNull();
  }

  @Test
  void textStepFindsAStringNameKey() {
    Variant name = new Variant.Value(
        VariantType.STRING_NAME, new io.variantmapper.runtime.value.StringName("hp"));
    assertThat(find(new Variant.Dictionary(Map.of(name, new Variant.Int(7))), "hp"))
        .isEqualTo(new Variant.Int(7));
  }

  @Test
  void indexLeadsIntoPackedArrays() {
    assertThat(find(GAME, "bytes", 1)).isEqualTo(new Variant.Int(200));
    assertThat(find(GAME, "texts", 1)).isEqualTo(Variant.of("b"));
    assertThat(find(GAME, "points", 0)).isEqualTo(Variant.of(new Vector2(1, 2)));
    assertThat(find(GAME, "points", 2)).isNull();
  }

  static List<VariantFormat> formats() {
    return VariantPropertiesTest.formats();
  }

  @ParameterizedTest
  @MethodSource("formats")
  void foundValueIsTheValueInTheTree(VariantFormat format) {
    RandomVariants variants = new RandomVariants(1, format);
    int found = 0;
    for (int i = 0; i < 1_000; i++) {
      Variant tree = variants.tree(3);
      found += assertFound(tree, tree.encode(format), format);
    }
    assertThat(found).isGreaterThan(1_000);
  }

  private static int assertFound(Variant tree, byte[] packet, VariantFormat format, Object... to) {
    assertThat(VariantPath.of(to).find(packet, format)).isEqualTo(tree);
    int found = 1;
    Object[] next = Arrays.copyOf(to, to.length + 1);
    if (tree instanceof Variant.Array array) {
      for (int i = 0; i < array.elements().size(); i++) {
        next[to.length] = i;
        found += assertFound(array.elements().get(i), packet, format, next.clone());
      }
    } else if (tree instanceof Variant.Dictionary dictionary) {
      for (Map.Entry<Variant, Variant> entry : dictionary.entries().entrySet()) {
        Object key = entry.getKey().toJava();
        if (key instanceof Long || key instanceof String) {
          next[to.length] = key;
          found += assertFound(entry.getValue(), packet, format, next.clone());
        }
      }
    }
    return found;
  }

  @Test
  void messageHasThePathToTheValue() {
    byte[] packet = Variant.of(GAME).encode(FORMAT);
    VariantPath path = VariantPath.of("bag", "items", 2);
    assertThatExceptionOfType(UnexpectedVariantException.class)
        .isThrownBy(() -> path.find(packet, PlainSerializer.STRING, FORMAT))
        .withMessageContaining("Expected String but found int 7")
        .satisfies(e -> assertThat(e.path()).isEqualTo("$.bag.items[2]"));
    assertThat(path).hasToString("$.bag.items[2]");
    assertThat(VariantPath.of("a b", -1)).hasToString("$[\"a b\"][-1]");
    assertThat(VariantPath.of()).hasToString("$");
  }

  @Test
  void exceptionOfTheSerializerIsTheCause() {
    IllegalArgumentException own = new IllegalArgumentException("mine");
    VariantSerializer<String> refusing = new VariantSerializer<>() {
      @Override
      public void write(VariantWriter out, @Nullable String value) {
        out.writeString(value);
      }

      @Override
      public String read(VariantReader in) {
        in.skip();
        throw own;
      }
    };
    byte[] packet = Variant.of(GAME).encode(FORMAT);
    assertThatExceptionOfType(UnexpectedVariantException.class)
        .isThrownBy(() -> VariantPath.of("bag", "owner").find(packet, refusing, FORMAT))
        .withCause(own)
        .satisfies(e -> assertThat(e.path()).isEqualTo("$.bag.owner"));
  }

  /** The Dictionary has "hp" twice: first an Array, then 7. */
  @Test
  void lastValueOfADuplicateKeyWins() {
    VariantWriter out = new VariantWriter(FORMAT);
    out.beginDictionary(2);
    out.writeString("hp");
    out.writeVariant(Variant.of(List.of(1, 2)));
    out.writeString("hp");
    out.writeInt(7);
    out.endDictionary();
    byte[] packet = out.toByteArray();
    assertThat(VariantPath.of("hp").find(packet, FORMAT)).isEqualTo(new Variant.Int(7));
    assertThat(VariantPath.of("hp", 0).find(packet, FORMAT)).isNull();
    assertThatThrownBy(() -> VariantPath.of("hp").find(packet, STRICT))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageContaining("The key hp comes twice");
  }

  @Test
  void indexCountsElementsThatATreeDrops() {
    VariantWriter out = new VariantWriter(FORMAT);
    out.beginArray(ContainerType.of(VariantType.INT), 2);
    out.writeString("a");
    out.writeInt(7);
    out.endArray();
    byte[] packet = out.toByteArray();
    assertThat(VariantPath.of(0).find(packet, FORMAT)).isEqualTo(Variant.of("a"));
    assertThat(VariantPath.of(1).find(packet, FORMAT)).isEqualTo(new Variant.Int(7));
    assertThat(Variant.decode(packet, FORMAT)).hasToString("Array[int]([7])");
  }

  @Test
  void damagedBytesAfterTheFoundValueAreReported() {
    byte[] packet = Variant.of(List.of("abcd", "efgh")).encode(FORMAT);
    assertThatThrownBy(() ->
            VariantPath.of(0).find(Arrays.copyOf(packet, packet.length - 4), FORMAT))
        .isInstanceOf(MalformedPacketException.class);
    byte[] longer = Arrays.copyOf(packet, packet.length + 4);
    assertThat(VariantPath.of(0).find(longer, FORMAT)).isEqualTo(Variant.of("abcd"));
    assertThatThrownBy(() -> VariantPath.of(0).find(longer, STRICT))
        .hasMessageContaining("bytes after the value");
  }

  @Test
  void skippedTextIsNotDecoded() {
    byte[] packet = Variant.of(List.of("abcd", "efgh")).encode(FORMAT);
    packet[16] = (byte) 0xff;
    assertThat(VariantPath.of(1).find(packet, FORMAT)).isEqualTo(Variant.of("efgh"));
    assertThatThrownBy(() -> VariantPath.of(0).find(packet, FORMAT))
        .hasMessageContaining("Text that is not UTF-8");
  }

  @Test
  void limitsApplyToSkippedValues() {
    byte[] packet = Variant.of(List.of(7, List.of(List.of("long text")), 8)).encode(FORMAT);
    ReadLimits none = ReadLimits.DEFAULT;
    assertLimit(packet, none.withMaxDepth(2), "Deeper than 2 containers");
    assertLimit(packet, none.withMaxValues(4), "More than 4 values");
    assertLimit(packet, none.withMaxStringBytes(8), "over the limit of 8");
    assertLimit(packet, none.withMaxBytes(16), "over the limit of 16");
    VariantFormat enough = FORMAT.withLimits(new ReadLimits(3, 100, 5, 9));
    assertThat(VariantPath.of(2).find(packet, enough)).isEqualTo(new Variant.Int(8));
  }

  private static void assertLimit(byte[] packet, ReadLimits limits, String message) {
    assertThatThrownBy(() -> VariantPath.of(2).find(packet, FORMAT.withLimits(limits)))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageContaining(message);
  }

  @Test
  void skippingDoesNotAllocateMemoryForEachValue() {
    Map<String, Object> large = new LinkedHashMap<>();
    large.put("rows", Collections.nCopies(100_000, List.of("a text", 1.5, Map.of("hp", 7))));
    large.put("hp", 7);
    byte[] packet = Variant.of(large).encode(FORMAT);
    VariantPath path = VariantPath.of("hp");
    path.find(packet, FORMAT);
    long before = AllocatedBytes.ofThisThread();
    Variant found = path.find(packet, FORMAT);
    assertThat(AllocatedBytes.ofThisThread() - before).isLessThan(1 << 13);
    assertThat(found).isEqualTo(new Variant.Int(7));
  }

  @ParameterizedTest
  @ValueSource(strings = {"damaged-3.2.3.jsonl", "damaged-4.4.jsonl", "godot-2.x.jsonl"})
  void damagedPacketsCauseOnlyVariantExceptions(String file) throws IOException {
    List<VariantPath> paths =
        List.of(VariantPath.of(), VariantPath.of("a"), VariantPath.of(0), VariantPath.of(1, 0));
    int refused = 0;
    for (EngineVector vector : EngineVector.load(file)) {
      byte[] packet = vector.packet();
      for (int length = 0; length <= packet.length; length++) {
        for (VariantPath path : paths) {
          refused += isRefused(path, Arrays.copyOf(packet, length), vector.format()) ? 1 : 0;
        }
      }
    }
    assertThat(refused).isGreaterThan(1_000);
  }

  private static boolean isRefused(VariantPath path, byte[] packet, VariantFormat format) {
    try {
      path.find(packet, format);
      return false;
    } catch (VariantException e) {
      return true;
    }
  }

  @Test
  @SuppressWarnings("NullAway") // the mistake that is tested
  void stepThatIsNeitherTextNorIntegerIsRefused() {
    assertThatThrownBy(() -> VariantPath.of("bag", 1.5))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Step 1 is a java.lang.Double. Use a String for a key, and an Integer or a Long"
            + " for an index or a key.");
    assertThatThrownBy(() -> VariantPath.of("bag", null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("steps[1]");
  }

  private static @Nullable Variant find(Object value, Object... steps) {
    return VariantPath.of(steps).find(Variant.of(value).encode(FORMAT), FORMAT);
  }
}
