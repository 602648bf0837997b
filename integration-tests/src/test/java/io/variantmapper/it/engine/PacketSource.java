package io.variantmapper.it.engine;

import java.util.List;

/** Packets to be judged. */
@FunctionalInterface
interface PacketSource {
  List<byte[]> packets(GodotProject project) throws Exception;
}
