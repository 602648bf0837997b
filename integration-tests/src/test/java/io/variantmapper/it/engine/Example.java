package io.variantmapper.it.engine;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;

/**
 * One value three times, each written by hand.
 *
 * @param serializer of the value's type
 * @param value in Java
 * @param literal as GDScript 3 writes it
 * @param text as the engine's {@code var2str} prints it
 */
record Example<T>(VariantSerializer<T> serializer, T value, String literal, String text) {
  byte[] packet() {
    return serializer.encode(value, VariantFormat.GODOT_3);
  }

  T decode(byte[] packet) {
    return serializer.decode(packet, VariantFormat.GODOT_3);
  }

  @Override
  public String toString() {
    return literal;
  }
}
