package shop.game;

import io.variantmapper.runtime.PlainSerializer;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.value.Transform3D;
import io.variantmapper.runtime.value.Vector2;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public final class Game {
  private Game() {}

  public static void main(String[] arguments) {
    Player ada = player("Ada", 100);
    print(PlayerVariantSerializer.INSTANCE, ada);
    print(WorldVariantSerializer.INSTANCE, world(ada));
    print(MessageVariantSerializer.INSTANCE, new Message.Move(new Vector2(3, 4)));
    print(MessageVariantSerializer.INSTANCE, new Message.Chat("hi"));
    print(CrateVariantSerializer.of(PlainSerializer.STRING), new Crate<>("rope", 2));
    print(
        AccountVariantSerializer.INSTANCE,
        Account.builder().mail("ada@example.org").coins(1L << 40).build());
    PlayerVariantSerializer players = PlayerVariantSerializer.INSTANCE;
    byte[] hit = players.encodeChanges(ada, player("Ada", 93));
    print(hit);
    print(players, players.decodeChanges(ada, hit));
  }

  private static Player player(String name, int hp) {
    Player player = new Player();
    player.setName(name);
    player.setHp(hp);
    return player;
  }

  private static World world(Player player) {
    return new World(
        "Avalon",
        Weather.RAIN,
        Optional.of(Weather.STORM),
        List.of(player, player("Bo", 7)),
        Map.of(Weather.CLEAR, 3),
        Transform3D.IDENTITY,
        new float[] {1, 2.5f},
        new String[] {"new", "small"},
        Variant.of(Map.of("seed", 42L)));
  }

  /** Prints a value's packets for Godot 4 and for Godot 3, each after a round trip. */
  private static <T> void print(VariantSerializer<T> serializer, T value) {
    for (VariantFormat format : List.of(VariantFormat.GODOT_4, VariantFormat.GODOT_3)) {
      byte[] packet = serializer.encode(value, format);
      print(serializer.encode(serializer.decode(packet, format), format));
    }
  }

  private static void print(byte[] packet) {
    System.out.println(HexFormat.of().formatHex(packet));
  }
}
