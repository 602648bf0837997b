package io.variantmapper.it.platform;

import java.io.ByteArrayInputStream;
import java.io.InputStream;

/**
 * A class file.
 *
 * @param path the path below the root of the jar or folder, such as {@code game/Player.class}
 */
record ClassFile(String path, byte[] bytes) {

  /** Returns the name of the class, with dots, and with dollars before nested names. */
  String name() {
    return path.replace(".class", "").replace('/', '.');
  }

  InputStream stream() {
    return new ByteArrayInputStream(bytes);
  }

  /**
   * Returns whether the class is below {@code META-INF/versions}. A JVM loads such a class if the
   * JVM's version is high enough. Android ignores such a class.
   */
  boolean isVersioned() {
    return path.startsWith("META-INF/versions/");
  }

  /** Returns whether the class is a generated serializer, or is nested in one. */
  boolean isGenerated() {
    return path.contains("VariantSerializer");
  }

  @Override
  public String toString() {
    return path;
  }
}
