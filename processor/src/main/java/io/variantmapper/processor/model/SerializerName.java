package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;

/**
 * The one rule that names serializers, so that a type refers to another's without seeing it.
 *
 * <pre>{@code
 * SerializerName.of(ClassName.get("game", "World", "Tile"))   // game.World_TileVariantSerializer
 * }</pre>
 */
public final class SerializerName {
  private static final String SUFFIX = "VariantSerializer";

  private SerializerName() {}

  /** The serializer of {@code type}: in the same package, never nested. */
  public static ClassName of(ClassName type) {
    return ClassName.get(type.packageName(), String.join("_", type.simpleNames()) + SUFFIX);
  }
}
