package io.variantmapper.sample.cli;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.sample.client.WireListener;
import io.variantmapper.sample.message.ClientMessageVariantSerializer;
import io.variantmapper.sample.message.ServerMessageVariantSerializer;
import io.variantmapper.sample.print.PacketTree;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Prints and stores each packet between the client and the server. */
final class WireLog implements WireListener {
  private final VariantFormat format;
  private final PrintWriter out;
  private final List<byte[]> fromClient = new ArrayList<>();
  private final List<byte[]> fromServer = new ArrayList<>();

  WireLog(VariantFormat format, PrintWriter out) {
    this.format = format;
    this.out = out;
  }

  @Override
  public void packet(boolean isFromServer, byte[] packet) {
    (isFromServer ? fromServer : fromClient).add(packet);
    out.println(isFromServer ? "server -> client" : "client -> server");
    out.print(PacketTree.of(packet, format));
  }

  void checkAll(RoundTrips roundTrips) throws CommandFailure {
    for (byte[] packet : fromClient) {
      roundTrips.check(ClientMessageVariantSerializer.INSTANCE, packet, format);
    }
    for (byte[] packet : fromServer) {
      roundTrips.check(ServerMessageVariantSerializer.INSTANCE, packet, format);
    }
  }
}
