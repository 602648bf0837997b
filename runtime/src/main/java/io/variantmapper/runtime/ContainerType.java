package io.variantmapper.runtime;

import java.util.Objects;

/**
 * The type that a typed Array declares for its elements, or that a typed Dictionary declares for
 * its keys or values.
 *
 * <pre>{@code
 * out.beginArray(ContainerType.of(VariantType.INT), 2);   // Array[int]
 * out.writeInt(1);
 * out.writeInt(2);
 * out.endArray();
 * }</pre>
 *
 * @param kind what is allowed: any value, values of one Variant type, objects of a native class, or
 *     objects with a script
 * @param type the Variant type of the values; NIL if any value is allowed, OBJECT for objects of a
 *     native class or with a script
 * @param name the name of the native class or the {@code res://} path of the script; empty for the
 *     other kinds
 */
public record ContainerType(Kind kind, VariantType type, String name) {
  /** Allows any value. */
  public static final ContainerType UNTYPED = new ContainerType(Kind.UNTYPED, VariantType.NIL, "");

  /** The four kinds, in the order of their numbers 0 to 3, which take two bits of the header. */
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
   * Creates a container type from its components. Code with {@link #UNTYPED}, {@link #of},
   * {@link #ofClass} or {@link #ofScript} is easier to read.
   *
   * @throws IllegalArgumentException if the type or the name does not suit the kind
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

  /**
   * Returns the container type for values of one Variant type, as in {@code Array[int]};
   * {@link #UNTYPED} for NIL.
   */
  public static ContainerType of(VariantType type) {
    return type == VariantType.NIL ? UNTYPED : new ContainerType(Kind.BUILT_IN, type, "");
  }

  /** Returns the container type for objects of a native class, as in {@code Array[Resource]}. */
  public static ContainerType ofClass(String className) {
    Objects.requireNonNull(className, "className");
    return new ContainerType(Kind.CLASS, VariantType.OBJECT, className);
  }

  /**
   * Returns the container type for objects with the script at {@code path}, as in
   * {@code Array[Enemy]}.
   */
  public static ContainerType ofScript(String path) {
    Objects.requireNonNull(path, "path");
    return new ContainerType(Kind.SCRIPT, VariantType.OBJECT, path);
  }

  /**
   * Returns the type as GDScript writes it in the brackets of {@code Array[int]}, such as
   * {@code int} or {@code Resource}. For a script, returns the path of the script.
   */
  @Override
  public String toString() {
    if (kind == Kind.UNTYPED) {
      return "Variant";
    }
    return kind == Kind.BUILT_IN ? type.godotName() : name;
  }
}
