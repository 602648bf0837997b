package io.variantmapper.it.engine;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;

/**
 * A value in three notations. Each notation is handwritten.
 *
 * @param serializer the serializer of the value's type
 * @param value the value in Java
 * @param literal the value as a GDScript 3 literal
 * @param text the value as the engine's {@code var2str} prints it
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
