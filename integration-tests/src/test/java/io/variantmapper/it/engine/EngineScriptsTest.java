package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.schema.Schema;
import io.variantmapper.schema.SchemaFunction;
import io.variantmapper.tools.schema.Schemas;
import io.variantmapper.tools.script.JavaInterface;
import io.variantmapper.tools.script.NodeScript;
import io.variantmapper.tools.script.ScriptFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Compares the calls that {@code variant rpc} reads in scripts with the calls of the engine. */
@GodotTest(GodotVersion.GODOT_4)
final class EngineScriptsTest {
  @Parameter
  private GodotEngine engine;

  @Test
  void engineHasTheCallsThatAreReadInScripts(@TempDir Path folder, @TempDir Path compiled)
      throws Exception {
    GodotProject project = GodotProject.exchange(engine, folder);
    Files.writeString(project.file("entity.gd"), """
        extends Node
        @rpc("authority", "call_local", "unreliable_ordered", 3)
        func sync(at: Vector2, health := 100) -> void: pass
        @rpc("any_peer") func damage(amount: int): pass
        @rpc("any_peer") func heal(): pass
        func only_below(): pass
        """);
    Files.writeString(project.file("actor.gd"), """
        extends Base
        const Base = preload("entity.gd")
        var text := "
        @rpc func in_text(): pass
        "
        func damage(amount: int, by := 0) -> void:
        	var f := func(a = [1, 2]):
        		return a
        	print(f, \"""
        @rpc func in_body(): pass
        \""", by)
        @rpc func heal(): pass
        @rpc func only_below(): pass
        """);
    Files.writeString(project.file("hero.gd"), """
        @tool
        class_name MyHero extends "res://actor.gd"
        @rpc(MODE, "unreliable", "call_remote", CHANNEL)
        @warning_ignore("unused_parameter")
        func with_constants(a: Array[int] = [], ...rest: Array): pass
        const MODE = "any_peer"
        const CHANNEL: int = 2
        class Inner:
        	@rpc func inner(): pass
        var x = 1; @rpc static func after_semicolon(): pass
        @rpc('unreliable', # first
        	&"any_peer",) \\
        func größe(
        	a, # second
        ) -> void: pass
        """);
    List<String> inEngine = lines("call ", project.run("list_calls.gd", "actor.gd", "hero.gd"));

    assertThat(
            Stream.of("actor.gd", "hero.gd").flatMap(name -> calls(project.file(name), compiled)))
        .hasSize(11)
        .containsExactlyInAnyOrderElementsOf(inEngine);
  }

  @Test
  void engineHasTheNumbersOfEnumsThatAreReadInScripts(@TempDir Path folder, @TempDir Path compiled)
      throws Exception {
    GodotProject project = GodotProject.exchange(engine, folder);
    Files.writeString(project.file("unit.gd"), """
        class_name Unit extends Node
        const START := 7
        enum Stance { STAND, SIT = START, LIE, FLY = -2, SWIM }
        @rpc func pose(stance: Stance): pass
        """);
    Files.writeString(project.file("orc.gd"), """
        extends "res://unit.gd"
        enum Rank {
        	LOW = 0x10, # hexadecimal
        	MIDDLE,
        	HIGH = 1 << 3,
        	NEXT,
        	TOP = 1_000,
        	LAST = 0b11,
        }
        @rpc func promote(rank: Rank, unused: Stance): pass
        """);

    assertThat(enums(project.file("orc.gd"), compiled))
        .hasSize(11)
        .containsExactlyInAnyOrderElementsOf(
            lines("enum ", project.run("list_enums.gd", "unit.gd", "orc.gd")));
  }

  private static List<String> lines(String start, String output) {
    return output.lines().filter(line -> line.startsWith(start)).toList();
  }

  private static Stream<String> enums(Path file, Path compiled) {
    return node(file, compiled).enums().stream()
        .flatMap(type -> type.constants().stream()
            .map(constant -> String.join(
                " ",
                "enum",
                type.name().substring(type.name().lastIndexOf('.') + 1),
                constant.name(),
                constant.value().toString())));
  }

  private static Stream<String> calls(Path file, Path compiled) {
    return node(file, compiled).functions().stream().map(function -> line(file, function));
  }

  /** Returns the schema of the Java interface that describes a script. */
  private static Schema.Node node(Path file, Path compiled) {
    NodeScript script = new ScriptFiles(List.of()).read(file);
    JavaInterface described = new JavaInterface(script);
    Path source = compiled.resolve(described.name() + ".java");
    try {
      Files.write(source, described.lines("game"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Compilation.run(List.of(source), compiled, "-Avariant.schema=true");
    return (Schema.Node) Schemas.load(compiled).get("game." + described.name());
  }

  private static String line(Path file, SchemaFunction function) {
    return String.join(
        " ",
        "call",
        file.getFileName().toString(),
        function.name(),
        function.caller().word(),
        function.transfer().word(),
        String.valueOf(function.channel()));
  }
}
