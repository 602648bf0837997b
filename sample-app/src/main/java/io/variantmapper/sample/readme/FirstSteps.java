package io.variantmapper.sample.readme;

import io.variantmapper.runtime.PlainSerializer;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.value.Vector3;
import java.util.HexFormat;

/**
 * Converts a record to bytes and back in five lines.
 *
 * <pre>{@code
 * FirstSteps.main();   // prints the packet's bytes and the record that they make
 * }</pre>
 */
public final class FirstSteps {
  private FirstSteps() {}

  /** Prints the packet of one record for Godot 4, the record decoded from it, and more packets. */
  public static void main(String... args) {
    PlayerState state = new PlayerState("Ada", 7, new Vector3(1, 0, -3.5));
    byte[] packet = PlayerStateVariantSerializer.INSTANCE.encode(state);
    PlayerState same = PlayerStateVariantSerializer.INSTANCE.decode(packet);
    byte[] old = PlayerStateVariantSerializer.INSTANCE.encode(state, VariantFormat.GODOT_3);
    System.out.println(HexFormat.of().formatHex(packet));
    System.out.println(same);
    System.out.println(HexFormat.of().formatHex(old));
    byte[] rope = BoxVariantSerializer.of(PlainSerializer.STRING).encode(new Box<>("rope"));
    System.out.println(HexFormat.of().formatHex(rope));
  }
}
