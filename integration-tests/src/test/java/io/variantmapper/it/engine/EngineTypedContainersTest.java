package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/**
 * Checks that the library reads a typed container as the engine does if some contents of the
 * container do not fit its type. No engine writes such a container.
 */
@GodotTest(GodotVersion.GODOT_4)
final class EngineTypedContainersTest {
  private static final String ARRAY_OF_INT = "1c000100 02000000 01000000";
  private static final String DICTIONARY_OF_INT_AND_INT = "1b000500 02000000 02000000 01000000";
  private static final String ONE = "02000000 01000000";
  private static final String TEXT = "04000000 01000000 61000000";

  @Parameter
  private GodotEngine engine;

  @TempDir
  private Path folder;

  @Test
  void elementOfAnotherTypeIsDropped() throws Exception {
    assertReadAsByTheEngine(ARRAY_OF_INT + TEXT, "Array[int]([])");
  }

  @Test
  void entryWithAKeyOfAnotherTypeIsDropped() throws Exception {
    assertReadAsByTheEngine(DICTIONARY_OF_INT_AND_INT + TEXT + ONE, "Dictionary[int, int]({})");
  }

  @Test
  void entryWithAValueOfAnotherTypeIsKept() throws Exception {
    assertReadAsByTheEngine(
        DICTIONARY_OF_INT_AND_INT + ONE + TEXT, "Dictionary[int, int]({1: \"a\"})");
  }

  private void assertReadAsByTheEngine(String packet, String text) throws Exception {
    byte[] bytes = HexFormat.of().parseHex(packet.replace(" ", ""));
    GodotProject project = GodotProject.exchange(engine, folder);
    Variant ours = Variant.decode(bytes, VariantFormat.GODOT_4);
    assertThat(project.read(List.of(bytes)).packets())
        .containsExactly(ours.encode(VariantFormat.GODOT_4));
    assertThat(ours).hasToString(text);
  }
}
