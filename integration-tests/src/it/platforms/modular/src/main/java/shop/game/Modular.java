package shop.game;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.PacketInputStream;
import io.variantmapper.runtime.stream.PacketOutputStream;
import io.variantmapper.runtime.value.Vector3;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HexFormat;

public final class Modular {
  private static final PlayerStateVariantSerializer PLAYERS = PlayerStateVariantSerializer.INSTANCE;

  private Modular() {}

  public static void main(String[] arguments) throws IOException {
    ByteArrayOutputStream sent = new ByteArrayOutputStream();
    try (PacketOutputStream out = new PacketOutputStream(sent, VariantFormat.GODOT_4)) {
      out.send(PLAYERS, new PlayerState("Ada", 100, new Vector3(1, 2, 3)));
    }
    byte[] frame = sent.toByteArray();
    ByteArrayInputStream received = new ByteArrayInputStream(frame);
    try (PacketInputStream in = new PacketInputStream(received, VariantFormat.GODOT_4)) {
      System.out.println("Read: " + in.receive(PLAYERS));
    }
    System.out.println("Frame: " + HexFormat.of().formatHex(frame));
    System.out.println("Generated in " + PLAYERS.getClass().getModule());
    System.out.println("Runtime in " + VariantFormat.class.getModule());
    System.out.println("All modules: " + ModuleLayer.boot().modules().size());
  }
}
