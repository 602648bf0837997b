package shop.game;

import io.variantmapper.runtime.PlainSerializer;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.util.List;
import java.util.Map;

/** Writes and reads one object of each type, and prints the packets as text. */
public final class OtherProcessors {
  private OtherProcessors() {}

  public static void main(String[] arguments) {
    Weapon sword = new Weapon("sword", 3).withDamage(5);
    show(WeaponVariantSerializer.INSTANCE, sword);

    Hero hero = new Hero();
    hero.setName("Ada");
    hero.setHidden(true);
    hero.setWeapon(sword);
    hero.setOthers(List.of(new Weapon("bow", 2)));
    show(HeroVariantSerializer.INSTANCE, hero);

    show(QuestVariantSerializer.INSTANCE, Quest.builder().title("rats").build());
    Npc npc = Npc.builder().name("Bo").mood(-1).build();
    Npc same = NpcVariantSerializer.INSTANCE.decode(NpcVariantSerializer.INSTANCE.encode(npc));
    require(same.getName().equals("Bo") && same.getMood() == -1, same);

    Tile tile = new Tile(1, 2, "sand").withY(3);
    show(TileVariantSerializer.INSTANCE, tile);
    byte[] row = Variant.of(List.of(7, 8)).encode(VariantFormat.GODOT_4);
    require(TileVariantSerializer.INSTANCE.decode(row).ground().equals("grass"), "grass");

    Door door = Door.create(2, true);
    show(DoorVariantSerializer.INSTANCE, door);
    Room room =
        Room.builder().setName("hall").setTiles(List.of(tile)).setDoor(door).build();
    show(RoomVariantSerializer.INSTANCE, room);

    Potion potion = ImmutablePotion.builder()
        .name("fire")
        .strength(4)
        .addEffects("heat", "light")
        .mixture(Map.of("oil", 0.5))
        .build();
    show(PotionVariantSerializer.INSTANCE, potion);
    Shelf<String> shelf = Shelf.<String>builder().best("top").potion(potion).build();
    show(ShelfVariantSerializer.of(PlainSerializer.STRING), shelf);

    Chest chest = new Chest();
    chest.setLocked(true);
    chest.setCoins(9);
    show(ChestMixInVariantSerializer.INSTANCE, chest);
  }

  private static <T> void show(VariantSerializer<T> serializer, T value) {
    byte[] packet = serializer.encode(value);
    T same = serializer.decode(packet);
    require(same.equals(value), same);
    System.out.println("On the wire: " + Variant.decode(packet, VariantFormat.GODOT_4));
  }

  private static void require(boolean holds, Object read) {
    if (!holds) {
      throw new IllegalStateException("Read: " + read);
    }
  }
}
