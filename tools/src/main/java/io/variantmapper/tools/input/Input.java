package io.variantmapper.tools.input;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.tools.part.Packet;
import java.util.List;

/**
 * The packets that were found in a file or text.
 *
 * <pre>{@code
 * Input input = options.read("player.save");
 * input.description();   // player.save: 1 packet, Godot 4, 92 bytes
 * }</pre>
 *
 * @param name a name for messages, such as the name of the file
 * @param description one line about the packets that were found
 * @param isFramed whether each packet comes after its length
 * @param packets the packets; at least one
 */
public record Input(String name, String description, boolean isFramed, List<Packet> packets) {
  /** Returns the format of all packets. */
  public VariantFormat format() {
    return packets.get(0).format();
  }
}
