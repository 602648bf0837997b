package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.NameAllocator;
import java.util.Set;

/**
 * Names as users write them in sources.
 *
 * <pre>{@code
 * SourceName.of(ClassName.get("game", "World", "Tile"))   // World.Tile
 * SourceName.capitalized("maxHp")                         // MaxHp, as in getMaxHp()
 * }</pre>
 */
public final class SourceName {
  private static final Set<String> OF_OBJECT =
      Set.of("hashCode", "toString", "clone", "finalize", "notify", "notifyAll", "wait");

  private SourceName() {}

  /**
   * Returns whether {@code Object} declares a method that has the given name and no parameters,
   * such as {@code hashCode}. Such a method is not the getter of a field with the same name.
   */
  public static boolean isMethodOfObject(String name) {
    return OF_OBJECT.contains(name);
  }

  /** Returns whether Java code can name a variable or method so, unlike {@code default}. */
  public static boolean isPossible(String name) {
    return new NameAllocator().newName(name).equals(name);
  }

  /** Returns the name of a class without its package, such as {@code Outer.Inner}. */
  public static String of(ClassName type) {
    return String.join(".", type.simpleNames());
  }

  /** Returns {@code Item} for {@code item}. */
  public static String capitalized(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
