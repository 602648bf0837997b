package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Classes with {@code class_name}, which the whole project can use by their names. In Godot 4, the
 * editor finds the names. The web build has no editor, and the editor of Godot 3 has no option with
 * which it finds the names and then ends without an error.
 */
@GodotTest
final class EngineNamedClassesTest extends EngineGeneratedClasses {
  private List<String> problems = List.of();

  private boolean hasEditor() {
    return engine.version() == GodotVersion.GODOT_4 && !engine.build().isWeb();
  }

  @Override
  void register(GeneratedClasses classes, GodotProject project) throws Exception {
    if (hasEditor()) {
      classes.failOnWarnings(project);
      problems = project.openInEditor();
    } else {
      super.register(classes, project);
    }
  }

  @Test
  void editorOpensTheProjectWithoutAMessage() {
    assumeTrue(hasEditor());
    assertThat(problems).isEmpty();
  }
}
