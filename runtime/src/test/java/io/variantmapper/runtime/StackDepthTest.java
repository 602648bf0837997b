package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.types.Containers;
import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.types.PacketAccess;
import io.variantmapper.runtime.types.Texts;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Reads trees of the maximum depth that an engine accepts. The threads of the tests have a smaller
 * stack than the JVM's default.
 */
class StackDepthTest {
  private static final int LEVELS = ReadLimits.DEFAULT.maxDepth();
  private static final int SMALL_STACK = 960 << 10;
  private static final VariantFormat DEEP =
      VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxDepth(1_000_000));

  /** The kind of container at each level of a packet. */
  enum Level {
    ARRAY,
    DICTIONARY,
    OBJECT;

    void begin(VariantWriter out) {
      if (this == ARRAY) {
        out.beginArray(1);
      } else if (this == DICTIONARY) {
        out.beginDictionary(1);
        out.writeString("a");
      } else {
        Containers.beginObject(out, "A", 1);
        Texts.put(out, "a");
      }
    }

    void end(VariantWriter out) {
      if (this == ARRAY) {
        out.endArray();
      } else if (this == DICTIONARY) {
        out.endDictionary();
      } else {
        Nesting.end(out, "endObject()", false);
      }
    }

    byte[] packet(int levels) {
      VariantWriter out = new VariantWriter(DEEP);
      for (int i = 0; i < levels; i++) {
        begin(out);
      }
      out.writeNil();
      return Arrays.copyOf(PacketAccess.bytes(out), out.size());
    }
  }

  /**
   * Makes the virtual machine compile the methods that read, write and print, because compiled
   * methods have larger frames.
   */
  @BeforeAll
  static void warmUp() {
    RandomVariants variants = new RandomVariants(5, VariantFormat.GODOT_4);
    for (int i = 0; i < 1000; i++) {
      assertThat(useAll(variants.tree(3).encode(VariantFormat.GODOT_4))).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource
  void deepestTreeFitsASmallStack(Level level) throws Exception {
    byte[] packet = level.packet(LEVELS);
    assertThat(inSmallStack(() -> useAll(packet))).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void deepestKeyFitsASmallStack(Level level) throws Exception {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    out.beginDictionary(1);
    for (int i = 1; i < LEVELS; i++) {
      level.begin(out);
    }
    out.writeNil();
    for (int i = 1; i < LEVELS; i++) {
      level.end(out);
    }
    out.writeNil();
    byte[] packet = Arrays.copyOf(PacketAccess.bytes(out), out.size());
    assertThat(inSmallStack(() -> useAll(packet))).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void treeThatTheStackCannotHoldIsRefused(Level level) throws Exception {
    byte[] packet = level.packet(100_000);
    assertThat(inSmallStack(() -> {
          assertThatThrownBy(() -> Variant.decode(packet, DEEP))
              .isInstanceOf(MalformedPacketException.class)
              .hasMessageStartingWith("Too deep for the stack of this thread");
          return true;
        }))
        .isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void javaValuesThatTheStackCannotHoldAreRefused(Level level) throws Exception {
    byte[] packet = level.packet(100_000);
    VariantSerializer<Object> any = new VariantSerializer<>() {
      @Override
      public void write(VariantWriter out, @Nullable Object value) {
        out.writeAny(value);
      }

      @Override
      public Object read(VariantReader in) {
        return Objects.requireNonNull(in.readAny());
      }
    };
    assertThat(inSmallStack(() -> {
          assertThatThrownBy(() -> any.decode(packet, DEEP))
              .isInstanceOf(MalformedPacketException.class)
              .hasMessageStartingWith("Too deep for the stack of this thread");
          return true;
        }))
        .isTrue();
  }

  @Test
  void deepTreeIsNotConvertedToAJavaValueOnASmallStack() throws Exception {
    Variant tree = deepTree();
    assertThat(inSmallStack(() -> {
          assertThatThrownBy(tree::toJava)
              .isInstanceOf(MalformedPacketException.class)
              .hasMessageStartingWith("Too deep for the stack of this thread");
          return true;
        }))
        .isTrue();
  }

  @Test
  void textOfADeepTreeOnASmallStackEndsEarly() throws Exception {
    Variant tree = deepTree();
    assertThat(inSmallStack(() -> {
          assertThat(tree.toString())
              .startsWith("[[[")
              .endsWith("… (too deep for the stack of this thread)");
          return true;
        }))
        .isTrue();
  }

  /**
   * Returns a tree that is too deep for the threads of these tests. A thread with a larger stack
   * could have read such a tree.
   */
  private static Variant deepTree() {
    Variant tree = Variant.Nil.INSTANCE;
    for (int i = 0; i < 100_000; i++) {
      tree = new Variant.Array(List.of(tree));
    }
    return tree;
  }

  private static boolean useAll(byte[] packet) {
    Variant tree = Variant.decode(packet, VariantFormat.GODOT_4);
    Variant again = Variant.decode(packet, VariantFormat.GODOT_4);
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    out.writeAny(tree.toJava());
    return tree.equals(again)
        && tree.hashCode() == again.hashCode()
        && tree.toString().equals(again.toString())
        && tree.encode(VariantFormat.GODOT_4).length == packet.length;
  }

  private static boolean inSmallStack(Callable<Boolean> task) throws Exception {
    FutureTask<Boolean> future = new FutureTask<>(task);
    Thread thread = new Thread(null, future, "small stack", SMALL_STACK);
    thread.start();
    return future.get();
  }
}
