package io.variantmapper.runtime;

import java.util.Objects;

/**
 * The type that a typed Array gives for its elements, or a typed Dictionary for its keys or values.
 *
 * <pre>{@code
 * out.beginArray(ContainerType.of(VariantType.INT), 2);   // Array[int]
 * out.writeInt(1);
 * out.writeInt(2);
 * out.endArray();
 * }</pre>
 *
 * @param kind which of the other parts counts
 * @param type a built-in type; NIL for an untyped side, OBJECT for classes and scripts
 * @param name a native class's name or a script's {@code res://} path; otherwise empty
 */
public record ContainerType(Kind kind, VariantType type, String name) {
  /** Any value may be in it. */
  public static final ContainerType UNTYPED = new ContainerType(Kind.UNTYPED, VariantType.NIL, "");

  /** The four kinds, in the order of their two header bits. */
  public enum Kind {
    /** Any value. */
    UNTYPED,
    /** Values of one Variant type. */
    BUILT_IN,
    /** Objects of a native class. */
    CLASS,
    /** Objects with a script. */
    SCRIPT
  }

  /**
   * Use {@link #UNTYPED}, {@link #of}, {@link #ofClass} or {@link #ofScript}.
   *
   * @throws IllegalArgumentException if the parts do not belong together
   */
  public ContainerType {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(name, "name");
    boolean isNamed = kind == Kind.CLASS || kind == Kind.SCRIPT;
    boolean fits = isNamed
        ? type == VariantType.OBJECT
        : name.isEmpty() && (kind == Kind.UNTYPED) == (type == VariantType.NIL);
    if (!fits) {
      throw new IllegalArgumentException(
          "A container type of kind " + kind + " can't have the type "
              + type.godotName() + " and the name \"" + name
              + "\". Use UNTYPED, of, ofClass or ofScript.");
    }
  }

  /** Returns values of one Variant type: {@code Array[int]}. NIL gives {@link #UNTYPED}. */
  public static ContainerType of(VariantType type) {
    return type == VariantType.NIL ? UNTYPED : new ContainerType(Kind.BUILT_IN, type, "");
  }

  /** Returns objects of a native class: {@code Array[Resource]}. */
  public static ContainerType ofClass(String className) {
    Objects.requireNonNull(className, "className");
    return new ContainerType(Kind.CLASS, VariantType.OBJECT, className);
  }

  /** Returns objects with the script at this path: {@code Array[Enemy]}. */
  public static ContainerType ofScript(String path) {
    Objects.requireNonNull(path, "path");
    return new ContainerType(Kind.SCRIPT, VariantType.OBJECT, path);
  }

  /** Returns the type as GDScript writes it between the brackets: {@code int}, {@code Resource}. */
  @Override
  public String toString() {
    if (kind == Kind.UNTYPED) {
      return "Variant";
    }
    return kind == Kind.BUILT_IN ? type.godotName() : name;
  }
}
