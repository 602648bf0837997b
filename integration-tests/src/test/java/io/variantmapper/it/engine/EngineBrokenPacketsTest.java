package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.it.engine.BrokenPackets.Broken;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Checks that a generated class reports one error with its path for each broken packet. */
@GodotTest
final class EngineBrokenPacketsTest {
  private static final String NAME = BrokenPackets.Message.class.getCanonicalName();

  @Parameter
  private GodotEngine engine;

  @Test
  void eachBrokenPacketIsReportedAsOneErrorWithItsPath(@TempDir Path folder) throws Exception {
    GodotProject project = GodotProject.exchange(engine, folder);
    GeneratedClasses classes = new GeneratedClasses(engine.version(), project);
    Map<String, String> scripts = classes.add(Path.of("target/test-classes"));
    classes.register(project);
    String values = BrokenPackets.ALL.stream()
        .map(Broken::literal)
        .collect(Collectors.joining(",\n\t\t", "func all():\n\treturn [", "]\n"));
    Files.writeString(project.file("values.gd"), values);

    String printed = project.run("refuse_values.gd", Objects.requireNonNull(scripts.get(NAME)));

    assertThat(errors(printed))
        .containsExactlyElementsOf(BrokenPackets.ALL.stream()
            .map(broken -> "ItBrokenPacketsMessage" + broken.error())
            .toList());
  }

  /** Returns the errors that generated classes and scripts have reported. */
  static List<String> errors(String printed) {
    return printed
        .lines()
        .filter(line -> line.startsWith("ERROR: "))
        .map(line -> line.replaceFirst("ERROR: (call: )?", ""))
        .filter(line -> line.matches("(It|accepted|changed).*"))
        .toList();
  }
}
