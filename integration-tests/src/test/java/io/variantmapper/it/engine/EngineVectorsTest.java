package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/**
 * Checks that the engine gives the results in the vector files of the other modules. One engine of
 * each generation wrote these files; docs/FORMAT.md lists what differs in other engines.
 */
@GodotTest
final class EngineVectorsTest {
  /** A NaN as a key of type int, which Godot 4.4 dropped. */
  private static final String NAN_AS_INT = "damaged-4.4.jsonl:382 Dictionary[int, Variant]"
      + "({1: PackedByteArray(2, 0, 0, 0, 1, 0, 0, 0, 2), %s: \"b\"})";

  @Parameter
  private GodotEngine engine;

  private GodotProject project;
  private VectorComparison comparison;

  @BeforeEach
  void createProject(@TempDir Path folder) throws Exception {
    project = GodotProject.exchange(engine, folder);
    comparison = new VectorComparison(engine, project);
  }

  @Test
  void packetIsReadAndWrittenAgain() throws Exception {
    comparison.comparePackets(EngineVector.load(engine, "runtime/vectors/godot", "hex"), "hex");
    assertThat(comparison.differences()).isEmpty();
  }

  @Test
  void damagedPacketIsReadOrRefused() throws Exception {
    comparison.comparePackets(EngineVector.load(engine, "runtime/vectors/damaged", "hex"), "again");
    assertThat(comparison.differences())
        // The engine writes another id each time.
        .filteredOn(difference -> !difference.contains("Object("))
        .isEqualTo(
            switch (engine.build()) {
              case GODOT_3, GODOT_3_NATIVE -> List.of();
              case GODOT_4_WEB -> List.of(NAN_AS_INT.formatted("0"));
              case GODOT_4_NATIVE -> List.of(NAN_AS_INT.formatted("-9223372036854775808"));
            });
  }

  @Test
  void valueIsWrittenAsTextAndReadAgain() throws Exception {
    comparison.compareValues("copy_texts.gd", "text", "back");
    assertThat(comparison.differences())
        .isEqualTo(
            switch (engine.version()) {
              // The path "/" is read from a packet as "".
              case GODOT_3 ->
                List.of(
                    "values-3.2.3.jsonl:147 \"NodePath(\\\"\\\")\"",
                    "values-3.2.3.jsonl:147 ^\"\"");
              case GODOT_4 -> List.of();
            });
  }

  @Test
  void textIsReadOrRefused() throws Exception {
    comparison.compareTexts("copy_texts.gd", "text/vectors/parse", "text");
    assertThat(comparison.differences())
        .isEqualTo(
            switch (engine.build()) {
              case GODOT_3, GODOT_4_WEB -> List.of();
              case GODOT_3_NATIVE ->
                List.of(
                    "parse.jsonl:105 \"😀\"",
                    "parse.jsonl:106 \" \"",
                    "parse.jsonl:107 \" \"",
                    "parse.jsonl:108 \" x\"");
              case GODOT_4_NATIVE ->
                List.of(
                    "parse.jsonl:172 Vector2i(-2147483648, -2147483648)",
                    "parse.jsonl:173 Vector2i(-2147483648, -2147483648)");
            });
  }
}
