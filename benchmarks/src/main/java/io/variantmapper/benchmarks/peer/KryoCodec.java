package io.variantmapper.benchmarks.peer;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import io.variantmapper.benchmarks.codec.Codec;

/** Uses Kryo with registered classes, without references, and with reused buffers. */
public final class KryoCodec<T> implements Codec<T> {
  private static final int INITIAL_SIZE = 4096;

  private final Kryo kryo = new Kryo();
  private final Output output = new Output(INITIAL_SIZE, -1);
  private final Input input = new Input();
  private final Class<T> type;

  public KryoCodec(Class<T> type) {
    this.type = type;
    kryo.setReferences(false);
    RegisteredClasses.ALL.forEach(kryo::register);
  }

  @Override
  public byte[] encode(T value) {
    output.reset();
    kryo.writeObject(output, value);
    return output.toBytes();
  }

  @Override
  public T decode(byte[] packet) {
    input.setBuffer(packet);
    return kryo.readObject(input, type);
  }
}
