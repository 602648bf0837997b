package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;

/**
 * Names as users write them in sources.
 *
 * <pre>{@code
 * SourceName.of(ClassName.get("game", "World", "Tile"))   // World.Tile
 * SourceName.capitalized("maxHp")                         // MaxHp, as in getMaxHp()
 * }</pre>
 */
public final class SourceName {
  private SourceName() {}

  /** Returns the name of a class without its package, such as {@code Outer.Inner}. */
  public static String of(ClassName type) {
    return String.join(".", type.simpleNames());
  }

  /** Returns {@code Item} for {@code item}. */
  public static String capitalized(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
