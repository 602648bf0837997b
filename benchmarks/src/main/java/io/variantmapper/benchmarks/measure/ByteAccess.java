package io.variantmapper.benchmarks.measure;

import io.variantmapper.runtime.wire.LittleEndian;
import java.net.URL;

/**
 * Checks which of the runtime's two implementations of word access this virtual machine has loaded.
 */
final class ByteAccess {
  private static final String JVM_ONLY = "META-INF/versions";

  private ByteAccess() {}

  static boolean isPortable() {
    URL loaded = LittleEndian.class.getResource("LittleEndian.class");
    return loaded == null || !loaded.getPath().contains(JVM_ONLY);
  }

  /**
   * Checks that the virtual machine has loaded the portable implementation or, if {@code portable}
   * is false, the implementation with VarHandles.
   */
  static void require(boolean portable) {
    if (portable != isPortable()) {
      throw new IllegalStateException(
          "Expected the " + (portable ? "portable" : "VarHandle") + " LittleEndian but found "
              + LittleEndian.class.getResource("LittleEndian.class")
              + "; run benchmarks.jar, which mvn package builds");
    }
  }
}
