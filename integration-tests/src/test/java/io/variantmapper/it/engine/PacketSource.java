package io.variantmapper.it.engine;

import java.util.List;

/** Supplies the packets that an engine reads. */
@FunctionalInterface
interface PacketSource {
  List<byte[]> packets(GodotProject project) throws Exception;
}
