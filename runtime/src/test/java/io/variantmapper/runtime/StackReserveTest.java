package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.value.Vector3;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks that deep packets do not overflow the stack in the static initializer of a class. The
 * class would then be unusable: each later packet would throw a NoClassDefFoundError.
 */
class StackReserveTest {
  private static final VariantFormat DEEP =
      VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxDepth(100_000));

  private static final byte[] VALID = packet(3);

  /** The files of all classes that reading a normal packet loads, by name. */
  private static final Map<String, byte[]> NEEDED = new ConcurrentHashMap<>();

  /** Reads the value in the innermost Array. */
  static final class LeafSerializer implements VariantSerializer<Vector3> {
    static final LeafSerializer INSTANCE = new LeafSerializer();
    private static final int DEPTH = initialize(120);

    /** Uses as much stack as an initializer that initializes other classes. */
    private static int initialize(int calls) {
      return calls == 0 ? 0 : 1 + initialize(calls - 1);
    }

    @Override
    public void write(VariantWriter out, @Nullable Vector3 value) {
      out.writeVector3(value);
    }

    @Override
    public Vector3 read(VariantReader in) {
      assertThat(DEPTH).isEqualTo(120);
      return in.readVector3();
    }
  }

  /** Reads nested Arrays. */
  static final class ListSerializer implements VariantSerializer<Vector3> {
    static final ListSerializer INSTANCE = new ListSerializer();

    @Override
    public void write(VariantWriter out, @Nullable Vector3 value) {
      out.writeVector3(value);
    }

    @Override
    public Vector3 read(VariantReader in) {
      if (in.peekType() != VariantType.ARRAY) {
        return LeafSerializer.INSTANCE.read(in);
      }
      in.beginArray();
      Vector3 leaf = INSTANCE.read(in);
      in.endArray();
      return leaf;
    }

    /**
     * Returns true if the packet is read, false if it is refused with a MalformedPacketException.
     */
    static boolean isRead(byte[] packet, boolean asTree) {
      VariantFormat format =
          VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxDepth(100_000));
      try {
        Object read = asTree ? Variant.decode(packet, format) : INSTANCE.decode(packet, format);
        return read != null;
      } catch (MalformedPacketException e) {
        assertThat(e)
            .hasMessageStartingWith("Too deep for the stack of this thread")
            .hasMessageContaining("100000")
            .hasMessageContaining("($[0][0][0]");
        return false;
      }
    }
  }

  /** Loads the classes of this project again, so that none is initialized yet. */
  private static final class FreshClasses extends ClassLoader {
    FreshClasses() throws ClassNotFoundException {
      super(StackReserveTest.class.getClassLoader());
      for (String name : NEEDED.keySet()) {
        loadClass(name);
      }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith("io.variantmapper.")) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded == null ? define(name) : loaded;
      }
    }

    private Class<?> define(String name) {
      byte[] bytes = NEEDED.computeIfAbsent(name, FreshClasses::file);
      return defineClass(name, bytes, 0, bytes.length);
    }

    private static byte[] file(String name) {
      try (InputStream file =
          StackReserveTest.class.getResourceAsStream("/" + name.replace('.', '/') + ".class")) {
        return Objects.requireNonNull(file, name).readAllBytes();
      } catch (IOException e) {
        throw new UncheckedIOException(name, e);
      }
    }

    boolean isRead(byte[] packet, boolean asTree, long stack) throws Exception {
      Method method = loadClass(ListSerializer.class.getName())
          .getDeclaredMethod("isRead", byte[].class, boolean.class);
      method.setAccessible(true);
      FutureTask<Boolean> task =
          new FutureTask<>(() -> (Boolean) method.invoke(null, packet, asTree));
      new Thread(null, task, "stack of " + stack, stack).start();
      return task.get();
    }
  }

  private static byte[] packet(int depth) {
    VariantWriter out = new VariantWriter(DEEP);
    for (int i = 0; i < depth; i++) {
      out.beginArray(1);
    }
    out.writeVector3(Vector3.ZERO);
    for (int i = 0; i < depth; i++) {
      out.endArray();
    }
    return out.toByteArray();
  }

  @BeforeAll
  static void findNeededClasses() throws Exception {
    assertThat(new FreshClasses().isRead(VALID, false, 0)).isTrue();
    assertThat(new FreshClasses().isRead(VALID, true, 0)).isTrue();
  }

  /** The size of the stack is in bytes; 0 means the default of the virtual machine. */
  @ParameterizedTest
  @ValueSource(longs = {256 << 10, 512 << 10, 0})
  void validObjectIsReadAfterATooDeepObject(long stack) throws Exception {
    requireValidPacketsAfterDeepOnes(false, stack);
  }

  @ParameterizedTest
  @ValueSource(longs = {256 << 10, 512 << 10, 0})
  void validTreeIsReadAfterATooDeepTree(long stack) throws Exception {
    requireValidPacketsAfterDeepOnes(true, stack);
  }

  private static void requireValidPacketsAfterDeepOnes(boolean asTree, long stack)
      throws Exception {
    int refused = 0;
    for (double depth = 0.8 * lowestRefusedDepth(asTree, stack); refused < 8; depth *= 1.01) {
      FreshClasses classes = new FreshClasses();
      if (!classes.isRead(packet((int) depth), asTree, stack)) {
        refused++;
      }
      assertThat(classes.isRead(VALID, asTree, stack))
          .as("after depth " + (int) depth)
          .isTrue();
    }
  }

  /** Returns the first refused depth of 50, 60, 72 and so on. */
  private static int lowestRefusedDepth(boolean asTree, long stack) throws Exception {
    int depth = 50;
    while (new FreshClasses().isRead(packet(depth), asTree, stack)) {
      depth = depth * 6 / 5;
    }
    return depth;
  }
}
