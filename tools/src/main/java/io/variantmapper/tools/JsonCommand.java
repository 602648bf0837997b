package io.variantmapper.tools;

import io.variantmapper.runtime.Variant;
import io.variantmapper.text.VariantJson;
import io.variantmapper.tools.part.Packet;
import java.util.Arrays;
import picocli.CommandLine.Command;

@Command(
    name = "json",
    description = "Prints each packet as a line of JSON, in the form of JSON.from_native of Godot"
        + " 4.4; \"encode\" writes the packet again.")
final class JsonCommand extends PacketCommand {
  @Override
  void run(Packet packet) {
    Variant value = Variant.decode(packet.bytes(), packet.format());
    out().println(VariantJson.write(value, packet.format()));
    if (!Arrays.equals(value.encode(packet.format()), packet.bytes())) {
      err()
          .println("note: the packet has bytes that its value does not need, so \"encode\" writes"
              + " other bytes");
    }
  }
}
