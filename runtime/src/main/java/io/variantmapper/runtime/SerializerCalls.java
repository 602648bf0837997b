package io.variantmapper.runtime;

import io.variantmapper.runtime.packet.PacketDiagnosis;
import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.types.Steps;
import java.util.Objects;

/** Calls serializers, and checks that each reads exactly one value. */
final class SerializerCalls {
  private SerializerCalls() {}

  static <T> T read(VariantReader in, VariantSerializer<T> serializer) {
    Objects.requireNonNull(serializer, "serializer");
    long balance = Nesting.balance(in);
    T value;
    try {
      value = serializer.read(in);
    } catch (IllegalStateException e) {
      throw Nesting.inSerializer(in, e, serializer);
    }
    Nesting.requireOne(in, balance, serializer, "read");
    return value;
  }

  /** Reads the value of a whole packet; wraps exceptions other than {@link VariantException}. */
  static <T> T readPacket(VariantReader in, VariantSerializer<T> serializer) {
    Objects.requireNonNull(serializer, "serializer");
    try {
      T value = read(in, serializer);
      endPacket(in);
      return value;
    } catch (RuntimeException | StackOverflowError e) {
      throw PacketDiagnosis.refused(in, e);
    }
  }

  /** Throws if bytes follow the value of a packet, unless the format tolerates them. */
  static void endPacket(VariantReader in) {
    int left = Steps.end(in) - Steps.position(in);
    if (left > 0 && !in.format().leniency().trailingBytes()) {
      throw Steps.malformed(in, left + (left == 1 ? " byte" : " bytes") + " after the value");
    }
  }

  static <T> void readInto(VariantReader in, ReadIntoSerializer<T> serializer, T existing) {
    Objects.requireNonNull(serializer, "serializer");
    Objects.requireNonNull(existing, "existing");
    long balance = Nesting.balance(in);
    try {
      serializer.readInto(existing, in);
    } catch (IllegalStateException e) {
      throw Nesting.inSerializer(in, e, serializer);
    }
    Nesting.requireOne(in, balance, serializer, "read");
  }
}
