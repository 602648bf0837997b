package io.variantmapper.it.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.schema.Schema;
import io.variantmapper.tools.schema.Schemas;
import io.variantmapper.tools.script.JavaInterface;
import io.variantmapper.tools.script.NodeDifferences;
import io.variantmapper.tools.script.NodeScript;
import io.variantmapper.tools.script.ScriptFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The interfaces that {@code variant rpc} prints compile, and describe the script completely. */
class DescribedScriptTest {
  private static final Path SAMPLE = Path.of("../sample-app/godot4-rpc");

  @TempDir
  private Path folder;

  /** Compiles the interface of a script, and returns its differences from the script. */
  private List<String> differences(Path file) throws IOException {
    NodeScript script = new ScriptFiles(List.of(file)).read(file);
    JavaInterface described = new JavaInterface(script);
    Path source = folder.resolve(described.name() + ".java");
    Files.write(source, described.lines("game"));
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    int exitCode = javac.run(
        null,
        null,
        null,
        "-Xlint:all,-processing",
        "-Werror",
        "--release=17",
        "-cp",
        System.getProperty("java.class.path"),
        "-Avariant.schema=true",
        "-d",
        folder.toString(),
        source.toString());
    assertThat(exitCode).as("the exit code of javac").isZero();
    Schemas schemas = Schemas.load(folder);
    Schema.Node node = (Schema.Node) schemas.get("game." + described.name());
    return List.copyOf(NodeDifferences.between(script, node, schemas));
  }

  @ParameterizedTest
  @ValueSource(strings = {"game.gd", "player.gd"})
  void interfaceOfTheSampleDescribesItsScript(String script) throws IOException {
    assertThat(differences(SAMPLE.resolve(script))).isEmpty();
  }

  @Test
  void interfaceHasEachTypeOfGodot() throws IOException {
    Files.writeString(folder.resolve("other.gd"), "enum Kind { C, D }\n");
    Path script = folder.resolve("every.gd");
    Files.writeString(script, """
        class_name List
        extends Node

        enum Kind { A, B = 5, default = -1, ALSO_A = 0, VALUE = 1 << 40 }
        enum List { this, _, of }
        enum Unknown { A = f() }
        const Other = preload("other.gd")

        @rpc("any_peer", "unreliable", "call_local", 3)
        func plain(a, b: bool, c: int, d: float, e: String, f: StringName, g: NodePath,
                h: RID, i: Signal, j: Callable, k: Kind, l: Node, m: Variant, n: Color):
            pass

        @rpc func vectors(a: Vector2, b: Vector2i, c: Vector3, d: Vector3i, e: Vector4,
                f: Vector4i, g: Rect2, h: Rect2i, i: Transform2D, j: Transform3D, k: Plane,
                l: AABB, m: Basis, n: Quaternion, o: Projection): pass

        @rpc func arrays(a: Array, b: Array[int], c: Array[Vector2], d: Array[Kind],
                e: Array[Array], f: Array[Dictionary], g: Array[PackedByteArray],
                h: Array[Node], i: Array[Variant], j: Array[StringName], k: Array[bool]): pass

        @rpc func dictionaries(a: Dictionary, b: Dictionary[String, int],
                c: Dictionary[Vector2i, Array], d: Dictionary[Variant, Variant],
                e: Dictionary[int, Node], f: Dictionary[Variant, float],
                g: Dictionary[Kind, Array], h: Dictionary[String, Kind]): pass

        @rpc func enums(a: Kind, b: Array[Kind], c: List, d: Unknown, e: Other.Kind, f: Key,
                g: Kind = 1): pass

        @rpc func packed(a: PackedByteArray, b: PackedInt32Array, c: PackedInt64Array,
                d: PackedFloat32Array, e: PackedFloat64Array, f: PackedStringArray,
                g: PackedVector2Array, h: PackedVector3Array, i: PackedVector4Array,
                j: PackedColorArray): pass

        @rpc func defaults(a: int, b := 2.5, c = [], d := {}, e: Array[int] = [1, 2]): pass
        @rpc func rest(a: int, ...others: Array): pass
        @rpc func _hidden(): pass
        @rpc func hidden(): pass
        @rpc func send_text(): pass
        @rpc func sendText(): pass
        @rpc func x_y_z(call: int, _call: int, class_: int): pass
        @rpc func get_class_name(): pass
        @rpc func wait(arguments: float): pass
        @rpc func to_string(): pass
        @rpc func new(): pass
        @rpc func size2_of3(): pass
        @rpc func f1(): pass
        @rpc func x_y3(): pass
        @rpc func peer(): pass
        @rpc func everyone(): pass
        @rpc func node(): pass
        @rpc func path(): pass
        @rpc func to(): pass
        @rpc func of(): pass
        @rpc func add(): pass
        @rpc func call(): pass
        """);
    assertThat(differences(script)).isEmpty();
  }
}
