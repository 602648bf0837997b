package io.variantmapper.sample.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.Framing;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SaveEditorTest {
  @TempDir
  private Path folder;

  @Test
  void putReplacesOneEntryAndKeepsTheOthers() throws IOException {
    File save = folder.resolve("user.save").toFile();
    Files.write(save.toPath(), file(5));
    SaveEditor.put(save, "gold", 100);
    assertThat(Files.readAllBytes(save.toPath())).isEqualTo(file(100));
  }

  private static byte[] file(int gold) {
    Map<String, Object> entries = new LinkedHashMap<>();
    entries.put("name", "Ada");
    entries.put("gold", gold);
    entries.put("bag", List.of("rope", 1.5));
    return Framing.FILE_ACCESS.frame(Variant.of(entries).encode(VariantFormat.GODOT_4));
  }
}
