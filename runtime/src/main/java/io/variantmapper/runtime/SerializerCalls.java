package io.variantmapper.runtime;

import io.variantmapper.runtime.types.Nesting;
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
