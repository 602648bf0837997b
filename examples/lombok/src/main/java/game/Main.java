package game;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.value.Vector3;
import java.util.List;

/** Writes and reads an object of each class. */
public final class Main {
  public static void main(String[] args) {
    Player player = Player.builder()
        .name("Ada")
        .position(new Vector3(1, 0, -3.5))
        .bag(List.of(new Item("rope", 2)))
        .build();
    byte[] packet = PlayerVariantSerializer.INSTANCE.encode(player);
    System.out.println("Written: " + Variant.decode(packet, VariantFormat.GODOT_4));
    System.out.println("Read: " + PlayerVariantSerializer.INSTANCE.decode(packet));

    Settings settings = new Settings();
    settings.setVolume(0.75);
    byte[] saved = SettingsVariantSerializer.INSTANCE.encode(settings);
    System.out.println("Read: " + SettingsVariantSerializer.INSTANCE.decode(saved));
  }
}
