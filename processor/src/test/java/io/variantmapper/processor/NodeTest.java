package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The classes that are generated for interfaces with {@code @VariantNode}. */
class NodeTest {
  private static Map<String, String> generated(String source) throws IOException {
    Compiled compiled = Compiled.of(
        List.of(JavaFileObjects.forSourceString("game.Types", """
        package game;
        import io.variantmapper.annotations.*;
        import io.variantmapper.rpc.*;
        import io.variantmapper.runtime.value.*;
        import java.util.*;
        """ + source)),
        List.of("-Xlint:all,-auxiliaryclass,-processing", "-Werror"));
    assertThat(compiled.messages()).isEmpty();
    return compiled.generated();
  }

  private static String node(String functions) throws IOException {
    return generated("@VariantNode(\"Room\") interface Room {\n" + functions + "}")
        .getOrDefault("RoomNode.java", "");
  }

  private static String calls(String functions) throws IOException {
    return generated("@VariantNode(\"Room\") interface Room {\n" + functions + "}")
        .getOrDefault("RoomCalls.java", "");
  }

  @Test
  void functionsAreNumberedInTheOrderOfGodot() throws IOException {
    assertThat(node("@Rpc void b(); @Rpc void a(); @Rpc void _x(); @Rpc(name = \"Z\") void z();"))
        .contains("int Z = 0;", "int _X = 1;", "int A = 2;", "int B = 3;");
  }

  @Test
  void rpcAloneMeansAuthorityAndReliable() throws IOException {
    assertThat(node("@Rpc void open();"))
        .contains("new RpcFunction(\"open\", RpcMode.AUTHORITY, TransferMode.RELIABLE, 0)");
  }

  @Test
  void tableHasTheSettingsOfEachFunction() throws IOException {
    assertThat(node("""
        @Rpc(value = RpcMode.ANY_PEER, mode = TransferMode.UNRELIABLE, channel = 3) void move();
        """))
        .contains("new RpcFunction(\"move\", RpcMode.ANY_PEER, TransferMode.UNRELIABLE, 3)");
  }

  @Test
  void namesAreInSnakeCaseUnlessGiven() throws IOException {
    assertThat(node("@Rpc void sendChat(); @Rpc(name = \"Say\") void speak();"))
        .contains("\"send_chat\"", "\"Say\"");
  }

  @Test
  void functionsOfAnyPeerMustBeImplemented() throws IOException {
    assertThat(calls("@Rpc(RpcMode.ANY_PEER) void chat(String text);"))
        .contains("  void chat(RpcCall call, String text);\n");
  }

  @Test
  void functionsOfTheAuthorityNeedNotBeImplemented() throws IOException {
    assertThat(calls("@Rpc void welcome(String text);")).contains("""
          default void welcome(RpcCall call, String text) {
            throw new UnhandledCallException();
          }
        """);
  }

  @Test
  void variablesOfThePathAreParameters() throws IOException {
    assertThat(generated("@VariantNode(\"Teams/{team}/P{id}\") interface A { @Rpc void a(); }"))
        .extractingByKey("ANode.java")
        .asString()
        .contains("add(Session session, Object team, Object id, ACalls calls)");
  }

  @Test
  void pathMayBeginWithAVariable() throws IOException {
    assertThat(generated("@VariantNode(\"{a}{b}/c\") interface A { @Rpc void a(); }"))
        .containsKey("ANode.java");
  }

  @Test
  void withoutPathEachNodeHasItsOwn() throws IOException {
    assertThat(generated("@VariantNode interface A { @Rpc void a(); }"))
        .extractingByKey("ANode.java")
        .asString()
        .contains("add(Session session, String path, ACalls calls)");
  }

  @Test
  void boolsAndIntsAreReadInTheirShortForms() throws IOException {
    assertThat(node("@Rpc void set(int slot, boolean on, long id);"))
        .contains("arguments.readInt()", "arguments.readBoolean()", "arguments.readLong()")
        .doesNotContain("arguments.next()");
  }

  @Test
  void textsAndVectorsAreWrittenDirectlyAndReadDirectlyUnlessTheyMayBeNil() throws IOException {
    assertThat(node("""
            @interface Nullable {}
            @Rpc void move(String who, Vector2 to, Vector3 up, @Nullable Vector2 from);
            """))
        .contains(
            "arguments.readString()",
            "arguments.readVector2()",
            "arguments.readVector3()",
            "arguments.writeString(who)",
            "arguments.writeVector2(to)",
            "arguments.writeVector3(up)",
            "arguments.writeVector2(from)")
        .containsOnlyOnce("arguments.next();\n    Vector2 from");
  }

  @Test
  void onlyByteArrayMayArriveAsNoArgument() throws IOException {
    assertThat(node("@Rpc void send(byte[] data);"))
        .contains("byte[] data = arguments.readOnlyByteArray();")
        .doesNotContain("requireCount");
  }

  @Test
  void overloadsAreOneFunctionWithDefaults() throws IOException {
    assertThat(node("@Rpc void shout(); @Rpc void shout(int volume, int pitch);"))
        .containsOnlyOnce("new RpcFunction(")
        .contains(
            "case 0 -> receiveShout0(", "case 2 -> receiveShout2(", "unexpectedCount(\"0 or 2\")");
  }

  @Test
  void functionsOfSuperinterfacesCount() throws IOException {
    assertThat(generated("""
            interface Character<T> { @Rpc void hit(T by); }
            @VariantNode interface Player extends Character<String> { @Rpc void a(); }
            """))
        .extractingByKey("PlayerCalls.java")
        .asString()
        .contains("hit(RpcCall call, String by)");
  }

  @Test
  void nestedInterfacesHaveTheNamesOfBothTypes() throws IOException {
    assertThat(generated("interface World { @VariantNode interface Door { @Rpc void open(); } }"))
        .containsKeys("World_DoorNode.java", "World_DoorCalls.java");
  }

  @Test
  void argumentsHaveEveryTypeThatFieldsHave() throws IOException {
    assertThat(node("""
        @VariantDictionary record Stats(int hp) {}
        enum Mood { GOOD }
        @Rpc void all(Stats in, List<Stats> out, Map<String, int[]> arguments, Mood call, Optional<Stats> node,
            @VariantField(type = WireType.STRING_NAME) String calls, Integer targets, short session,
            java.time.Instant time, Vector3 function, float[] path);
        """)).contains("StringName");
  }

  @Test
  void nullableArgumentsAcceptNil() throws IOException {
    assertThat(node("@interface Nullable {} @Rpc void say(@Nullable String text);"))
        .contains("String text = in.skipNil() ? null : in.readString();");
  }

  @Test
  void nodesWaitForTypesOfOtherProcessors() {
    assertThat(Compiled.of(
                List.of(JavaFileObjects.forSourceString(
                    "game.Room",
                    "package game; @io.variantmapper.rpc.VariantNode interface Room {"
                        + " @io.variantmapper.rpc.Rpc void a(Made made); }")),
                new MakingProcessor(
                    "game.Made",
                    "@io.variantmapper.annotations.VariantArray public record Made(int a) {}"),
                new VariantProcessor())
            .messages())
        .isEmpty();
  }

  private static String script(String source) throws IOException {
    Compiled compiled = Compiled.of(
        List.of(JavaFileObjects.forSourceString("game.Room", """
            package game;
            import io.variantmapper.annotations.*;
            import io.variantmapper.rpc.*;
            import java.util.*;
            @VariantNode(value = "Room", base = "Node2D") public interface Room {
            """ + source + "}")),
        List.of("-Avariant.gdscript=4"));
    assertThat(compiled.messages()).isEmpty();
    return Files.readString(compiled.directory().resolve("META-INF/variantmapper/godot4/room.gd"));
  }

  @Test
  void scriptHasEachFunctionWithItsSettings() throws IOException {
    assertThat(script("""
        /** Moves <b>now</b>. */
        @Rpc(value = RpcMode.ANY_PEER, mode = TransferMode.UNRELIABLE, channel = 2)
        void moveTo(int slot, Optional<String> text);
        """)).isEqualTo("""
        class_name Room
        extends Node2D
        ## Generated by Variant Mapper from [code]game.Room[/code].


        ## Moves [b]now[/b].
        @warning_ignore("unused_parameter", "shadowed_variable_base_class")
        @rpc("any_peer", "call_remote", "unreliable", 2)
        func move_to(slot: int, text: Variant) -> void:
        \tpass
        """);
  }

  @Test
  void scriptTakesObjectsAsGodotReceivesThem() throws IOException {
    assertThat(script("""
        @VariantDictionary record Stats(int hp) {}
        @VariantArray record Spot(int x) {}
        enum Mood { GOOD }
        @Rpc void put(Stats stats, Spot spot, List<Integer> ids, Mood mood);
        """))
        .contains("func put(stats: Dictionary, spot: Array, ids: Array, mood: String) -> void:");
  }

  @Test
  void scriptHasDefaultsForShorterOverloads() throws IOException {
    assertThat(script("@Rpc void shout(); @Rpc void shout(int volume);"))
        .contains("func shout(volume: Variant = null) -> void:");
  }

  @Test
  void importedSerializersApplyToArguments() throws IOException {
    assertThat(generated("""
            final class Ticks implements io.variantmapper.runtime.VariantSerializer<Thread> {
              public void write(io.variantmapper.runtime.VariantWriter out, Thread value) {}
              public Thread read(io.variantmapper.runtime.VariantReader in) { return null; }
            }
            @VariantImport(type = Thread.class, using = Ticks.class) @VariantNode interface Room { @Rpc void run(Thread thread); }
            """))
        .extractingByKey("RoomNode.java")
        .asString()
        .contains("Thread thread = in.read(TICKS);");
  }

  @Test
  void codeThatUsesANodeWithMistakesCompiles() throws IOException {
    Compiled compiled =
        Compiled.of(List.of(JavaFileObjects.forSourceString("game.Types", """
        package game;
        import io.variantmapper.rpc.*;
        @VariantNode("Players/{id}") interface Player {
          @Rpc(RpcMode.ANY_PEER) int chat(String text);
          @Rpc(RpcMode.ANY_PEER) void move(Thread to);
        }
        class Server implements PlayerCalls {
          void start(Session session) { PlayerNode.add(session, 7, this).everyone().chat(""); }
          @Override public void chat(RpcCall call, String text) { PlayerNode.of(call).remove(); }
          @Override public void move(RpcCall call, Thread to) {}
        }
        """)), List.of());
    assertThat(compiled.messages()).hasSize(2).allMatch(message -> message.contains("[Variant"));
  }
}
