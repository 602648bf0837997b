package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.runtime.value.StringName;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector2i;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.runtime.value.Vector4;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/**
 * Checks that the library considers two keys of a Dictionary equal if and only if the engine does.
 * The test compares each key with each key.
 */
@GodotTest
final class EngineKeysTest {
  private static final List<Variant> KEYS = Stream.of(
          null,
          false,
          true,
          0,
          1,
          0.0,
          -0.0,
          1.0,
          Double.NaN,
          "",
          "a",
          new Vector2(0, 1),
          new Vector2(-0.0, 1),
          new Vector2(Double.NaN, 1),
          new Vector3(0, 1, 2),
          new Vector3(-0.0, 1, 2),
          new Vector3(Double.NaN, 1, 2),
          new Color(0, 0, 0, 1),
          new Color(-0.0f, 0, 0, 1),
          new Color(Float.NaN, 0, 0, 1),
          NodePath.parse("a"),
          NodePath.parse("/a"),
          NodePath.parse(":a"),
          List.of(),
          List.of(0),
          List.of(0.0),
          List.of(-0.0),
          List.of(new Vector2(Double.NaN, 1)),
          List.of(List.of("a")),
          Map.of(),
          Map.of("a", 0.0),
          Map.of("a", -0.0),
          new byte[] {0},
          new int[] {0},
          new float[] {0},
          new float[] {-0.0f},
          new String[] {"a"},
          new Vector2[] {new Vector2(0, 1)},
          new Vector2[] {new Vector2(-0.0, 1)})
      .map(Variant::of)
      .toList();

  @Parameter
  private GodotEngine engine;

  /** Returns keys that only some engines have, or can look up. */
  private static Stream<Variant> more(GodotVersion version) {
    return switch (version) {
      case GODOT_3 -> Stream.of(Variant.of(List.of(Double.NaN)));
      case GODOT_4 ->
        Stream.of(
                new StringName(""),
                new StringName("a"),
                new Vector2i(0, 1),
                new Vector4(0, 1, 2, 3),
                new Vector4(-0.0, 1, 2, 3),
                new Vector4(Double.NaN, 1, 2, 3),
                new Rid(0),
                new Rid(5),
                new float[] {Float.NaN},
                new long[] {0},
                new double[] {0},
                new double[] {-0.0},
                new double[] {Double.NaN})
            .map(Variant::of);
    };
  }

  @Test
  void dictionaryOfTwoKeysHasAsManyEntriesAsInTheEngine(@TempDir Path folder) throws Exception {
    List<Variant> keys = Stream.concat(KEYS.stream(), more(engine.version())).toList();
    List<byte[]> pairs = new ArrayList<>();
    for (Variant first : keys) {
      for (Variant second : keys) {
        pairs.add(pair(first, second));
      }
    }
    List<byte @Nullable []> verdicts = GodotProject.exchange(engine, folder).judge(pairs);
    for (int i = 0; i < pairs.size(); i++) {
      assertThat(decoded(pairs.get(i)))
          .as("%s and %s", keys.get(i / keys.size()), keys.get(i % keys.size()))
          .hasSameSizeAs(decoded(Objects.requireNonNull(verdicts.get(i))));
    }
  }

  private byte[] pair(Variant first, Variant second) {
    VariantWriter out = new VariantWriter(engine.format());
    out.beginDictionary(2);
    out.writeVariant(first);
    out.writeBoolean(true);
    out.writeVariant(second);
    out.writeBoolean(false);
    out.endDictionary();
    return out.toByteArray();
  }

  private Iterable<Variant> decoded(byte[] packet) {
    return ((Variant.Dictionary) Variant.decode(packet, engine.format()))
        .entries()
        .keySet();
  }
}
