package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.PacketFile;
import io.variantmapper.sample.world.World;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Moves the sample's save from Java to the sample's own Godot 3 project and back. */
@RequiresGodot(GodotVersion.GODOT_3)
final class EngineSaveTest {
  private static final Example<World> SAVE = SampleSave.WORLD;

  @Test
  void engineReadsTheSaveAndJavaReadsItsCopy(@TempDir Path folder) throws Exception {
    GodotProject project = GodotProject.sampleClient(GodotVersion.GODOT_3, folder);
    Path save = project.file("world.save");
    Path copy = project.file("copy.save");

    PacketFile.save(save.toFile(), SAVE.serializer(), SAVE.value(), VariantFormat.GODOT_3);
    String printed = project.run("read_save.gd", "--file=" + save, "--copy=" + copy);
    assertThat(printed).contains(SAVE.text());

    World world = PacketFile.load(copy.toFile(), SAVE.serializer(), VariantFormat.GODOT_3);
    assertThat(world).usingRecursiveComparison().isEqualTo(SAVE.value());
  }
}
