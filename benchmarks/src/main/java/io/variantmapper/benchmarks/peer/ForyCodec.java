package io.variantmapper.benchmarks.peer;

import io.variantmapper.benchmarks.codec.Codec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.apache.fory.Fory;
import org.apache.fory.logging.LoggerFactory;

/**
 * Uses Apache Fory in its mode for Java only. Classes are registered, references are not tracked,
 * and both sides have the same schema.
 */
public final class ForyCodec<T> implements Codec<T> {
  /** Classes that Fory itself registers. */
  private static final List<Class<?>> BUILT_IN =
      List.of(float[].class, ArrayList.class, LinkedHashMap.class);

  private final Fory fory;
  private final Class<T> type;

  public ForyCodec(Class<T> type) {
    this.type = type;
    LoggerFactory.disableLogging();
    fory = Fory.builder()
        .withXlang(false)
        .withCompatible(false)
        .withRefTracking(false)
        .requireClassRegistration(true)
        .withAsyncCompilation(false)
        .build();
    RegisteredClasses.ALL.stream().filter(c -> !BUILT_IN.contains(c)).forEach(fory::register);
  }

  @Override
  public byte[] encode(T value) {
    return fory.serialize(value);
  }

  @Override
  public T decode(byte[] packet) {
    return fory.deserialize(packet, type);
  }
}
