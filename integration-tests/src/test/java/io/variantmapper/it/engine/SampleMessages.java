package io.variantmapper.it.engine;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.sample.message.Changed;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.ClientMessageVariantSerializer;
import io.variantmapper.sample.message.Refusal;
import io.variantmapper.sample.message.ServerMessage;
import io.variantmapper.sample.message.ServerMessageVariantSerializer;
import io.variantmapper.sample.message.Snapshot;
import io.variantmapper.sample.message.Spoken;
import io.variantmapper.sample.message.Welcome;
import io.variantmapper.sample.world.ChatLine;
import io.variantmapper.sample.world.Player;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Examples of each kind of message that the sample can send. Their texts have sorted keys, because
 * {@code var2str} sorts the keys.
 */
final class SampleMessages {
  static final Example<ClientMessage> LOGIN =
      client(new ClientMessage.Login("Ada", Optional.of(new Color(0.25f, 0.5f, 1))), """
          {"kind": "Login", "player_name": "Ada", "team_color": Color(0.25, 0.5, 1)}\
          """, """
          {
          "kind": "Login",
          "player_name": "Ada",
          "team_color": Color( 0.25, 0.5, 1, 1 )
          }\
          """);

  static final Example<ClientMessage> LOGIN_WITHOUT_TEAM =
      client(new ClientMessage.Login("Zoë"), """
          {"kind": "Login", "player_name": "Zoë"}\
          """, """
          {
          "kind": "Login",
          "player_name": "Zoë"
          }\
          """);

  static final Example<ClientMessage> MOVE =
      client(new ClientMessage.Move(new Vector3(1, 0.5, -2)), """
          {"kind": "Move", "to": Vector3(1, 0.5, -2)}\
          """, """
          {
          "kind": "Move",
          "to": Vector3( 1, 0.5, -2 )
          }\
          """);

  static final Example<ClientMessage> CHAT =
      client(new ClientMessage.Chat("all", "Hello!"), """
          {"kind": "Chat", "channel": "all", "text": "Hello!"}\
          """, """
          {
          "channel": "all",
          "kind": "Chat",
          "text": "Hello!"
          }\
          """);

  static final Example<ClientMessage> CONFIRM =
      client(new ClientMessage.Confirm(1L << 40), """
          {"kind": "Confirm", "number": 1099511627776}\
          """, """
          {
          "kind": "Confirm",
          "number": 1099511627776
          }\
          """);

  static final Example<ServerMessage> CHALLENGE =
      server(new ServerMessage.Challenge(1L << 40), """
          {"kind": "Challenge", "number": 1099511627776}\
          """, """
          {
          "kind": "Challenge",
          "number": 1099511627776
          }\
          """);

  static final Example<ServerMessage> CHANGED = server(new Changed(moves()), """
          {"kind": "Changed", "changes": {"moves": 3}}\
          """, """
          {
          "changes": {
          "moves": 3
          },
          "kind": "Changed"
          }\
          """);

  static final Example<ServerMessage> WELCOME = server(
      new Welcome(player(), "Meadow", SampleSave.terrain(), SampleSave.landmarks()), """
          {
            "kind": "Welcome",
            "player": {
              "id": 7,
              "name": "Ada",
              "max_health": 100,
              "health": 87.5,
              "position": Vector3(0, 0, 0),
              "facing": Quat(0, 0, 0, 1),
              "items_by_slot": {}
            },
            "world": "Meadow",
            "terrain": {
              "bounds": Rect2(-8, -8, 16, 16),
              "columns": 2,
              "heights": PoolRealArray([0, 0.5]),
              "ground": PoolByteArray([1, 2])
            },
            "landmarks": [
              ["Mill", Vector3(6, 1.5, -2), Color(0.5, 0.25, 0), NodePath("/root/Meadow/Mill")]
            ]
          }\
          """, """
          {
          "kind": "Welcome",
          "landmarks": [ [ "Mill", Vector3( 6, 1.5, -2 ), Color( 0.5, 0.25, 0, 1 ), \
          NodePath("/root/Meadow/Mill") ] ],
          "player": {
          "facing": Quat( 0, 0, 0, 1 ),
          "health": 87.5,
          "id": 7,
          "items_by_slot": {
          },
          "max_health": 100,
          "name": "Ada",
          "position": Vector3( 0, 0, 0 )
          },
          "terrain": {
          "bounds": Rect2( -8, -8, 16, 16 ),
          "columns": 2,
          "ground": PoolByteArray( 1, 2 ),
          "heights": PoolRealArray( 0, 0.5 )
          },
          "world": "Meadow"
          }\
          """);

  static final Example<ServerMessage> SNAPSHOT = server(
      new Snapshot(
          42,
          new int[] {1, 7},
          new String[] {"Grace", "Ada"},
          new Vector3[] {new Vector3(2, 0.5, -1), Vector3.ZERO},
          new byte[] {0, 1},
          new float[] {87.5f, 100}),
      """
          {
            "kind": "Snapshot",
            "tick": 42,
            "ids": PoolIntArray([1, 7]),
            "names": PoolStringArray(["Grace", "Ada"]),
            "positions": PoolVector3Array([Vector3(2, 0.5, -1), Vector3(0, 0, 0)]),
            "online": PoolByteArray([0, 1]),
            "health": PoolRealArray([87.5, 100])
          }\
          """,
      """
          {
          "health": PoolRealArray( 87.5, 100 ),
          "ids": PoolIntArray( 1, 7 ),
          "kind": "Snapshot",
          "names": PoolStringArray( "Grace", "Ada" ),
          "online": PoolByteArray( 0, 1 ),
          "positions": PoolVector3Array( 2, 0.5, -1, 0, 0, 0 ),
          "tick": 42
          }\
          """);

  static final Example<ServerMessage> SPOKEN =
      server(new Spoken("all", new ChatLine("Ada", "Hello!", 43)), """
          {
            "kind": "Spoken",
            "channel": "all",
            "line": {"from": "Ada", "text": "Hello!", "tick": 43}
          }\
          """, """
          {
          "channel": "all",
          "kind": "Spoken",
          "line": {
          "from": "Ada",
          "text": "Hello!",
          "tick": 43
          }
          }\
          """);

  static final Example<ServerMessage> REFUSAL =
      server(new Refusal("Log in first.", false), """
          {"kind": "Refusal", "reason": "Log in first.", "fatal": false}\
          """, """
          {
          "fatal": false,
          "kind": "Refusal",
          "reason": "Log in first."
          }\
          """);

  static final List<Example<ClientMessage>> CLIENT =
      List.of(LOGIN, LOGIN_WITHOUT_TEAM, CONFIRM, MOVE, CHAT);
  static final List<Example<ServerMessage>> SERVER =
      List.of(WELCOME, CHALLENGE, CHANGED, SNAPSHOT, SPOKEN, REFUSAL);

  private SampleMessages() {}

  private static Example<ClientMessage> client(ClientMessage value, String literal, String text) {
    return new Example<>(ClientMessageVariantSerializer.INSTANCE, value, literal, text);
  }

  private static Example<ServerMessage> server(ServerMessage value, String literal, String text) {
    return new Example<>(ServerMessageVariantSerializer.INSTANCE, value, literal, text);
  }

  private static Variant.Raw moves() {
    VariantFormat format = VariantFormat.GODOT_3;
    return new Variant.Raw(Variant.of(Map.of("moves", 3)).encode(format), format);
  }

  private static Player player() {
    Player player = new Player();
    player.setId(7);
    player.setName("Ada");
    player.setHealth(87.5f);
    return player;
  }
}
