package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import io.variantmapper.tools.script.ScriptFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Compares the enums that {@code variant rpc} knows with the enums of the engine. */
@GodotTest(value = GodotVersion.GODOT_4, web = false)
final class EngineGlobalEnumsTest {
  @Parameter
  private GodotEngine engine;

  @Test
  void eachEnumOutsideOfClassesIsSentAsAnInt(@TempDir Path folder) throws Exception {
    GodotProject project = GodotProject.exchange(engine, folder);
    List<String> enums = enums(project);
    String parameters = enums.stream()
        .map(name -> "_" + name.replace('.', '_') + ": " + name)
        .collect(Collectors.joining(", "));
    Path script =
        Files.writeString(project.file("all.gd"), "@rpc func all(" + parameters + "): pass");

    assertThat(enums).contains("Side", "Variant.Type").hasSizeGreaterThan(20);
    assertThat(new ScriptFiles(List.of()).read(script).notes())
        .hasSameSizeAs(enums)
        .allMatch(note -> note.endsWith(" are not known: it is an int"));
  }

  /** Returns the names of the enums outside of classes from the engine's description of itself. */
  private static List<String> enums(GodotProject project) throws Exception {
    project.describeEngine();
    String api = Files.readString(project.file("extension_api.json"));
    return StreamSupport.stream(
            JsonParser.parseString(api)
                .getAsJsonObject()
                .getAsJsonArray("global_enums")
                .spliterator(),
            false)
        .map(JsonElement::getAsJsonObject)
        .map(type -> type.get("name").getAsString())
        .toList();
  }
}
