package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** Collection interfaces of Java 21. This project is compiled for Java 17, which lacks them. */
@EnabledForJreRange(min = JRE.JAVA_21)
class SequencedCollectionTest {
  @Test
  void sequencedCollectionIsReadAsAClassThatKeepsTheOrder() throws ReflectiveOperationException {
    Compiled unit = Compiled.of(
        List.of(JavaFileObjects.forSourceString("game.Unit", """
            package game;
            import io.variantmapper.annotations.*;
            import java.util.*;
            @VariantDictionary
            public record Unit(
                SequencedCollection<String> list,
                SequencedSet<Integer> set,
                SequencedMap<String, Integer> map) {}
            """)), List.of("--release", "21"));
    assertThat(unit.messages()).isEmpty();
    byte[] packet = Variant.of(
            Map.of("list", List.of("a"), "set", List.of(3, 1), "map", Map.of("b", 2)))
        .encode(VariantFormat.GODOT_4);
    assertThat(unit.serializer("game.Unit").decode(packet))
        .extracting("list", "set", "map")
        .containsExactly(
            new ArrayList<>(List.of("a")),
            new LinkedHashSet<>(List.of(3, 1)),
            new LinkedHashMap<>(Map.of("b", 2)));
  }
}
