package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Runs the example for classes without names in docs/gdscript.md. */
@GodotTest(GodotVersion.GODOT_4)
final class EngineUnnamedExampleTest {
  private static final String TYPES = """
      package game;
      import io.variantmapper.annotations.VariantDictionary;
      enum Rank { TIN, GOLD }
      @VariantDictionary record Player(String name, Rank rank) {}
      """;

  private static final String TASK = """
      extends "res://task.gd"


      func work(_arguments: PackedStringArray) -> bool:
      	load("res://page.gd").new()._on_packet(var_to_bytes({"name": "Ada", "rank": "GOLD"}))
      	return true
      """;

  @Parameter
  private GodotEngine engine;

  @Test
  void exampleRunsInAProjectWithClassesOfTheSameNames(
      @TempDir Path sources, @TempDir Path compiled, @TempDir Path folder) throws Exception {
    Path source = Files.writeString(sources.resolve("Types.java"), TYPES);
    Compilation.run(List.of(source), compiled, "-Avariant.gdscript.classNames=false");
    GodotProject project = GodotProject.exchange(engine, folder);
    GeneratedClasses classes = new GeneratedClasses(engine.version(), project);
    classes.add(compiled);
    classes.addNamesakes();
    classes.addNamesake("Rank");
    classes.registerNames(project);
    Files.writeString(folder.resolve("page.gd"), "extends RefCounted\n" + example());
    Files.writeString(folder.resolve("show_player.gd"), TASK);

    assertThat(project.run("show_player.gd").lines()).contains("Ada");
  }

  private static String example() throws Exception {
    String page = Files.readString(Path.of("../docs/gdscript.md"));
    return page.split("### Classes without names", 2)[1]
        .split("```gdscript\n", 2)[1]
        .split("```", 2)[0];
  }
}
