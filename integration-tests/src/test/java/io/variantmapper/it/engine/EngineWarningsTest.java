package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Checks that the tests of generated classes would find a warning. */
@GodotTest
final class EngineWarningsTest {
  @Parameter
  private GodotEngine engine;

  @Test
  void classWithAWarningCannotBeLoaded(@TempDir Path folder) throws Exception {
    assumeFalse(engine.build().isWeb(), "A release build has no warnings.");
    GodotProject project = GodotProject.exchange(engine, folder);
    GeneratedClasses classes = new GeneratedClasses(engine.version(), project);
    classes.register(project);
    Files.writeString(folder.resolve("variantmapper/add.gd"), """
        extends Object


        static func add(one: int, other: int) -> int:
        	return one
        """);

    assertThat(project.warnings()).hasSizeGreaterThan(25);
    assertThatThrownBy(() -> project.loadClasses(List.of("res://variantmapper/add.gd")))
        .hasMessageContaining("treated as error")
        .hasMessageContaining("other");
  }
}
