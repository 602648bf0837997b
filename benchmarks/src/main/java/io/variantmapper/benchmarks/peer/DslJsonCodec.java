package io.variantmapper.benchmarks.peer;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.JsonWriter;
import com.dslplatform.json.runtime.Settings;
import io.variantmapper.benchmarks.codec.Codec;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Encodes values as JSON with dsl-json, with a reused reader and a reused writer. */
public final class DslJsonCodec<T> implements Codec<T> {
  private final DslJson<Object> json = new DslJson<>(Settings.withRuntime().includeServiceLoader());
  private final JsonWriter writer = json.newWriter();
  private final JsonReader<Object> reader = json.newReader();
  private final Class<T> type;

  public DslJsonCodec(Class<T> type) {
    this.type = type;
  }

  @Override
  public byte[] encode(T value) {
    try {
      writer.reset();
      json.serialize(writer, value);
      return writer.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public T decode(byte[] packet) {
    try {
      T value = reader.process(packet, packet.length).next(type);
      if (value == null) {
        throw new IOException("Expected a value but found null");
      }
      return value;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
