package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The serializers of generic types are created once, on first use. */
class GenericSerializersTest {
  private static final int RUNS = 100;

  private static final Compiled TYPES = Compiled.of(
      source(
          "Box",
          "@VariantDictionary public record Box<T>(@Nullable T value, List<Box<T>> more) {}"),
      source("Ping", "@VariantDictionary public record Ping(Box<Pong> pong, Box<Ping> ping) {}"),
      source("Pong", "@VariantDictionary public record Pong(Box<Ping> ping, Box<Pong> pong) {}"));

  private final ExecutorService threads = Executors.newFixedThreadPool(2);

  private static JavaFileObject source(String name, String type) {
    return JavaFileObjects.forSourceString("game." + name, """
        package game;
        import io.variantmapper.annotations.*;
        import java.util.List;
        import org.jspecify.annotations.Nullable;
        """ + type);
  }

  @AfterEach
  void stopThreads() {
    threads.shutdownNow();
  }

  private static byte[] packet() {
    Map<String, ?> box = Map.of("more", List.of());
    return Variant.of(Map.of("ping", box, "pong", box)).encode(VariantFormat.GODOT_4);
  }

  @Test
  void threadsThatStartWithDifferentTypesDoNotDeadlock() throws Exception {
    for (int i = 0; i < RUNS; i++) {
      ClassLoader loader = TYPES.classes();
      CyclicBarrier start = new CyclicBarrier(2);
      Future<Object> ping = threads.submit(reading(loader, "game.Ping", start));
      Future<Object> pong = threads.submit(reading(loader, "game.Pong", start));
      assertThat(ping.get(30, TimeUnit.SECONDS)).asString().startsWith("Ping[");
      assertThat(pong.get(30, TimeUnit.SECONDS)).asString().startsWith("Pong[");
    }
  }

  private static Callable<Object> reading(ClassLoader loader, String type, CyclicBarrier start) {
    return () -> {
      start.await(30, TimeUnit.SECONDS);
      VariantSerializer<Object> serializer = Compiled.serializer(loader.loadClass(type));
      return serializer.decode(packet());
    };
  }

  @Test
  void recursiveGenericTypeUsesItsOwnSerializer() throws IOException {
    assertThat(TYPES.generated().get("BoxVariantSerializer.java"))
        .contains("elements.add(this.read(in));")
        .doesNotContain("Serializers");
  }

  @Test
  void serializerOfAGenericTypeIsCreatedOnce() throws IOException {
    assertThat(TYPES.generated().get("PingVariantSerializer.java"))
        .containsOnlyOnce("BoxVariantSerializer.of(PongVariantSerializer.INSTANCE)")
        .containsOnlyOnce("BoxVariantSerializer.of(PingVariantSerializer.INSTANCE)")
        .contains("Serializers.BOX_OF_PONG.write(out, value.pong());");
  }
}
