package io.variantmapper.benchmarks.protobuf;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.MessageLite;
import com.google.protobuf.Parser;
import io.variantmapper.benchmarks.codec.Codec;
import java.io.UncheckedIOException;

/**
 * Converts an object to a message and the message to bytes, and back. Each call creates a new
 * message.
 */
abstract class ProtobufCodec<T, M extends MessageLite> implements Codec<T> {
  private final Parser<M> parser;

  ProtobufCodec(Parser<M> parser) {
    this.parser = parser;
  }

  abstract M message(T value);

  abstract T value(M message);

  @Override
  public final byte[] encode(T value) {
    return message(value).toByteArray();
  }

  @Override
  public final T decode(byte[] packet) {
    try {
      return value(parser.parseFrom(packet));
    } catch (InvalidProtocolBufferException e) {
      throw new UncheckedIOException(e);
    }
  }
}
