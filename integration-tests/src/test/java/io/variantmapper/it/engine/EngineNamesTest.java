package io.variantmapper.it.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.gdscript.GdScriptNames;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Checks classes whose variables and constants have the names that Godot itself uses. */
@GodotTest
final class EngineNamesTest {
  private static final int IN_ONE_TYPE = 100;

  /** Java allows these names neither for components of records nor for constants. */
  private static final Set<String> OF_OBJECTS = Set.of("clone", "finalize", "notify", "wait");

  @TempDir
  private static Path compiled;

  @Parameter
  private GodotEngine engine;

  @BeforeAll
  static void compileForAllEngines(@TempDir Path sources) throws IOException {
    Path source = Files.writeString(sources.resolve("Names.java"), types());
    Compilation.run(List.of(source), compiled, "-Avariant.gdscript.prefix=My");
  }

  @Test
  void classesWithTheNamesOfGodotCanBeLoaded(@TempDir Path folder) throws Exception {
    GodotProject project = GodotProject.exchange(engine, folder);
    GeneratedClasses classes = new GeneratedClasses(engine.version(), project);
    classes.add(compiled);
    classes.register(project);

    assertThat(project.loadClasses(classes.scripts())).hasSizeGreaterThan(30).containsOnly(true);
  }

  private static String types() throws IOException {
    List<String> names = names();
    Set<String> variables = new HashSet<>();
    List<String> fields = names.stream()
        .filter(name -> variables.add(GdScriptNames.member(name).replaceFirst("_+$", "")))
        .toList();
    String records = groups(fields)
        .map(group -> group.stream().map("int "::concat).collect(Collectors.joining(", ")))
        .map("@VariantDictionary record Fields0(%s) {}\n"::formatted)
        .collect(Collectors.joining());
    String enums = groups(names)
        .map(group -> String.join(", ", group))
        .map(
            "enum Names0 { %s } @VariantArray record Uses0(Names0 one, Names0[] all) {}\n"
                ::formatted)
        .collect(Collectors.joining());
    return "package game; import io.variantmapper.annotations.*;\n"
        + numbered(records)
        + numbered(enums);
  }

  /** Returns lines in which the number of the line replaces each zero. */
  private static String numbered(String lines) {
    List<String> all = lines.lines().toList();
    List<String> numbered = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      numbered.add(all.get(i).replaceAll("\\b(Fields|Names|Uses)0\\b", "$1" + i));
    }
    return String.join("\n", numbered) + "\n";
  }

  private static Stream<List<String>> groups(List<String> names) {
    return Stream.iterate(0, start -> start < names.size(), start -> start + IN_ONE_TYPE)
        .map(start -> names.subList(start, Math.min(names.size(), start + IN_ONE_TYPE)));
  }

  /** Returns the names that the processor knows, and that Java allows. */
  private static List<String> names() throws IOException {
    try (InputStream list = GdScriptNames.class.getResourceAsStream("godot-names.txt")) {
      return new String(Objects.requireNonNull(list).readAllBytes(), UTF_8)
          .lines()
          .filter(line -> !line.startsWith("[") && !line.startsWith("#"))
          .flatMap(line -> Stream.of(line.split(" ")))
          .filter(SourceVersion::isName)
          .filter(name -> !OF_OBJECTS.contains(name))
          .distinct()
          .toList();
    }
  }
}
