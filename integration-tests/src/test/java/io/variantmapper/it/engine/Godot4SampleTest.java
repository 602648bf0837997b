package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.PacketFile;
import io.variantmapper.sample.world.World;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Moves the sample's save from Java to Godot 4 and back. */
@RequiresGodot(GodotVersion.GODOT_4)
final class Godot4SampleTest {
  private static final Example<World> SAVE = SampleSave.WORLD;

  @TempDir
  private Path folder;

  private GodotProject project;

  @BeforeEach
  void addTheSample() throws Exception {
    project = GodotProject.exchange(GodotVersion.GODOT_4, folder);
    project.add(Path.of("..", "sample-app", "godot4", "read_save.gd"));
  }

  @Test
  void engineReadsTheSaveAndJavaReadsItsCopy() throws Exception {
    Path save = project.file("world.save");
    PacketFile.save(save.toFile(), SAVE.serializer(), SAVE.value(), VariantFormat.GODOT_4);

    String printed = project.run("copy_save.gd", "world.save", "copy.save");
    assertThat(printed).contains("\"name\": \"Meadow\"", "NodePath(\"/root/Meadow/Mill\")");

    Path copy = project.file("copy.save");
    World world = PacketFile.load(copy.toFile(), SAVE.serializer(), VariantFormat.GODOT_4);
    assertThat(world).usingRecursiveComparison().isEqualTo(SAVE.value());
  }
}
