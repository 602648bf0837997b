package io.variantmapper.benchmarks.peer;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import io.variantmapper.benchmarks.codec.Codec;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.msgpack.jackson.dataformat.MessagePackFactory;

/** Uses Jackson's binary formats. The reader and the writer for the type are created once. */
public final class JacksonCodec<T> implements Codec<T> {
  private final ObjectWriter writer;
  private final ObjectReader reader;

  private JacksonCodec(ObjectMapper mapper, Class<T> type) {
    writer = mapper.writerFor(type);
    reader = mapper.readerFor(type);
  }

  /** Returns a codec for CBOR. */
  public static <T> Codec<T> cbor(Class<T> type) {
    return new JacksonCodec<>(new CBORMapper(), type);
  }

  /** Returns a codec for MessagePack. */
  public static <T> Codec<T> messagePack(Class<T> type) {
    return new JacksonCodec<>(new ObjectMapper(new MessagePackFactory()), type);
  }

  @Override
  public byte[] encode(T value) {
    try {
      return writer.writeValueAsBytes(value);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public T decode(byte[] packet) {
    try {
      return reader.readValue(packet);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
