package io.variantmapper.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The functions with {@code @rpc} of a script. In the tables, {@code ;} separates lines. */
class RpcCommandTest {
  @TempDir
  private Path folder;

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  /** Returns the output, with the names of files instead of their paths. */
  private CommandRun run(String... arguments) {
    CommandRun run = CommandRun.of(new RpcCommand(), arguments);
    return new CommandRun(run.exitCode(), run.out(), run.err().replace(folder + "/", ""));
  }

  private CommandRun run(Path script) {
    return run(script.toString());
  }

  /** Returns the methods that are printed for a script. */
  private List<String> methods(String script) throws IOException {
    return members(script).stream().takeWhile(line -> !line.startsWith("enum ")).toList();
  }

  /** Returns the enums that are printed for a script. */
  private List<String> enums(String script) throws IOException {
    return members(script).stream().dropWhile(line -> !line.startsWith("enum ")).toList();
  }

  private List<String> members(String script) throws IOException {
    CommandRun run = run(write("a.gd", script));
    assertThat(run.err()).startsWith("a.gd extends ");
    List<String> lines = run.out().lines().toList();
    return lines.subList(lines.indexOf("public interface A {") + 1, lines.size() - 1).stream()
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .toList();
  }

  private List<String> differences(String script, String functions) throws IOException {
    write(
        "classes/a.Chat.schema", "schema 1\nnode a.Chat\n" + functions.replace("; ", "\n") + "\n");
    Path file = write("a.gd", script.replace("; ", "\n"));
    CommandRun run = run(file + "", "--schema", folder.resolve("classes") + "", "--node", "a.Chat");
    assertThat(run.exitCode()).as(run.err()).isEqualTo(run.out().isEmpty() ? 0 : 1);
    return run.out().replace(folder + "/", "").lines().toList();
  }

  @Test
  void functionsArePrintedAsAnInterface() throws IOException {
    Path script = write("chat.gd", """
        class_name ChatRoom
        extends Node
        @rpc("any_peer")
        func send_text(text: String, to := 0):
        	pass
        """);
    assertThat(run("--package", "game", script.toString()))
        .isEqualTo(new CommandRun(0, """
            package game;

            import io.variantmapper.rpc.Rpc;
            import io.variantmapper.rpc.RpcMode;
            import io.variantmapper.rpc.VariantNode;

            /** The functions of the script chat.gd. */
            @VariantNode
            public interface ChatRoom {
              @Rpc(RpcMode.ANY_PEER)
              void sendText(String text);

              @Rpc(RpcMode.ANY_PEER)
              void sendText(String text, long to);
            }
            """, "chat.gd extends Node: 1 function with @rpc\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@rpc(\"any_peer\", \"call_local\", \"unreliable\", 2)\nfunc a():\n\tpass\n",
        "@rpc(\"unreliable\", 'any_peer', &\"call_remote\", 2,) func a(): pass",
        "@rpc(\n\"unreliable\", # mode\n \"any_peer\",\n\"call_local\", 2)\n\nfunc a(\n) -> void:",
        "const M = \"any_peer\"\nconst C: int = 2\n"
            + "@rpc(M, \"call_local\", \"unreliable\", C)\nfunc a():",
        "@rpc(\"any_peer\", \"call_local\", \"unreliable\", 2)\n"
            + "@warning_ignore(\"x\")\nstatic func a():",
        "@rpc(\"any_peer\", \"call_local\", \"unreliable\", 2) \\\r\nfunc a():\r\n",
        "@rpc(M, \"call_local\", \"unreliable\", 2) func a(): pass\nconst M = \"any_peer\"",
        "var x = 1; @rpc(\"any_peer\", \"call_local\", \"unreliable\", 2) func a(): pass",
        "\ufeff@rpc(\"any_peer\", \"call_local\", \"unreliable\", 2)\nfunc a():",
        "@rpc(\"any_peer\", \"call_local\", \"unreliable\", 2) @abstract\nfunc a()\n",
      })
  void settingsAreReadInEachForm(String script) throws IOException {
    assertThat(methods(script))
        .containsExactly(
            "@Rpc(value = RpcMode.ANY_PEER, mode = TransferMode.UNRELIABLE, channel = 2)",
            "void a();");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@rpc func a(): pass # @rpc func b(): pass",
        "@rpc func a():\n\tvar text = \"\"\"\n@rpc func b(): pass\n\"\"\"\n",
        "var text = \"\n@rpc func b(): pass\n\"\n@rpc func a(): pass",
        "var text = r\"\\\"\n@rpc func b(): pass\"\n@rpc func a(): pass",
        "class Inner:\n\t@rpc func b(): pass\n@rpc func a(): pass",
        "@rpc func a():\n\tf(func():\n\t\tpass\n)\nfunc b(): pass",
      })
  void textsCommentsAndInnerClassesHaveNoFunctions(String script) throws IOException {
    assertThat(methods(script)).containsExactly("@Rpc", "void a();");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a | Variant a",
        "a: int | long a",
        "_a: Array[int] | @VariantField(type = WireType.TYPED_ARRAY) List<Long> a",
        "a: Dictionary | Map<Variant, Variant> a",
        "a: PackedVector2Array | Vector2[] a",
        "a: Node | Variant a",
        "a: Kind, class: Rid | Kind a, Variant class_",
      })
  void parametersHaveTheTypesOfJava(String inGodot, String inJava) throws IOException {
    assertThat(methods("enum Kind { A }\n@rpc func a(" + inGodot + "): pass\n"))
        .containsExactly("@Rpc", "void a(" + inJava + ");");
  }

  @Test
  void enumHasTheNumbersOfTheScript() throws IOException {
    assertThat(enums("""
        enum Kind { A, B = 5, C, D = 1 << 3, E = B | D | 0x20, default = BASE + 2, G = -1 }
        const BASE = 4_000_000_000
        @rpc func a(b: Kind, c: Array[Kind]): pass
        """))
        .containsExactly(
            "enum Kind {",
            "@VariantValue(number = 0) A,",
            "@VariantValue(number = 5) B,",
            "@VariantValue(number = 6) C,",
            "@VariantValue(number = 8) D,",
            "@VariantValue(number = 45) E,",
            "@VariantValue(number = 4000000002L) default_,",
            "@VariantValue(number = -1) G,",
            "}");
  }

  @Test
  void constantWithTheNumberOfAnotherIsLeftOut() throws IOException {
    assertThat(enums("enum Kind { A, B = 0 }\n@rpc func a(b: Kind): pass\n"))
        .containsExactly(
            "enum Kind {", "@VariantValue(number = 0) A,", "// B has the number of A.", "}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"A = f()", "A = 1.5", "A = 1 + 2 * 3", "A = 1 << 64", "A = 1 +", "A = X", ""})
  void enumWhoseNumbersCannotBeReadIsAnInt(String constants) throws IOException {
    assertThat(members("enum Kind { " + constants + " }\n@rpc func a(b: Kind): pass\n"))
        .containsExactly("@Rpc", "void a(long b);");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "extends Unit; @rpc func a(b: Stance): pass",
        "@rpc func a(b: Unit.Stance): pass",
        "@rpc func a(b: Game.Stance): pass",
        "const U = preload(\"unit.gd\"); @rpc func a(b: U.Stance): pass",
        "const S = preload(\"unit.gd\").Stance; @rpc func a(b: S): pass",
        "const S = Unit.Stance; @rpc func a(b: S): pass",
        "const H = preload(\"hero.gd\"); @rpc func a(b: H.Base.Stance): pass",
        "const H = preload(\"hero.gd\"); @rpc func a(b: Array[H.Stance]): pass",
      })
  void enumsOfOtherScriptsAreFound(String script) throws IOException {
    write("project.godot", "[autoload]\nGame=\"*res://game.gd\"\n[input]\nUnit=\"*res://x.gd\"\n");
    write("unit.gd", "class_name Unit\nenum Stance { IDLE = 3 }\n");
    write("hero.gd", "extends Unit\nconst Base = Unit\n");
    write("game.gd", "extends Node\nconst Stance = Unit.Stance\n");
    assertThat(enums(script.replace("; ", "\n")))
        .containsExactly("enum Stance {", "@VariantValue(number = 3) IDLE,", "}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Key | Key",
        "Array[Node.ProcessMode] | Node.ProcessMode",
        "Lost.Stance | Lost.Stance",
        "Loop.Stance | Loop.Stance",
        "Kind | Kind",
      })
  void enumWithoutKnownNumbersIsAnInt(String type, String name) throws IOException {
    String script = "enum Kind { A = f() }; const Lost = preload(\"lost.gd\"); const Loop = Loop.A"
        + "; @rpc func a(b: " + type + "): pass";
    assertThat(differences(script, "\"a\" (" + (type.startsWith("A") ? "Array[int]" : "int") + ")"))
        .isEmpty();
    assertThat(run(folder.resolve("a.gd")).err())
        .endsWith("a.gd:4: the numbers of " + name + " are not known: it is an int\n");
  }

  @ParameterizedTest
  @CsvSource({
    "2, long",
    "-2.5, double",
    "'\"a\"', String",
    "Vector2.ZERO, Vector2",
    "f(), Variant",
    "[], List<Variant>",
    "{}, 'Map<Variant, Variant>'",
    "true, boolean",
    "1 + 2.5, Variant"
  })
  void defaultGivesTheTypeOfAParameter(String value, String type) throws IOException {
    assertThat(methods("@rpc func a(b := " + value + "): pass\n"))
        .containsExactly("@Rpc", "void a();", "@Rpc", "void a(" + type + " b);");
  }

  @ParameterizedTest
  @CsvSource({
    "_hit, 'name = \"_hit\"', hit",
    "x_y_z, 'name = \"x_y_z\"', xYZ",
    "sendText, 'name = \"sendText\"', sendText",
    "wait, 'name = \"wait\"', wait_",
    "größe, 'name = \"größe\"', größe",
  })
  void nameThatTheProcessorWouldNotDeriveIsGiven(String name, String given, String method)
      throws IOException {
    assertThat(methods("@rpc func " + name + "(): pass\n"))
        .containsExactly("@Rpc(" + given + ")", "void " + method + "();");
  }

  @Test
  void functionsOfBaseScriptsCount() throws IOException {
    write("project.godot", "");
    write("base/entity.gd", """
        class_name Entity extends Node2D
        @rpc("any_peer")
        func damage(amount: int): pass
        @rpc("any_peer")
        func heal(): pass
        """);
    write("base/actor.gd", "extends \"entity.gd\"\nfunc damage(amount: int, by = 0): pass\n");
    Path script = write("player.gd", "extends \"res://base/actor.gd\"\n@rpc func heal(): pass\n");
    CommandRun run = run(script);
    assertThat(run.err())
        .isEqualTo("player.gd extends actor.gd extends entity.gd extends Node2D: 2 functions with"
            + " @rpc\n");
    assertThat(run.out())
        .contains("@Rpc(RpcMode.ANY_PEER)\n  void damage(long amount, Variant by);")
        .contains("@Rpc\n  void heal();");
  }

  @Test
  void baseClassMayBeAConstant() throws IOException {
    write("entity.gd", "extends Node2D\n@rpc func a(): pass\n");
    Path script = write("a.gd", "extends Base\nconst Base = preload(\"entity.gd\")\n");
    assertThat(run(script).err()).startsWith("a.gd extends entity.gd extends Node2D: 1 function");
  }

  @Test
  void baseClassIsSearchedAmongTheScriptsAndInTheProject() throws IOException {
    write("project.godot", "");
    write(".godot/entity.gd", "class_name Entity extends Hidden\n");
    write("world/broken.gd", "class_name Entity\nvar x = (\n");
    write("world/entity.gd", "class_name Entity extends Node2D\n@rpc func a(): pass\n");
    Path script = write("player.gd", "extends Entity\n");
    assertThat(run(script).err()).startsWith("player.gd extends entity.gd extends Node2D: 1");
    Path given = write("other.gd", "class_name Entity extends Node3D\n");
    assertThat(run(script.toString(), given.toString()).err())
        .startsWith("player.gd extends other.gd extends Node3D: 0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "extends \"res://a.gd\" | a.gd:1: the script extends itself through res://a.gd",
        "extends \"b.gd\" | a.gd:1: \"b.gd\" does not exist",
        "extends \"../b.gd\" | a.gd:1: \"../b.gd\" is outside of the project",
        "extends \"res://b.tscn\" | a.gd:1: \"res://b.tscn\" is not the path of a script",
        "extends Entity.Part | a.gd:1: the script extends an inner class of Entity. Only classes"
            + " that are whole scripts can be read",
        "@rpc; var x | a.gd:1: @rpc must be followed by a function, but var follows",
        "@rpc | a.gd:1: @rpc must be followed by a function, but the end of the script follows",
        "@rpc; @rpc; func a() | a.gd:2: a function can have only one @rpc",
        "@rpc(2); func a() | a.gd:1: the channel must be the fourth argument of @rpc",
        "@rpc(A + B); func a() | a.gd:1: the argument of @rpc at A can't be read. Write a text"
            + " or, for the channel, a number",
        "@rpc(\"reliable\", \"reliable\"); func a() | a.gd:1: @rpc gives the mode twice",
        "@rpc(\"any\"); func a() | a.gd:1: \"any\" is not an argument of @rpc. Correct it to"
            + " any_peer, authority, call_local, call_remote, reliable, unreliable or"
            + " unreliable_ordered",
        "func a(): pass; func a() | a.gd:2: the function a is declared twice",
        "func a(b | a.gd:1: the bracket ( is never closed",
        "func a(b)) | a.gd:1: the bracket ) closes no bracket",
        "func a(b] | a.gd:1: the bracket ] closes no bracket",
        "func a(1) | a.gd:1: expected the name of a parameter, found 1",
        "var a = 'b | a.gd:1: the text that begins with ' is never closed",
        "remote func a() | a.gd:1: remote is a word of Godot 3, which has another protocol for"
            + " calls",
      })
  void faultyScriptIsRefusedWithItsLine(String script, String message) throws IOException {
    write("project.godot", "");
    String lines = script.replace("; ", "\n").strip();
    assertThat(run(write("a.gd", lines + "\n")))
        .isEqualTo(new CommandRun(1, "", "error: " + message + "\n"));
  }

  @Test
  void fileThatIsNoScriptIsRefused() throws IOException {
    assertThat(run(folder).err())
        .contains(" is not a script in GDScript: its name does not end with .gd");
    assertThat(run(folder.resolve("none.gd")).err()).contains("none.gd: there is no such file");
    assertThat(run(write("large.gd", " ".repeat(1 << 21))).err()).contains("larger than 1 MiB");
    Path binary = Files.write(folder.resolve("b.gd"), new byte[] {(byte) 0xff, 0});
    assertThat(run(binary).err()).contains("b.gd is not a text in UTF-8");
  }

  @Test
  void outputIsNotMuchLargerThanTheScript() throws IOException {
    String parameters = "b = 1, ".repeat(32);
    assertThat(run(write("a.gd", "@rpc func a(" + parameters + "): pass")).err())
        .endsWith("error: a.gd:1: a takes 33 numbers of arguments, but at most 32 methods can be"
            + " printed for it\n");
  }

  @Test
  void valueOfItselfIsRefused() throws IOException {
    write("classes/a.Id.schema", "schema 1\nvalue a.Id\nvalue a.Id\n");
    write("classes/a.Chat.schema", "schema 1\nnode a.Chat\n\"a\" (value a.Id)\n");
    String script = write("a.gd", "@rpc func a(b: int): pass").toString();
    assertThat(run(script, "--schema", folder.resolve("classes") + "", "--node", "a.Chat")
            .err())
        .endsWith("error: a.Id is a value of itself\n");
  }

  @Test
  void longAndDeepScriptsAreReadWithoutRecursion() throws IOException {
    List<String> scripts = new ArrayList<>();
    for (String part : List.of("@tool ", "var x;", "(", "[{", "a:", "\\\n")) {
      scripts.add(part.repeat(100_000) + "\n@rpc func a(): pass\n");
    }
    for (String script : scripts) {
      assertThat(run(write("a.gd", script)).err()).doesNotContain("Unforeseen");
    }
    String nested = "@rpc func a(b: " + "Array[".repeat(50_000) + "]".repeat(50_000) + "): pass";
    assertThat(run(write("a.gd", nested)).err()).contains("a.gd:1: expected");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@rpc func a(b: int, c = 2): pass | \"a\" (int) (int, String?)",
        "@rpc func a(b: String): pass | \"a\" (StringName)",
        "@rpc func a(b: Array): pass | \"a\" (PackedInt32Array)",
        "@rpc func a(b: PackedInt32Array): pass | \"a\" (Array<int>)",
        "@rpc func a(b: Array[int]): pass | \"a\" (Array[int])",
        "@rpc func a(b: Array): pass | \"a\" (array game.Item)",
        "@rpc func a(b: Dictionary): pass | \"a\" (subtypes game.Message)",
        "@rpc func a(b: Dictionary[String, int]): pass | \"a\" (Dictionary[String, int])",
        "@rpc func a(b: int): pass | \"a\" (time seconds)",
        "@rpc func a(b: int): pass | \"a\" (serializer game.Money)",
        "@rpc func a(b: int, ...c): pass | \"a\" (int) (int, int)",
        "enum Kind { A }; @rpc func a(b: Kind): pass | \"a\" (enum a.Kind); ; enum a.Kind; 0 A",
        "enum Kind { A, B }; @rpc func a(b: Kind): pass"
            + " | \"a\" (enum a.Kind); ; enum a.Kind; 0 ONE; -1 NONE fallback",
        "@rpc func a(b: String): pass | \"a\" (enum a.Kind); ; enum a.Kind; \"a\" A",
      })
  void scriptThatFitsTheNodeHasNoDifferences(String script, String node) throws IOException {
    assertThat(differences(script, node)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@rpc func a(): pass | \"b\" () | a is not in a.Chat",
        "@rpc(\"any_peer\") func a(): pass | \"a\" ()"
            + " | a may be called by any_peer, but by authority in a.Chat",
        "@rpc func a(): pass | \"a\" unreliable () | a has the mode reliable, but unreliable in"
            + " a.Chat",
        "@rpc func a(): pass | \"a\" channel 2 () | a has the channel 0, but 2 in a.Chat",
        "@rpc func a(b, c = 1): pass | \"a\" (int) | a takes 1 or 2 arguments, but 1 in a.Chat",
        "@rpc func a(b, ...c): pass | \"a\" () | a takes 1 or more arguments, but 0 in a.Chat",
        "@rpc func a(b: int): pass | \"a\" (float) | a takes int as b, but float in a.Chat",
        "@rpc func a(b: int): pass | \"a\" (int?) | a takes int as b, but int? in a.Chat",
        "@rpc func a(b: Array[int]): pass | \"a\" (Array<int>)"
            + " | a takes Array[int] as b, but Array<int> in a.Chat. Annotate the parameter with"
            + " @VariantField(type = WireType.TYPED_ARRAY)",
        "@rpc func a(b: Array): pass | \"a\" (dictionary game.Item)"
            + " | a takes Array as b, but dictionary game.Item in a.Chat",
        "@rpc func a(b: Dictionary[String, int]): pass | \"a\" (Dictionary<String, int>)"
            + " | a takes Dictionary[String, int] as b, but Dictionary<String, int> in a.Chat."
            + " Annotate the parameter with @VariantField(type = WireType.TYPED_DICTIONARY)",
        "@rpc func a(b: PackedInt32Array): pass | \"a\" (PackedByteArray)"
            + " | a takes PackedInt32Array as b, but PackedByteArray in a.Chat",
      })
  void eachDifferenceIsALine(String script, String node, String line) throws IOException {
    assertThat(differences(script, node)).first().isEqualTo("a.gd:1: " + line);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "b: Kind | enum a.Kind | \"A\" A | a takes an int (the enum Kind) as b, but enum a.Kind in"
            + " a.Chat. Java writes a.Kind as a String. Give its constants numbers with"
            + " @VariantValue(number = …)",
        "b: Kind | enum a.Kind | 0 A; 1 B | the enum Kind has B = 5, but B is 1 in a.Kind",
        "b: Array[Kind] | Array[enum a.Kind] | 0 A | the enum Kind has B = 5, which a.Kind lacks",
        "b: Dictionary[int, Kind] | Dictionary[int, enum a.Kind] | 0 A; 5 B; 6 C"
            + " | the enum Kind lacks C = 6 of a.Kind",
        "b: Array[Kind] | Array<enum a.Kind> | 0 A; 5 B | a takes Array[Kind] as b, but"
            + " Array<enum a.Kind> in a.Chat. Annotate the parameter with"
            + " @VariantField(type = WireType.TYPED_ARRAY)",
      })
  void enumsAreCompared(String parameter, String type, String constants, String line)
      throws IOException {
    String node = "\"a\" (" + type + "); ; enum a.Kind; " + constants;
    assertThat(differences("enum Kind { A, B = 5 };@rpc func a(" + parameter + "): pass", node))
        .containsExactly("a.gd:1: " + line);
  }

  @Test
  void absenceOfDifferencesIsPrinted() throws IOException {
    assertThat(differences("@rpc func a(): pass", "\"a\" ()")).isEmpty();
    String classes = folder.resolve("classes").toString();
    assertThat(run(folder.resolve("a.gd") + "", "--schema", classes, "--node", "a.Chat")
            .err())
        .endsWith("\nno differences from a.Chat\n");
  }

  @Test
  void scriptThatCallsRpcConfigIsNamed() throws IOException {
    Path script = write("a.gd", "@rpc func a(): pass\nfunc b():\n\trpc_config(\"b\", {})\n");
    assertThat(run(script).err())
        .endsWith("a.gd:3: rpc_config opens functions, which are not read\n");
  }

  @Test
  void functionThatOnlyTheNodeHasIsADifference() throws IOException {
    assertThat(differences("@rpc func a(): pass", "\"a\" (); \"b\" ()"))
        .containsExactly("a.gd: b of a.Chat is not in the script");
  }

  @Test
  void eachScriptIsComparedWithItsNode() throws IOException {
    String classes = folder.resolve("classes") + "";
    write("classes/a.Chat.schema", "schema 1\nnode a.Chat\n\"say\" ()\n");
    write("classes/a.Hero.schema", "schema 1\nnode a.Hero\n\"move\" ()\n");
    String chat = write("chat.gd", "@rpc func say(): pass") + "";
    String hero = write("hero.gd", "extends Base\n@rpc func run(): pass") + "";
    String base = write("base.gd", "class_name Base\n@rpc func move(): pass") + "";

    CommandRun run =
        run(chat, hero, base, "--schema", classes, "--node", "a.Chat", "--node", "a.Hero");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("no differences from a.Chat").doesNotContain("from a.Hero");
    assertThat(run.out().lines()).singleElement().asString().contains("hero.gd:2: run");
    assertThat(run(chat, "--schema", classes, "--node", "a.Chat", "--node", "a.Hero")
            .err())
        .contains("more nodes (2) than scripts (1)");
  }

  @Test
  void eachInterfaceIsAFileOfTheOutputFolder() throws IOException {
    String chat = write("chat.gd", "@rpc func say(): pass") + "";
    String hero = write("hero.gd", "@rpc func move(): pass") + "";
    String none = write("none.gd", "func a(): pass") + "";

    CommandRun run = run(chat, hero, none, "-o", folder + "/src", "--package", "game.net");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out().lines())
        .containsExactly(
            folder.resolve("src/game/net/Chat.java") + "",
            folder.resolve("src/game/net/Hero.java") + "");
    assertThat(folder.resolve("src/game/net/Chat.java"))
        .content()
        .startsWith("package game.net;\n")
        .contains("interface Chat {")
        .endsWith("}\n");
  }

  @Test
  void fileThatExistsIsNotReplaced() throws IOException {
    String chat = write("chat.gd", "@rpc func say(): pass") + "";
    String hero = write("hero.gd", "@rpc func move(): pass") + "";
    Path changed = write("Hero.java", "changed");

    CommandRun run = run(chat, hero, "--output", folder + "");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("Hero.java exists already");
    assertThat(changed).hasContent("changed");
    assertThat(folder.resolve("Chat.java")).doesNotExist();
  }

  @Test
  void scriptsWithTheSameNameAreNotWritten() throws IOException {
    String first = write("a/chat.gd", "@rpc func say(): pass") + "";
    String second = write("b/chat.gd", "@rpc func say(): pass") + "";

    assertThat(run(first, second, "--output", folder + "").err())
        .contains("Two scripts would become Chat.java");
  }

  @Test
  void schemaAndNodeBelongTogether() throws IOException {
    String script = write("a.gd", "@rpc func a(): pass").toString();
    write("classes/a.Item.schema", "schema 1\nvalue a.Item\nint\n");
    String classes = folder.resolve("classes").toString();
    assertThat(run(script, "--node", "a.Chat").err()).contains("belong together");
    assertThat(run(script, "--schema", classes, "--node", "a.B", "-o", classes).err())
        .contains("--output is for new interfaces");
    assertThat(run(script, "--schema", classes, "--node", "a.Item").err())
        .contains("a.Item is a type of packets");
    assertThat(run(script, "--schema", classes, "--node", "a.B").err()).contains("has no schema");
    assertThat(run(script, "--package", "a b").err()).contains("not the name of a package");
    assertThat(run().exitCode()).isEqualTo(2);
  }

  @Test
  void scriptsWithoutFunctionsAreLeftOut() throws IOException {
    String empty = write("a.gd", "extends Node\n").toString();
    String full = write("b.gd", "@rpc func a(): pass").toString();
    assertThat(run(empty)).isEqualTo(new CommandRun(1, "", """
            a.gd extends Node: 0 functions with @rpc
            no function has @rpc, so there is no interface to print
            """));
    assertThat(run(empty, full, full).out()).startsWith("// B.java\n").doesNotContain("A");
  }
}
