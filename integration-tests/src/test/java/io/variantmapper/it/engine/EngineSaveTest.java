package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.stream.PacketFile;
import io.variantmapper.sample.world.World;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Moves the sample's save from Java to the sample's own Godot project and back. */
@GodotTest
final class EngineSaveTest {
  private static final Example<World> SAVE = SampleSave.WORLD;

  @Parameter
  private GodotEngine engine;

  @Test
  void engineReadsTheSaveAndJavaReadsItsCopy(@TempDir Path folder) throws Exception {
    GodotProject project = engine.build().isWeb()
        ? GodotProject.exchange(engine, folder)
        : GodotProject.sampleClient(engine, folder);
    Path save = project.file("world.save");
    PacketFile.save(save.toFile(), SAVE.serializer(), SAVE.value(), engine.format());

    String printed = copy(project);

    switch (engine.version()) {
      case GODOT_3 -> assertThat(printed).contains(SAVE.text());
      case GODOT_4 ->
        assertThat(printed).contains("\"name\": \"Meadow\"", "NodePath(\"/root/Meadow/Mill\")");
    }
    Path copy = project.file("copy.save");
    World world = PacketFile.load(copy.toFile(), SAVE.serializer(), engine.format());
    assertThat(world).usingRecursiveComparison().isEqualTo(SAVE.value());
  }

  /** Copies the save as the sample's README says, except in the web build, which has no option -s. */
  private String copy(GodotProject project) throws Exception {
    if (engine.build().isWeb()) {
      project.add(Path.of("..", "sample-app", "godot4", "read_save.gd"));
      return project.run("copy_save.gd", "world.save", "copy.save");
    }
    return project.runScript(
        "read_save.gd",
        "--file=" + project.file("world.save"),
        "--copy=" + project.file("copy.save"));
  }
}
