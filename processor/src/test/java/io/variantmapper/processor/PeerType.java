package io.variantmapper.processor;

import io.variantmapper.runtime.Variant;

/**
 * A type as people write it for another mapper, and the result of mapping it with this library.
 *
 * @param name a short description of the type
 * @param source the members of the class {@code World}; the mapped type is called Unit
 * @param packet the packet of one object, or {@code Nil} if the type is refused
 * @param code the code of the problem, or empty
 */
record PeerType(String name, String source, Variant packet, String code) {
  /** Returns a type that can be mapped: the packet can be read, and is written again unchanged. */
  static PeerType mapped(String name, Object packet, String source) {
    return new PeerType(name, source, Variant.of(packet), "");
  }

  /** Returns a type that is refused with a problem. */
  static PeerType refused(String name, String code, String source) {
    return new PeerType(name, source, Variant.Nil.INSTANCE, code);
  }

  @Override
  public String toString() {
    return name;
  }
}
