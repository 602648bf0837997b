package io.variantmapper.runtime.tree;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.types.TypeTable;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a value of a type can be made of, and what engines keep in a typed container. */
public final class Contents {
  /** The types that have a class of their own among Variants, and no Value. */
  private static final List<VariantType> OWN_CLASSES = List.of(
      VariantType.NIL,
      VariantType.BOOL,
      VariantType.INT,
      VariantType.FLOAT,
      VariantType.ARRAY,
      VariantType.DICTIONARY);

  private Contents() {}

  /**
   * Checks what a {@code Variant.Value} or a {@code Variant.Packed} is made of.
   *
   * @throws IllegalArgumentException if the type is another kind of Variant or can't hold the value
   */
  public static void requireContent(VariantType type, boolean packed, @Nullable Object content) {
    Objects.requireNonNull(type, "type");
    if (type.isPackedArray() != packed
        || OWN_CLASSES.contains(type)
        || !TypeTable.holds(type, content)) {
      String kind = packed ? "A Packed of " : "A Value of ";
      throw new IllegalArgumentException(
          kind + type.godotName() + " can't hold " + described(content));
    }
  }

  /** Returns an unmodifiable copy of a list without null, which is the parameter {@code name}. */
  public static <T> List<T> copyOf(List<T> list, String name) {
    for (T element : Objects.requireNonNull(list, name)) {
      if (element == null) {
        throw new NullPointerException(name + " has a null element");
      }
    }
    return List.copyOf(list);
  }

  private static String described(@Nullable Object content) {
    String name = content == null ? "null" : content.getClass().getSimpleName();
    boolean hasNull = content instanceof Object[] array && Arrays.asList(array).contains(null);
    return name + (hasNull ? " with a null in it" : "");
  }

  /**
   * Returns whether engines keep values of {@code type} in a container. They take a nil for any
   * Object, and make a float of an int, and a String of a StringName or the other way round.
   */
  static boolean keeps(ContainerType container, VariantType type) {
    VariantType kept = container.type();
    return container.kind() == ContainerType.Kind.UNTYPED
        || type == kept
        || (kept == VariantType.OBJECT && type == VariantType.NIL)
        || (kept == VariantType.FLOAT && type == VariantType.INT)
        || (kept.isText() && type.isText());
  }

  /**
   * Refuses values that engines drop from a container.
   *
   * @throws IllegalArgumentException for such a value
   */
  public static void requireKept(ContainerType container, VariantType type) {
    if (!keeps(container, type)) {
      throw new IllegalArgumentException(
          "Engines drop " + type.godotName() + " from a container of " + container);
    }
  }
}
