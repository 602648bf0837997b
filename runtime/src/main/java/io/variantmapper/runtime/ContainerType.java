package io.variantmapper.runtime;

import java.util.Objects;

/**
 * What a typed Array says of its elements, or a typed Dictionary of its keys or values (FORMAT.md
 * 5.10).
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
 * @param name a native class's name or a script's {@code res://} path; else empty
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

  /** No part may be null. */
  public ContainerType {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(name, "name");
  }

  /** Values of one Variant type: {@code Array[int]}. NIL gives {@link #UNTYPED}. */
  public static ContainerType of(VariantType type) {
    return type == VariantType.NIL ? UNTYPED : new ContainerType(Kind.BUILT_IN, type, "");
  }

  /** Objects of a native class: {@code Array[Resource]}. */
  public static ContainerType ofClass(String className) {
    return new ContainerType(Kind.CLASS, VariantType.OBJECT, className);
  }

  /** Objects with the script at this path: {@code Array[Enemy]}. */
  public static ContainerType ofScript(String path) {
    return new ContainerType(Kind.SCRIPT, VariantType.OBJECT, path);
  }

  int headerBits(int shift) {
    return kind.ordinal() << shift;
  }

  /** As GDScript writes it between the brackets: {@code int}, {@code Resource}. */
  @Override
  public String toString() {
    return switch (kind) {
      case UNTYPED -> "Variant";
      case BUILT_IN -> type.godotName();
      case CLASS, SCRIPT -> name;
    };
  }
}
