package io.variantmapper.it.platform;

import java.io.ByteArrayInputStream;
import java.io.InputStream;

/**
 * One class file.
 *
 * @param path below the root of its jar or folder, such as {@code game/Player.class}
 */
record ClassFile(String path, byte[] bytes) {

  /** The name of the class, with dots, and dollars before nested ones. */
  String name() {
    return path.replace(".class", "").replace('/', '.');
  }

  InputStream stream() {
    return new ByteArrayInputStream(bytes);
  }

  /** Whether only JVMs see it, of at least that version; Android does not. */
  boolean isVersioned() {
    return path.startsWith("META-INF/versions/");
  }

  /** Whether it is one of our serializers, or nested in one. */
  boolean isGenerated() {
    return path.contains("VariantSerializer");
  }

  @Override
  public String toString() {
    return path;
  }
}
