package shop.game;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.value.Vector3;
import java.util.HexFormat;

public final class FirstSteps {
  private FirstSteps() {}

  public static void main(String[] arguments) {
    PlayerState ada = new PlayerState("Ada", 100, new Vector3(1, 2, 3));
    byte[] packet = PlayerStateVariantSerializer.INSTANCE.encode(ada);
    byte[] old = PlayerStateVariantSerializer.INSTANCE.encode(ada, VariantFormat.GODOT_3);
    System.out.println("Godot 4: " + HexFormat.of().formatHex(packet));
    System.out.println("Godot 3: " + HexFormat.of().formatHex(old));
    System.out.println("Read: " + PlayerStateVariantSerializer.INSTANCE.decode(packet));
  }
}
